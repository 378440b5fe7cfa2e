/** The background presets of the theme editor, as CSS gradients. */
export const gradients = [
  { name: 'Blue to Purple', gradient: 'linear-gradient(135deg, #2F6FDE 0%, #7B3FE4 100%)' },
  { name: 'Green to Blue', gradient: 'linear-gradient(135deg, #1FA971 0%, #2F6FDE 100%)' },
  { name: 'Orange to Red', gradient: 'linear-gradient(135deg, #F28A2E 0%, #D93A3A 100%)' },
  { name: 'Yellow to Orange', gradient: 'linear-gradient(135deg, #F6CB45 0%, #F0872B 100%)' },
  { name: 'Teal to Blue', gradient: 'linear-gradient(135deg, #16A6A0 0%, #2B6BD1 100%)' },
  { name: 'Purple to Pink', gradient: 'linear-gradient(135deg, #7B3FE4 0%, #E0559A 100%)' },
  { name: 'Blue to Cyan', gradient: 'linear-gradient(135deg, #2B6BD1 0%, #2FC3E0 100%)' },
  { name: 'Red to Purple', gradient: 'linear-gradient(135deg, #D13B52 0%, #6F35C9 100%)' },
] as const
