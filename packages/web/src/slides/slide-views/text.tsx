import { animated } from '../animated.ts'
import { Paragraphs } from '../slide-text.tsx'
import { SlideTitle } from '../slide-title.tsx'
import type { SlideView, StageProps } from '../slide-view.ts'
import './text.css'

function Stage({ content }: StageProps<'text'>) {
  return (
    <div className="slide-page" data-page>
      <SlideTitle field="slide_title" text={content.slide_title} />
      <div className="slide-text" {...animated('content')}>
        <Paragraphs field="slide_content" text={content.slide_content} />
      </div>
    </div>
  )
}

export const text: SlideView<'text'> = { Stage, elements: ['title', 'content'] }
