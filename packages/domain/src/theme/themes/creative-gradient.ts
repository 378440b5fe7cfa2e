import { themePreset } from '../theme.ts'

export const creativeGradient = themePreset({
  id: 'creative-gradient',
  name: 'Creative Gradient',
  description: 'Sunset colours, bold titles',
  category: 'creative',
  theme: {
    primary_color: '#FFC27A',
    secondary_color: '#FF86B0',
    accent_color: '#7FE7F2',
    danger_color: '#FFC4BD',
    card_bg: '#3A1458',
    text_primary: '#FFFFFF',
    text_secondary: '#FBE8F5',
    bg_gradient: 'linear-gradient(130deg, #2C1A6E 0%, #78207C 58%, #A5305A 100%)',
    shadow: '0 16px 44px rgba(26, 6, 48, 0.40)',
    border_radius: '24px',
    transition_speed: '0.8s',
    transition_type: 'zoom-in',
  },
})
