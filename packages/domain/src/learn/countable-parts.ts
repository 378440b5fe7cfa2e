import { z } from 'zod/mini'
import type { ReadersByFormat } from '../formats/document-of.ts'
import { withoutMarks } from '../narration/captions/without-marks.ts'
import type { Podcast } from '../podcast/podcast.ts'
import { offeredOptions, rightAnswers } from '../slides/quiz-answers.ts'
import { readContent } from '../slides/read-content.ts'
import type { SlideType } from '../slides/slide-type.ts'
import { isSlideType, slideTypes } from '../slides/slide-types.ts'
import { firstTitle } from '../slideshow/slide-title.ts'
import type { Slide, Slideshow } from '../slideshow/slideshow.ts'
import { slideDuration } from '../slideshow/timeline.ts'

/** An option of a question. The texts of a true/false question may be empty: its player shows its own words. */
export interface CountableOption {
  readonly letter: string
  readonly text: string
  readonly right: boolean
}

/** A slide or segment whose visits are counted. */
export interface CountablePart {
  readonly key: string
  /** Empty for a slide without a title. */
  readonly title: string
  readonly lengthMs: number
  /** The options, if the part asks a question. */
  readonly options?: readonly CountableOption[]
}

/** The slides of a slideshow. */
export function countableSlides({ slides }: Pick<Slideshow, 'slides'>): CountablePart[] {
  return slides.map((slide) => {
    const options = optionsOf(slide)
    const title = withoutMarks(firstTitle(slide.content) ?? '')
    return { key: slide.key, title, lengthMs: slideDuration(slide), ...(options && { options }) }
  })
}

/** The segments of a podcast. */
export function countableSegments({ segments }: Podcast): CountablePart[] {
  return segments.map(({ key, segment_title: title, dialogue }) => ({
    key,
    title,
    lengthMs: dialogue.reduce((sum, { audio }) => sum + (audio?.duration_ms ?? 0), 0),
  }))
}

/** The parts of the documents of each format. */
export const countableParts: ReadersByFormat<CountablePart[]> = {
  slideshow: countableSlides,
  podcast: countableSegments,
}

const text = z.string()
/** The fields that a type with options has. */
const question = z.object({
  quiz_kind: text,
  option_a: text,
  option_b: text,
  option_c: text,
  option_d: text,
  correct_answer: text,
  correct_answers: z.array(text),
})

function optionsOf({ slide_type: name, content }: Slide): CountableOption[] | undefined {
  const type: SlideType | undefined = isSlideType(name) ? slideTypes[name] : undefined
  if (!type?.hasQuestion?.(content)) return undefined
  const { data } = question.safeParse(readContent(type, content))
  if (!data) return undefined
  const right = rightAnswers(data)
  return offeredOptions(data).map(({ letter, field }) => ({
    letter,
    text: data[field],
    right: right.includes(letter),
  }))
}

/** Whether exactly the right options are chosen. */
export function isRight(options: readonly CountableOption[], letters: string): boolean {
  return options.every(({ letter, right }) => letters.includes(letter) === right)
}
