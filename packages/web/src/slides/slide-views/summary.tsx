import { animated } from '../animated.ts'
import { Paragraphs } from '../rich-text.tsx'
import type { SlideView, StageProps } from '../slide-view.ts'

function Stage({ content }: StageProps<'summary'>) {
  return (
    <div className="slide-page" data-page>
      <section className="slide-summary" {...animated('content')}>
        <h2 className="slide-eyebrow">Summary</h2>
        <Paragraphs text={content.summary_text} />
      </section>
    </div>
  )
}

export const summary: SlideView<'summary'> = { Stage }
