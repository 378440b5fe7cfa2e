/** The shadow presets of the theme editor, as CSS box-shadows. */
export const shadows = [
  { name: 'Small', shadow: '0 2px 6px rgba(0, 0, 0, 0.10)' },
  { name: 'Medium', shadow: '0 8px 20px rgba(0, 0, 0, 0.12)' },
  { name: 'Large', shadow: '0 18px 44px rgba(0, 0, 0, 0.18)' },
  { name: 'Sharp', shadow: '6px 6px 0 rgba(0, 0, 0, 0.20)' },
  { name: 'Diffuse', shadow: '0 12px 50px rgba(0, 0, 0, 0.08)' },
] as const
