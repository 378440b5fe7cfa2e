import { animated } from '../motion/animated.ts'
import type { FieldName } from './slide-editing.ts'
import { SlideText } from './slide-text.tsx'

interface HeadingProps {
  readonly field: FieldName
  readonly text: string
}

/** The title at the top of most slides. Nothing if it is empty. */
export function SlideTitle(heading: HeadingProps) {
  return <SlideText as="h2" className="slide-title" {...heading} {...animated('title')} />
}

/** The small heading above a term or a quote. */
export function Eyebrow(heading: HeadingProps) {
  return <SlideText as="p" className="slide-eyebrow" {...heading} {...animated('subtitle')} />
}
