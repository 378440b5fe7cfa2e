import { onDemand } from '../runtime/on-demand.ts'

/** KaTeX: most slides have no formula. */
export const formula = onDemand(() => import('./formula.tsx'), 'Formula')
