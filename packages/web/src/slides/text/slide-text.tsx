import { createContext, type ReactNode, use } from 'react'
import type { AnimatedElement } from '../motion/animated.ts'
import { splitParagraphs } from './paragraphs.ts'
import { RichText } from './rich-text.tsx'
import { isSamePlace, SlideEditingContext, type TextPlace } from './slide-editing.ts'

interface SlideTextProps extends TextPlace {
  readonly as: 'h2' | 'h3' | 'p' | 'span' | 'blockquote' | 'figcaption' | 'th' | 'td'
  readonly text: string
  /** Keeps its space while it is empty, as a cell does. */
  readonly always?: boolean
  readonly className?: string | undefined
  /** The rendered text. Without it, the text is rendered as rich text. */
  readonly drawn?: ReactNode
  readonly scope?: 'row' | 'col' | undefined
  readonly 'data-element'?: AnimatedElement
}

/** The direction of the slide around a text. */
export const SlideDirectionContext = createContext<'ltr' | 'rtl'>('ltr')

/**
 * A text of a slide, and its field. An empty text is not rendered. On an edited slide, a placeholder is rendered
 * instead (`data-stand-in`) if there is space.
 */
export function SlideText(props: SlideTextProps) {
  const { as: Element, text, field, item, from, always = false, ...shown } = props
  const { drawn = <RichText text={text} />, ...rest } = shown
  const editing = use(SlideEditingContext)
  const isReordered = use(SlideDirectionContext) === 'rtl' && isLeftToRight(text)
  // Without the element, an Arabic slide would show '3.1 Tides' as 'Tides 3.1'.
  const content = isReordered ? <bdi dir="ltr">{drawn}</bdi> : drawn
  const place = { field, item, from }
  const missing = !always && !text.trim() && !(editing && isSamePlace(editing.typed, place))
  if (missing && !editing) return null
  return (
    <Element {...rest} data-text data-stand-in={missing || undefined}>
      {editing ? editing.drawText(place, text, content) : content}
    </Element>
  )
}

/** True for a text with letters of left-to-right scripts only. */
function isLeftToRight(text: string): boolean {
  return /\p{L}/u.test(text) && !/[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFF]/u.test(text)
}

/** A text of several paragraphs, which are separated by empty lines. */
export function Paragraphs({ field, text }: Pick<SlideTextProps, 'field' | 'text'>) {
  return useItems(field, splitParagraphs(text)).map(({ item, text: paragraph }) => (
    <SlideText key={item} as="p" field={field} item={item} text={paragraph.trim()} />
  ))
}

/** The rendered bullets or paragraphs of a field: those with text, and the one that is edited. */
export function useItems(
  field: TextPlace['field'],
  texts: readonly string[],
): readonly { readonly item: number; readonly text: string }[] {
  const editing = use(SlideEditingContext)
  const items = texts
    .map((text, item) => ({ item, text }))
    .filter(({ item, text }) => text.trim() || (editing && isSamePlace(editing.typed, { field, item })))
  return editing && items.length === 0 ? [{ item: 0, text: '' }] : items
}
