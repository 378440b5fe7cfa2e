import { onDemand } from '../../runtime/on-demand.ts'
import { fetchedView } from '../fetched-view.tsx'
import './image.css'

/** What loads, crops and replaces pictures: slideshows seldom begin with one. */
const stage = onDemand(() => import('../image-stage.tsx'), 'ImageStage')

export const image = fetchedView<'image'>(stage, ['title', 'content', 'image'])
