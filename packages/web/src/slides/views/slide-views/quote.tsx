import { onDemand } from '../../runtime/on-demand.ts'
import { fetchedView } from '../fetched-view.tsx'
import './quote.css'

/** What finds the highlight in a quote: few slides quote. */
const stage = onDemand(() => import('../quote-stage.tsx'), 'QuoteStage')

export const quote = fetchedView<'quote'>(stage, ['subtitle', 'quote', 'content'])
