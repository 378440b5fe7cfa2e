import { newPartKey } from '../documents/part-keys.ts'
import { splitSentences } from '../narration/split-sentences.ts'
import { bodyFields, readPieces } from '../slides/body-pieces.ts'
import type { Field, SlideType } from '../slides/slide-type.ts'
import { isSlideType, slideTypes } from '../slides/slide-types.ts'
import { replaceSlide, slideOf } from './edit-slides.ts'
import { titleFields } from './slide-list-title.ts'
import type { Slide, Slideshow } from './slideshow.ts'

/** Whether there is a place at which the slide can become two: its type has one text or list, and that has parts. */
export function canSplitSlide(slide: Slide, language = ''): boolean {
  const field = splittable(slide)
  return field !== undefined && readPieces([field], slide.content, language).length > 1
}

/**
 * Two slides in the place of one that says too much, each with half of the words. Both keep the heading, pictures and
 * motion; the script goes along sentence by sentence. The first keeps the key, and the audio, which asks to be updated.
 */
export function splitSlide(slideshow: Slideshow, key: string): Slideshow {
  const slide = slideOf(slideshow, key)
  const language = slideshow.presentation.language ?? ''
  const field = slide && splittable(slide)
  if (!field || !canSplitSlide(slide, language)) return slideshow
  const [name, { kind }] = field
  const value = slide.content[name]
  const joint = typeof value === 'string' && !/\n\s*\S/.test(value) ? ' ' : '\n'
  const [first, second] = halves(readPieces([field], slide.content, language)).map((half) =>
    kind === 'list' ? half : half.join(joint),
  )
  const [said, saidThen = []] = halves(splitSentences(slide.audio_script, language))
  const { audio_path: _path, audio: _audio, ...silent } = slide
  return replaceSlide(slideshow, key, [
    { ...slide, content: { ...slide.content, [name]: first }, audio_script: said?.join(' ') ?? '' },
    {
      ...silent,
      key: newPartKey(),
      content: { ...slide.content, [name]: second },
      audio_script: saidThen.join(' '),
    },
  ])
}

function splittable({ slide_type }: Slide): readonly [string, Field] | undefined {
  if (!isSlideType(slide_type)) return undefined
  const type: SlideType = slideTypes[slide_type]
  const [field, ...others] = bodyFields(type, titleFields)
  return others.length === 0 ? field : undefined
}

/** The pieces in two, so that both halves are about as long; neither is empty where there are two pieces. */
function halves(pieces: readonly string[]): readonly (readonly string[])[] {
  const length = (some: readonly string[]) => some.join(' ').length
  const cuts = pieces.slice(1).map((_, at) => at + 1)
  const lopsided = (cut: number) => Math.abs(length(pieces.slice(0, cut)) - length(pieces.slice(cut)))
  const best = cuts.toSorted((one, other) => lopsided(one) - lopsided(other))[0] ?? pieces.length
  return [pieces.slice(0, best), pieces.slice(best)]
}
