import { animated } from '../animated.ts'
import { Paragraphs, RichText } from '../rich-text.tsx'
import { SlideTitle } from '../slide-title.tsx'
import type { SlideView, StageProps } from '../slide-view.ts'
import './two-column.css'

function Stage({ content }: StageProps<'two-column'>) {
  const columns = [
    { heading: content.column1_title, text: content.column1_content },
    { heading: content.column2_title, text: content.column2_content },
  ]
  return (
    <div className="slide-page" data-page>
      <SlideTitle text={content.slide_title} />
      <div className="slide-columns">
        {columns.map(({ heading, text }, index) => (
          // The two columns are told apart by their side.
          <section key={index} {...animated('content')}>
            {heading && (
              <h3 data-text>
                <RichText text={heading} />
              </h3>
            )}
            <Paragraphs text={text} />
          </section>
        ))}
      </div>
    </div>
  )
}

export const twoColumn: SlideView<'two-column'> = { Stage }
