import { onDemand } from '../../runtime/on-demand.ts'
import { fetchedView } from '../fetched-view.tsx'
import './table.css'

/** What sizes columns: slideshows seldom begin with a table. */
const stage = onDemand(() => import('../table-stage.tsx'), 'TableStage')

export const table = fetchedView<'table'>(stage, ['title', 'content'])
