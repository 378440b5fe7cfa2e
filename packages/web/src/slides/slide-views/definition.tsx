import { animated } from '../animated.ts'
import { Paragraphs, RichText } from '../rich-text.tsx'
import { Eyebrow } from '../slide-title.tsx'
import type { SlideView, StageProps } from '../slide-view.ts'
import './definition.css'

function Stage({ content }: StageProps<'definition'>) {
  return (
    <div className="slide-page" data-page>
      <div className="slide-definition">
        <Eyebrow text={content.slide_title} />
        <h2 data-text {...animated('title')}>
          <RichText text={content.term} />
        </h2>
        {content.definition && (
          <div className="slide-meaning" {...animated('content')}>
            <Paragraphs text={content.definition} />
          </div>
        )}
      </div>
    </div>
  )
}

export const definition: SlideView<'definition'> = { Stage }
