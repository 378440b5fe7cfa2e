import { themePreset } from '../theme.ts'

export const corporateMinimal = themePreset({
  id: 'corporate-minimal',
  name: 'Corporate Minimal',
  description: 'Grey, thin and exact',
  category: 'corporate',
  theme: {
    primary_color: '#374452',
    secondary_color: '#8796A5',
    accent_color: '#2368B5',
    danger_color: '#B8323A',
    card_bg: '#FFFFFF',
    text_primary: '#1C242C',
    text_secondary: '#56626E',
    bg_gradient: 'linear-gradient(160deg, #FFFFFF 0%, #EFF2F5 100%)',
    shadow: '0 4px 14px rgba(28, 36, 44, 0.08)',
    border_radius: '4px',
    transition_speed: '0.3s',
    transition_type: 'fade',
  },
})
