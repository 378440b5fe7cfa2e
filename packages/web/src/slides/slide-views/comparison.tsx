import { animated } from '../animated.ts'
import { RichText } from '../rich-text.tsx'
import { SlideTitle } from '../slide-title.tsx'
import type { SlideView, StageProps } from '../slide-view.ts'
import './comparison.css'

function Stage({ content }: StageProps<'comparison'>) {
  const rows = [
    { feature: content.feature_1, items: [content.item_1_feature_1, content.item_2_feature_1] },
    { feature: content.feature_2, items: [content.item_1_feature_2, content.item_2_feature_2] },
  ].filter(({ feature, items }) => [feature, ...items].some((text) => text.trim()))
  return (
    <div className="slide-page" data-page>
      <SlideTitle text={content.slide_title} />
      <table className="slide-comparison" {...animated('content')}>
        <thead>
          <tr>
            <th scope="col" aria-label="Feature" />
            {[content.comparison_item_1, content.comparison_item_2].map((item, side) => (
              <th key={side} scope="col" data-text>
                <RichText text={item} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ feature, items }, row) => (
            <tr key={row}>
              <th scope="row" data-text>
                <RichText text={feature} />
              </th>
              {items.map((text, side) => (
                <td key={side} data-text>
                  <RichText text={text} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

export const comparison: SlideView<'comparison'> = { Stage }
