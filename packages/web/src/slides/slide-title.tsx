import { animated } from './animated.ts'
import { RichText } from './rich-text.tsx'

/** The title on top of most slides; nothing when there is none. */
export function SlideTitle({ text }: { readonly text: string }) {
  if (!text.trim()) return null
  return (
    <h2 className="slide-title" data-text {...animated('title')}>
      <RichText text={text} />
    </h2>
  )
}

/** The small heading above a term or a quote. */
export function Eyebrow({ text }: { readonly text: string }) {
  if (!text.trim()) return null
  return (
    <p className="slide-eyebrow" data-text {...animated('subtitle')}>
      <RichText text={text} />
    </p>
  )
}
