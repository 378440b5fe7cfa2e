import { animated } from '../animated.ts'
import { Paragraphs, SlideText } from '../slide-text.tsx'
import { Eyebrow } from '../slide-title.tsx'
import type { SlideView, StageProps } from '../slide-view.ts'
import './definition.css'

function Stage({ content }: StageProps<'definition'>) {
  return (
    <div className="slide-page" data-page>
      <div className="slide-definition">
        <Eyebrow field="slide_title" text={content.slide_title} />
        <SlideText as="h2" field="term" text={content.term} {...animated('title')} />
        <div className="slide-meaning" {...animated('content')}>
          <Paragraphs field="definition" text={content.definition} />
        </div>
      </div>
    </div>
  )
}

export const definition: SlideView<'definition'> = { Stage, elements: ['title', 'subtitle', 'content'] }
