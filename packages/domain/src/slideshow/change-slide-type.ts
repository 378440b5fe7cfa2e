import { bodyFields, readPieces, writePieces } from '../slides/body-pieces.ts'
import { newContent } from '../slides/read-content.ts'
import type { SlideType } from '../slides/slide-type.ts'
import { isSlideType, slideTypes } from '../slides/slide-types.ts'
import type { SlideTypeId } from '../slides/slide-types.ts'
import { replaceSlide, slideOf } from './edit-slides.ts'
import { firstTitle, titleFields } from './slide-list-title.ts'
import type { Slide, Slideshow } from './slideshow.ts'

type Content = Slide['content']

/**
 * Makes a slide one of another type. What both types can say goes over: the title, and texts and lists, which become one
 * another. The rest stays in the content unseen, so that changing back brings back all that was not edited since.
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

const headingsOf = (type: SlideType) => titleFields.filter((name) => type.fields[name])

/** The title as the new type holds it. */
function title(content: Content, from: SlideType | undefined, to: SlideType): Content {
  const heading = firstTitle(content, from && headingsOf(from)) ?? firstTitle(content)
  const own = headingsOf(to)
  const main = own.find((name) => to.fields[name]?.required) ?? own[0]
  if (heading === undefined || main === undefined) return {}
  const oneLine = to.fields[main]?.kind === 'line' ? heading.replaceAll(/\s*\n\s*/g, ' ') : heading
  // What heads the slide is said once: where it becomes the term, it is no heading above the term as well.
  const elsewhere = own.filter((name) => name !== main && content[name] === heading)
  if (firstTitle(content, [main]) === undefined) {
    return { ...Object.fromEntries(elsewhere.map((name) => [name, ''])), [main]: oneLine }
  }
  return own.some((name) => content[name] === heading) ? {} : { [main]: oneLine }
}

/** What the slide says, as the new type holds it. What it held before and says the same stays as it was. */
function body(content: Content, from: SlideType | undefined, to: SlideType, language: string): Content {
  if (!from) return {}
  const all = bodyFields(to, headingsOf(to))
  const target = all.filter(([, { further }]) => !further)
  const source = bodyFields(from, headingsOf(from))
  const pieces = readPieces(source, content, language)
  if (pieces.length === 0 || target.length === 0) return {}
  const remembered = readPieces(all, content, language)
  if (saysTheSame(remembered, pieces)) return {}
  const emptied = all.filter(([name, { further }]) => further && content[name]).map(([name]) => [name, ''])
  return { ...Object.fromEntries(emptied), ...written(content, source, target, pieces) }
}

/** The pieces of the source in the fields of the target. */
function written(
  content: Content,
  source: ReturnType<typeof bodyFields>,
  target: ReturnType<typeof bodyFields>,
  pieces: readonly string[],
): Content {
  const text = source.length === 1 && source[0]?.[1].kind === 'text' && content[source[0][0]]
  if (typeof text !== 'string') return writePieces(target, pieces, '\n')
  const [only, ...further] = target
  // One text becomes another as it stands; parted among several, its sentences go on in one line.
  if (only?.[1].kind === 'text' && further.length === 0) return { [only[0]]: text }
  return writePieces(target, pieces, text.trim().includes('\n') ? '\n' : ' ')
}

/** Whether two bodies say the same words in the same order, however they are parted. */
function saysTheSame(one: readonly string[], other: readonly string[]): boolean {
  const words = (pieces: readonly string[]) => pieces.join(' ').split(/\s+/).join(' ')
  return words(one) === words(other)
}
