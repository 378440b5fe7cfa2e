import { themePreset } from '../theme.ts'

export const educationalBlue = themePreset({
  id: 'educational-blue',
  name: 'Educational Blue',
  description: 'Bright and clear, for lessons',
  category: 'educational',
  theme: {
    primary_color: '#1D5FB4',
    secondary_color: '#5AA2E6',
    accent_color: '#F5A93B',
    danger_color: '#B92F35',
    card_bg: '#FFFFFF',
    text_primary: '#11263F',
    text_secondary: '#465A73',
    bg_gradient: 'linear-gradient(140deg, #F4F9FF 0%, #DDEBFB 100%)',
    shadow: '0 10px 30px rgba(17, 38, 63, 0.10)',
    border_radius: '16px',
    transition_speed: '0.5s',
    transition_type: 'fade',
  },
})
