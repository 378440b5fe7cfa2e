import { themePreset } from '../theme.ts'

export const creativePurple = themePreset({
  id: 'creative-purple',
  name: 'Creative Purple',
  description: 'Playful violet',
  category: 'creative',
  theme: {
    primary_color: '#D8B4FF',
    secondary_color: '#9F7BEA',
    accent_color: '#FFD166',
    danger_color: '#FF8FA3',
    card_bg: '#3A2568',
    text_primary: '#FBF7FF',
    text_secondary: '#D8CBEF',
    bg_gradient: 'linear-gradient(135deg, #2A1752 0%, #4B2A8C 100%)',
    shadow: '0 16px 40px rgba(20, 8, 48, 0.40)',
    border_radius: '20px',
    transition_speed: '0.7s',
    transition_type: 'zoom-in',
  },
})
