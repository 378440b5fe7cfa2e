import { bodyFields, readBodyItems, writeBodyItems } from '../../slides/body-items.ts'
import { newContent } from '../../slides/read-content.ts'
import type { SlideType } from '../../slides/slide-type.ts'
import { isSlideType, slideTypes } from '../../slides/slide-types.ts'
import type { SlideTypeId } from '../../slides/slide-types.ts'
import { replaceSlide, slideOf } from './edit-slides.ts'
import { firstTitle, mainTitleField, titleFieldsOf } from '../slide-title.ts'
import type { Slide, Slideshow } from '../slideshow.ts'

type Content = Slide['content']

/**
 * Changes the type of a slide. Content that both types support is converted: the title, and texts and lists, which are
 * converted to each other. The rest stays in the content, invisible, so that changing back restores everything that was
 * not edited since.
 */
export function changeSlideType(slideshow: Slideshow, key: string, type: SlideTypeId): Slideshow {
  const slide = slideOf(slideshow, key)
  if (!slide || slide.slide_type === type) return slideshow
  const to: SlideType = slideTypes[type]
  const from: SlideType | undefined = isSlideType(slide.slide_type) ? slideTypes[slide.slide_type] : undefined
  const content = {
    ...newContent(to),
    ...slide.content,
    ...title(slide.content, from, to),
    ...body(slide.content, from, to, slideshow.presentation.language ?? ''),
  }
  return replaceSlide(slideshow, key, [{ ...slide, slide_type: type, content }])
}

/** The title in the field of the new type. */
function title(content: Content, from: SlideType | undefined, to: SlideType): Content {
  const heading = firstTitle(content, from && titleFieldsOf(from)) ?? firstTitle(content)
  const own = titleFieldsOf(to)
  const main = mainTitleField(to)
  if (heading === undefined || main === undefined) return {}
  const oneLine = to.fields[main]?.kind === 'line' ? heading.replaceAll(/\s*\n\s*/g, ' ') : heading
  // The title appears once: if it becomes the term, it is not also the heading.
  const elsewhere = own.filter((name) => name !== main && content[name] === heading)
  if (firstTitle(content, [main]) === undefined) {
    return { ...Object.fromEntries(elsewhere.map((name) => [name, ''])), [main]: oneLine }
  }
  return own.some((name) => content[name] === heading) ? {} : { [main]: oneLine }
}

/** The body in the fields of the new type. Existing fields with the same text stay unchanged. */
function body(content: Content, from: SlideType | undefined, to: SlideType, language: string): Content {
  if (!from) return {}
  const all = bodyFields(to, titleFieldsOf(to))
  const target = all.filter(([, { authorsOnly }]) => !authorsOnly)
  const source = bodyFields(from, titleFieldsOf(from))
  const items = readBodyItems(source, content, language)
  if (items.length === 0 || target.length === 0) return {}
  const remembered = readBodyItems(all, content, language)
  if (saysTheSame(remembered, items)) return {}
  const emptied = all
    .filter(([name, { authorsOnly }]) => authorsOnly && content[name])
    .map(([name]) => [name, ''])
  return { ...Object.fromEntries(emptied), ...written(content, source, target, items) }
}

/** The items of the source in the fields of the target. */
function written(
  content: Content,
  source: ReturnType<typeof bodyFields>,
  target: ReturnType<typeof bodyFields>,
  items: readonly string[],
): Content {
  const text = source.length === 1 && source[0]?.[1].kind === 'text' && content[source[0][0]]
  if (typeof text !== 'string') return writeBodyItems(target, items, '\n')
  const [only, ...further] = target
  // One text stays unchanged in another text field. Distributed among several fields, its sentences are joined.
  if (only?.[1].kind === 'text' && further.length === 0) return { [only[0]]: text }
  return writeBodyItems(target, items, text.trim().includes('\n') ? '\n' : ' ')
}

/** True if two bodies have the same words in the same order, in any division. */
function saysTheSame(one: readonly string[], other: readonly string[]): boolean {
  const words = (items: readonly string[]) => items.join(' ').split(/\s+/).join(' ')
  return words(one) === words(other)
}
