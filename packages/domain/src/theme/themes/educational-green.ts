import { themePreset } from '../theme.ts'

export const educationalGreen = themePreset({
  id: 'educational-green',
  name: 'Educational Green',
  description: 'Fresh, for nature and science',
  category: 'educational',
  theme: {
    primary_color: '#21734B',
    secondary_color: '#74BE8F',
    accent_color: '#F0B429',
    danger_color: '#B92F35',
    card_bg: '#FFFFFF',
    text_primary: '#14301F',
    text_secondary: '#48604F',
    bg_gradient: 'linear-gradient(140deg, #F6FBF4 0%, #DFF1E2 100%)',
    shadow: '0 10px 30px rgba(20, 48, 31, 0.10)',
    border_radius: '16px',
    transition_speed: '0.5s',
    transition_type: 'slide-left',
  },
})
