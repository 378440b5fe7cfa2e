import { use } from 'react'
import { splitTerm } from '@lectern/domain/slides/text/split-term.ts'
import { animated } from '../../motion/animated.ts'
import { isSamePlace, SlideEditingContext } from '../../text/slide-editing.ts'
import { SlideText, useItems } from '../../text/slide-text.tsx'
import { SlideTitle } from '../../text/slide-title.tsx'
import type { SlideView, StageProps } from '../slide-view.ts'
import './bullets.css'

const field = 'bullet_points'

interface PointProps {
  readonly item: number
  readonly text: string
}

function Stage({ content, layout }: StageProps<'bullets'>) {
  const editing = use(SlideEditingContext)
  const points = useItems(field, content.bullet_points)
  // Keeps the element, because another element would lose the focus of the edited point when the layout changes.
  const List = layout === 'numbered' && !editing ? 'ol' : 'ul'
  return (
    <div className="slide-page slide-framed" data-page>
      <SlideTitle field="slide_title" text={content.slide_title} />
      <List className="slide-bullets">
        {points.map((point) => (
          // Points are identified by their place.
          <li key={point.item} {...animated('bullets')}>
            {layout === 'rows' ? <Whole {...point} /> : <Parted {...point} />}
          </li>
        ))}
      </List>
    </div>
  )
}

function Whole(point: PointProps) {
  return <SlideText as="span" field={field} {...point} />
}

/** The term at the start of the point, and the rest. A point that is edited stays whole. */
function Parted({ item, text }: PointProps) {
  const editing = use(SlideEditingContext)
  const parts = isSamePlace(editing?.typed, { field, item }) ? undefined : splitTerm(text)
  if (!parts) return <Whole item={item} text={text} />
  const { term, meaning } = parts
  return (
    <>
      <SlideText as="span" className="slide-term" field={field} item={item} {...term} />
      <SlideText as="span" field={field} item={item} {...meaning} />
    </>
  )
}

export const bullets: SlideView<'bullets'> = { Stage, elements: ['title', 'bullets'] }
