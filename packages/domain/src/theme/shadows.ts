import { withLabels } from '../messages/with-labels.ts'

/** The shadow presets of the theme editor, as CSS box-shadows. */
export const shadows = /* @__PURE__ */ withLabels('shadows', [
  { id: 'small', label: 'Small', shadow: '0 2px 6px rgba(0, 0, 0, 0.10)' },
  { id: 'medium', label: 'Medium', shadow: '0 8px 20px rgba(0, 0, 0, 0.12)' },
  { id: 'large', label: 'Large', shadow: '0 18px 44px rgba(0, 0, 0, 0.18)' },
  { id: 'sharp', label: 'Sharp', shadow: '6px 6px 0 rgba(0, 0, 0, 0.20)' },
  { id: 'diffuse', label: 'Diffuse', shadow: '0 12px 50px rgba(0, 0, 0, 0.08)' },
])
