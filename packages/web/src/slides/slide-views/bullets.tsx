import { animated } from '../animated.ts'
import { RichText } from '../rich-text.tsx'
import { SlideTitle } from '../slide-title.tsx'
import type { SlideView, StageProps } from '../slide-view.ts'
import './bullets.css'

function Stage({ content }: StageProps<'bullets'>) {
  const points = content.bullet_points.filter((point) => point.trim())
  return (
    <div className="slide-page" data-page>
      <SlideTitle text={content.slide_title} />
      <ul className="slide-bullets">
        {points.map((point, index) => (
          // Points have no other identity than their place.
          <li key={index} {...animated('bullets')}>
            <span data-text>
              <RichText text={point} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

export const bullets: SlideView<'bullets'> = { Stage }
