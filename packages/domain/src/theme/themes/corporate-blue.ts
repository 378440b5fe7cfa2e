import { themePreset } from '../theme.ts'

export const corporateBlue = themePreset({
  id: 'corporate-blue',
  name: 'Corporate Blue',
  description: 'Steady and formal',
  category: 'corporate',
  theme: {
    primary_color: '#0F3D73',
    secondary_color: '#4C79AE',
    accent_color: '#17A2B8',
    danger_color: '#B8323A',
    card_bg: '#FFFFFF',
    text_primary: '#0E1F33',
    text_secondary: '#45566A',
    bg_gradient: 'linear-gradient(160deg, #F7F9FC 0%, #E6ECF4 100%)',
    shadow: '0 8px 24px rgba(14, 31, 51, 0.12)',
    border_radius: '8px',
    transition_speed: '0.4s',
    transition_type: 'slide-left',
  },
})
