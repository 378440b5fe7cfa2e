import { animated } from '../../motion/animated.ts'
import { sentenceSplitter } from '../../text/sentences.ts'
import { Paragraphs, SlideText } from '../../text/slide-text.tsx'
import { Eyebrow } from '../../text/slide-title.tsx'
import type { SlideView, StageProps } from '../slide-view.ts'
import './definition.css'

function Stage({ content }: StageProps<'definition'>) {
  return (
    <div className="slide-page slide-framed" data-page>
      <Eyebrow field="slide_title" text={content.slide_title} />
      <div className="slide-definition">
        <SlideText as="h2" field="term" text={content.term} {...animated('title')} />
        <div className="slide-meaning" {...animated('content')}>
          <Paragraphs field="definition" text={content.definition} />
        </div>
      </div>
    </div>
  )
}

export const definition: SlideView<'definition'> = {
  Stage,
  elements: ['title', 'subtitle', 'content'],
  code: [sentenceSplitter],
}
