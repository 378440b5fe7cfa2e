import { themePreset } from '../theme.ts'

export const minimalDark = themePreset({
  id: 'minimal-dark',
  name: 'Minimal Dark',
  description: 'Black, white, one accent',
  category: 'minimal',
  theme: {
    primary_color: '#F4F4F2',
    secondary_color: '#8C9196',
    accent_color: '#F2B544',
    danger_color: '#FF8A80',
    card_bg: '#222426',
    text_primary: '#F7F7F5',
    text_secondary: '#B5B9BD',
    bg_gradient: 'linear-gradient(180deg, #141516 0%, #1A1B1D 100%)',
    shadow: 'none',
    border_radius: '2px',
    transition_speed: '0.4s',
    transition_type: 'fade',
  },
})
