import { use } from 'react'
import { animated } from '../../motion/animated.ts'
import { SlideEditingContext } from '../../text/slide-editing.ts'
import { SlideText } from '../../text/slide-text.tsx'
import { SlideTitle } from '../../text/slide-title.tsx'
import { messages } from '../messages.ts'
import type { SlideView, StageProps } from '../slide-view.ts'
import './comparison.css'

const items = ['comparison_item_1', 'comparison_item_2'] as const
/** A feature, and its value for each item. */
const features = [
  ['feature_1', 'item_1_feature_1', 'item_2_feature_1'],
  ['feature_2', 'item_1_feature_2', 'item_2_feature_2'],
] as const

function Stage({ content }: StageProps<'comparison'>) {
  const editing = use(SlideEditingContext)
  return (
    <div className="slide-page slide-framed slide-wide" data-page>
      <SlideTitle field="slide_title" text={content.slide_title} />
      <table className="slide-comparison" {...animated('content')}>
        <thead>
          <tr>
            <th scope="col" aria-label={messages.feature} />
            {items.map((item) => (
              <SlideText key={item} as="th" scope="col" always field={item} text={content[item]} />
            ))}
          </tr>
        </thead>
        <tbody>
          {features.map((row) => {
            const filled = row.some((field) => content[field].trim())
            if (!filled && !editing) return null
            return (
              <tr key={row[0]}>
                {row.map((field, column) => (
                  <SlideText
                    key={field}
                    {...(column === 0 ? { as: 'th', scope: 'row' } : { as: 'td' })}
                    always={filled}
                    field={field}
                    text={content[field]}
                  />
                ))}
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

export const comparison: SlideView<'comparison'> = { Stage, elements: ['title', 'content'] }
