import { themePreset } from '../theme.ts'

export const educationalNeutral = themePreset({
  id: 'educational-neutral',
  name: 'Educational Neutral',
  description: 'Warm paper, calm reading',
  category: 'educational',
  theme: {
    primary_color: '#6B4F3A',
    secondary_color: '#C3A588',
    accent_color: '#D9772B',
    danger_color: '#B3392F',
    card_bg: '#FFFDF9',
    text_primary: '#2E241C',
    text_secondary: '#65574A',
    bg_gradient: 'linear-gradient(140deg, #FBF8F2 0%, #F0E8DB 100%)',
    shadow: '0 10px 30px rgba(46, 36, 28, 0.10)',
    border_radius: '12px',
    transition_speed: '0.6s',
    transition_type: 'fade',
  },
})
