import { onDemand } from '../../runtime/on-demand.ts'
import { fetchedView } from '../fetched-view.tsx'
import './comparison.css'

/** Few slides compare. */
const stage = onDemand(() => import('../comparison-stage.tsx'), 'ComparisonStage')

export const comparison = fetchedView<'comparison'>(stage, ['title', 'content'])
