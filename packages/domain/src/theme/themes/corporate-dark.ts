import { themePreset } from '../theme.ts'

export const corporateDark = themePreset({
  id: 'corporate-dark',
  name: 'Corporate Dark',
  description: 'Low light, high focus',
  category: 'corporate',
  theme: {
    primary_color: '#6CB2FF',
    secondary_color: '#8EA3BF',
    accent_color: '#41D8B4',
    danger_color: '#FF8080',
    card_bg: '#1B2634',
    text_primary: '#F2F6FB',
    text_secondary: '#B1BECF',
    bg_gradient: 'linear-gradient(160deg, #0D141E 0%, #172436 100%)',
    shadow: '0 12px 32px rgba(0, 0, 0, 0.40)',
    border_radius: '8px',
    transition_speed: '0.4s',
    transition_type: 'fade',
  },
})
