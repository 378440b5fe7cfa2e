import { themePreset } from '../theme.ts'

export const minimalGrayscale = themePreset({
  id: 'minimal-grayscale',
  name: 'Minimal Grayscale',
  description: 'For print and projectors',
  category: 'minimal',
  theme: {
    primary_color: '#3D3D3D',
    secondary_color: '#9A9A9A',
    accent_color: '#6B6B6B',
    danger_color: '#8C2F2F',
    card_bg: '#F2F2F2',
    text_primary: '#1C1C1C',
    text_secondary: '#595959',
    bg_gradient: 'linear-gradient(180deg, #FFFFFF 0%, #F5F5F5 100%)',
    shadow: 'none',
    border_radius: '0px',
    transition_speed: '0.3s',
    transition_type: 'none',
  },
})
