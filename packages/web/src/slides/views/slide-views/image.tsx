import { Fetched, onDemand } from '../../runtime/on-demand.ts'
import type { SlideView, StageProps } from '../slide-view.ts'
import './image.css'

/** Loads, crops and replaces pictures. Slideshows seldom start with one. */
const imageStage = onDemand(() => import('../image-stage.tsx'), 'ImageStage')

function Stage(props: StageProps<'image'>) {
  return <Fetched code={imageStage} props={props} />
}

export const image: SlideView<'image'> = {
  Stage,
  elements: ['title', 'content', 'image'],
  code: [imageStage],
}
