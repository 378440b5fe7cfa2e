import { withLabels } from '../messages/with-labels.ts'

/** The background presets of the theme editor, as CSS gradients. */
export const gradients = /* @__PURE__ */ withLabels('gradients', [
  {
    id: 'blue-purple',
    label: 'Blue to Purple',
    gradient: 'linear-gradient(135deg, #2F6FDE 0%, #7B3FE4 100%)',
  },
  { id: 'green-blue', label: 'Green to Blue', gradient: 'linear-gradient(135deg, #1FA971 0%, #2F6FDE 100%)' },
  { id: 'orange-red', label: 'Orange to Red', gradient: 'linear-gradient(135deg, #F28A2E 0%, #D93A3A 100%)' },
  {
    id: 'yellow-orange',
    label: 'Yellow to Orange',
    gradient: 'linear-gradient(135deg, #F6CB45 0%, #F0872B 100%)',
  },
  { id: 'teal-blue', label: 'Teal to Blue', gradient: 'linear-gradient(135deg, #16A6A0 0%, #2B6BD1 100%)' },
  {
    id: 'purple-pink',
    label: 'Purple to Pink',
    gradient: 'linear-gradient(135deg, #7B3FE4 0%, #E0559A 100%)',
  },
  { id: 'blue-cyan', label: 'Blue to Cyan', gradient: 'linear-gradient(135deg, #2B6BD1 0%, #2FC3E0 100%)' },
  { id: 'red-purple', label: 'Red to Purple', gradient: 'linear-gradient(135deg, #D13B52 0%, #6F35C9 100%)' },
])
