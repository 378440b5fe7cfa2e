import { newPartKey } from '../../documents/part-keys.ts'
import { splitSentences } from '../../narration/split-sentences.ts'
import { bodyFields, readBodyItems } from '../../slides/body-items.ts'
import type { Field, SlideHalf, SlideType } from '../../slides/slide-type.ts'
import { isSlideType, slideTypes } from '../../slides/slide-types.ts'
import { replaceSlide, slideOf } from './edit-slides.ts'
import { titleFields } from '../slide-title.ts'
import type { Slide, Slideshow } from '../slideshow.ts'

/** True if the slide can be split into two. */
export function canSplitSlide(slide: Slide, language = ''): boolean {
  return splitContent(slide, language) !== undefined
}

/**
 * Splits an overfull slide into two, as its type defines. Both keep pictures and motion. The script is split by
 * sentences. The first slide keeps the key and the audio, which becomes outdated. If the first slide has another type,
 * the second keeps them.
 */
export function splitSlide(slideshow: Slideshow, key: string): Slideshow {
  const slide = slideOf(slideshow, key)
  const language = slideshow.presentation.language ?? ''
  const halvesOfContent = slide && splitContent(slide, language)
  if (!halvesOfContent) return slideshow
  const [first, second] = halvesOfContent
  const [said = [], saidThen = []] = halves(splitSentences(slide.audio_script, language))
  const { audio_path: _path, audio: _audio, text_audio: _texts, ...silent } = slide
  const keepsFirst = first.slide_type === undefined
  const fresh = { ...silent, key: newPartKey() }
  return replaceSlide(slideshow, key, [
    { ...(keepsFirst ? slide : fresh), ...first, audio_script: said.join(' ') },
    { ...(keepsFirst ? fresh : slide), ...second, audio_script: saidThen.join(' ') },
  ])
}

function splitContent(
  { slide_type, content }: Slide,
  language: string,
): readonly [SlideHalf, SlideHalf] | undefined {
  if (!isSlideType(slide_type)) return undefined
  const type: SlideType = slideTypes[slide_type]
  if (type.split) return type.split(content, (name) => halveText(type, name, content, language))
  const [field, ...others] = bodyFields(type, titleFields)
  if (!field || others.length > 0) return undefined
  const [name] = field
  const parted = halveField(field, content, language)
  return (
    parted && [{ content: { ...content, [name]: parted[0] } }, { content: { ...content, [name]: parted[1] } }]
  )
}

function halveText(
  type: SlideType,
  name: string,
  content: Slide['content'],
  language: string,
): readonly [string, string] | undefined {
  const field = type.fields[name]
  const [first, second] = (field && halveField([name, field], content, language)) ?? []
  return typeof first === 'string' && typeof second === 'string' ? [first, second] : undefined
}

/** The two halves of a text or list. Undefined if it cannot be split. */
function halveField(
  field: readonly [string, Field],
  content: Slide['content'],
  language: string,
): readonly [string | readonly string[], string | readonly string[]] | undefined {
  const [name, { kind }] = field
  const value = content[name]
  const joint = typeof value === 'string' && !/\n\s*\S/.test(value) ? ' ' : '\n'
  const [first = [], second = []] = halves(readBodyItems([field], content, language))
  if (second.length === 0) return undefined
  return kind === 'list' ? [first, second] : [first.join(joint), second.join(joint)]
}

/** Divides the items into two halves of similar length. Neither is empty if there are two items. */
function halves(items: readonly string[]): readonly (readonly string[])[] {
  const length = (some: readonly string[]) => some.join(' ').length
  const cuts = items.slice(1).map((_, at) => at + 1)
  const lopsided = (cut: number) => Math.abs(length(items.slice(0, cut)) - length(items.slice(cut)))
  const best = cuts.toSorted((one, other) => lopsided(one) - lopsided(other))[0] ?? items.length
  return [items.slice(0, best), items.slice(best)]
}
