import { onDemand } from '../runtime/on-demand.ts'

/** KaTeX is loaded on demand, because most slides have no formula. */
export const formula = onDemand(() => import('./formula.tsx'), 'Formula')
