import type { WrittenSlide } from '@lectern/domain/api/documents/rewriting.ts'
import { bodyFields, readBodyItems, writeBodyItems } from '@lectern/domain/slides/body-items.ts'
import type { SlideType } from '@lectern/domain/slides/slide-type.ts'
import { type SlideTypeId, slideTypes } from '@lectern/domain/slides/slide-types.ts'
import { firstTitle, titleFields } from '@lectern/domain/slideshow/slide-title.ts'
import { withEndMark, marksOf } from '../language/marks.ts'
import { makeQuizzes } from '../slides/quiz/choose-quizzes.ts'
import { type Frame, summarySlide, titleSlide } from '../planning/slideshow.ts'
import { bulletsOf, textOf } from '../slides/prose.ts'
import type { MakerInput } from '../slides/slide-idea.ts'
import { slideMakers } from '../planning/slide-makers.ts'
import { mentions } from '../material/terms.ts'
import type { PartContext } from './part-context.ts'

/**
 * A slide of another type for the same place of the page, the one with the most sources in common first. Undefined if
 * the page has no content for it there.
 */
export function ofType(
  type: SlideTypeId,
  context: PartContext,
  sources: readonly string[],
  images: ReadonlyMap<string, string>,
): Frame | undefined {
  const { material, home } = context
  const { section } = home
  const inputOf = (unit: MakerInput['unit']): MakerInput => ({ material, images, section, unit })
  const here = inputOf(home.unit)
  const made = section.units.flatMap((unit) => slideMakers.flatMap((make) => make(inputOf(unit))))
  const shared = (idea: Frame) => idea.sources.filter((source) => sources.includes(source)).length
  const [nearest] = made
    // A rewritten slide has no drawing of its own yet.
    .filter((idea) => idea.type === type && !idea.drawing && idea.says.some(Boolean))
    .filter((idea) => shared(idea) > 0 || home.unit.blocks.some(({ id }) => idea.sources.includes(id)))
    .sort((one, other) => shared(other) - shared(one) || other.worth - one.worth)
  // Slides from less content than makers need, or from no single place of the page.
  const further: readonly (Frame | undefined)[] = [
    ...quizzesHere(context),
    ...context.rings.map((sentences) => bulletsOf(sentences, here, { points: 2, sentences: 2 })),
    ...context.rings.map((sentences) => textOf(sentences, here)),
    titleSlide(material),
    summarySlide(material),
  ]
  return nearest ?? further.find((idea) => idea?.type === type)
}

/** Questions that this place of the page answers. */
function quizzesHere({ material, home }: PartContext): readonly Frame[] {
  const blocks = new Set(home.unit.blocks.map(({ id }) => id))
  const text = home.unit.sentences.map((one) => one.text).join('\n')
  return makeQuizzes({
    ...material,
    questions: material.questions.filter(({ sources }) => sources.some((id) => blocks.has(id))),
    // The best term and the best sentence are those of this place: makers choose the most used first.
    usesOf: (term) =>
      blocks.has(term.id)
        ? material.sentences
        : material.usesOf(term).filter(({ block }) => blocks.has(block)),
    weightOf: (sentence) => material.weightOf(sentence) + (blocks.has(sentence.block) ? 1000 : 0),
  }).filter(({ content, sources }) => {
    const right = content[`option_${String(content['correct_answer']).toLowerCase()}`]
    return sources.some((id) => blocks.has(id)) || (typeof right === 'string' && mentions(text, right))
  })
}

/** The words of the slide itself in another type; undefined if there are too few to split. */
export function ownWords(
  { slide_type, content }: Pick<WrittenSlide, 'slide_type' | 'content'>,
  type: SlideTypeId,
  language: string,
): WrittenSlide['content'] | undefined {
  const isProse = (id: SlideTypeId) => {
    const asked: SlideType = slideTypes[id]
    return asked.isProse === true
  }
  if (!isProse(slide_type) || !isProse(type)) return undefined
  const fieldsOf = (id: SlideTypeId) => bodyFields(slideTypes[id], titleFields)
  const items = readBodyItems(fieldsOf(slide_type), content, language)
  const heading = 'slide_title' in slideTypes[type].fields && firstTitle(content)
  if (items.length < 2 || heading === undefined) return undefined
  const isList = fieldsOf(type).some(([, { kind }]) => kind === 'list')
  const { space } = marksOf(language)
  const parted = items.map((item) => (isList ? item.replace(/[.。।]$/u, '') : withEndMark(item, language)))
  return {
    ...(heading === false ? {} : { slide_title: heading }),
    ...writeBodyItems(fieldsOf(type), parted, space === '' ? '\n' : ' '),
  }
}
