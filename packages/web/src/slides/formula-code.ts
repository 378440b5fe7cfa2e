import { onDemand } from './on-demand.ts'

/** KaTeX: most slides have no formula. */
export const formula = onDemand(async () => (await import('./formula.tsx')).Formula)
