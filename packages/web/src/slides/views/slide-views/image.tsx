import { onDemand } from '../../runtime/on-demand.ts'
import { fetchedView } from '../fetched-view.tsx'
import './image.css'

/** Loads, crops and replaces pictures. Slideshows seldom start with one. */
const stage = onDemand(() => import('../image-stage.tsx'), 'ImageStage')

export const image = fetchedView<'image'>(stage, ['title', 'content', 'image'])
