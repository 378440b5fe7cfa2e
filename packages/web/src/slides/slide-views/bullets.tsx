import { animated } from '../animated.ts'
import { SlideText, useItems } from '../slide-text.tsx'
import { SlideTitle } from '../slide-title.tsx'
import type { SlideView, StageProps } from '../slide-view.ts'
import './bullets.css'

function Stage({ content }: StageProps<'bullets'>) {
  const points = useItems('bullet_points', content.bullet_points)
  return (
    <div className="slide-page" data-page>
      <SlideTitle field="slide_title" text={content.slide_title} />
      <ul className="slide-bullets">
        {points.map((point) => (
          // Points have no other identity than their place.
          <li key={point.item} {...animated('bullets')}>
            <SlideText as="span" field="bullet_points" {...point} />
          </li>
        ))}
      </ul>
    </div>
  )
}

export const bullets: SlideView<'bullets'> = { Stage, elements: ['title', 'bullets'] }
