import { themePreset } from '../theme.ts'

export const minimalLight = themePreset({
  id: 'minimal-light',
  name: 'Minimal Light',
  description: 'White space and one accent',
  category: 'minimal',
  theme: {
    primary_color: '#1F2933',
    secondary_color: '#7B8794',
    accent_color: '#BF4520',
    danger_color: '#B3261E',
    card_bg: '#F4F3EF',
    text_primary: '#171B20',
    text_secondary: '#535D68',
    bg_gradient: 'linear-gradient(180deg, #FFFFFF 0%, #FBFAF7 100%)',
    shadow: 'none',
    border_radius: '2px',
    transition_speed: '0.4s',
    transition_type: 'fade',
  },
})
