import { themePreset } from '../theme.ts'

export const creativeOrange = themePreset({
  id: 'creative-orange',
  name: 'Creative Orange',
  description: 'Warm and energetic',
  category: 'creative',
  theme: {
    primary_color: '#B5430B',
    secondary_color: '#F08A4B',
    accent_color: '#0E7C86',
    danger_color: '#A8263A',
    card_bg: '#FFFFFF',
    text_primary: '#3A1A08',
    text_secondary: '#74492F',
    bg_gradient: 'linear-gradient(135deg, #FFF6EA 0%, #FFDDB8 100%)',
    shadow: '0 12px 32px rgba(58, 26, 8, 0.14)',
    border_radius: '20px',
    transition_speed: '0.6s',
    transition_type: 'slide-up',
  },
})
