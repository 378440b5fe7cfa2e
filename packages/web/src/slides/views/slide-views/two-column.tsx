import { animated } from '../../motion/animated.ts'
import { Paragraphs, SlideText } from '../../text/slide-text.tsx'
import { SlideTitle } from '../../text/slide-title.tsx'
import type { SlideView, StageProps } from '../slide-view.ts'
import './two-column.css'

const columns = [
  { heading: 'column1_title', text: 'column1_content' },
  { heading: 'column2_title', text: 'column2_content' },
] as const

function Stage({ content }: StageProps<'two-column'>) {
  return (
    <div className="slide-page slide-framed" data-page>
      <SlideTitle field="slide_title" text={content.slide_title} />
      <div className="slide-columns">
        {columns.map(({ heading, text }) => (
          <section key={heading} {...animated('content')}>
            <SlideText as="h3" field={heading} text={content[heading]} />
            <Paragraphs field={text} text={content[text]} />
          </section>
        ))}
      </div>
    </div>
  )
}

export const twoColumn: SlideView<'two-column'> = { Stage, elements: ['title', 'content'] }
