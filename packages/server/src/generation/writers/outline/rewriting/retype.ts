import type { WrittenSlide } from '@lectern/domain/api/rewriting.ts'
import { bodyFields, readPieces, writePieces } from '@lectern/domain/slides/body-pieces.ts'
import { type SlideTypeId, slideTypes } from '@lectern/domain/slides/slide-types.ts'
import { firstTitle, titleFields } from '@lectern/domain/slideshow/slide-list-title.ts'
import { ended, marksOf } from '../marks.ts'
import { makeQuizzes } from '../quiz.ts'
import { type Frame, summarySlide, titleSlide } from '../slideshow.ts'
import { bulletsOf, textOf } from '../slides/prose.ts'
import type { Stuff } from '../slides/slide-idea.ts'
import { slideMakers } from '../slides/slide-makers.ts'
import { mentions } from '../terms.ts'
import type { Ground } from './ground.ts'

/**
 * A slide of another type that shows the same place of the page, best first by how much of the same it rests on. Undefined
 * where the page has nothing there to make one of.
 */
export function ofType(
  type: SlideTypeId,
  ground: Ground,
  sources: readonly string[],
  images: ReadonlyMap<string, string>,
): Frame | undefined {
  const { material, home } = ground
  const { section } = home
  const stuffOf = (unit: Stuff['unit']): Stuff => ({ material, images, section, unit })
  const here = stuffOf(home.unit)
  const made = section.units.flatMap((unit) => slideMakers.flatMap((make) => make(stuffOf(unit))))
  const shared = (idea: Frame) => idea.sources.filter((source) => sources.includes(source)).length
  const near = made
    .filter((idea) => idea.type === type && idea.says.some(Boolean))
    .filter((idea) => shared(idea) > 0 || home.unit.blocks.some(({ id }) => idea.sources.includes(id)))
    .sort((one, other) => shared(other) - shared(one) || other.worth - one.worth)
  // What no maker would make of so little, or what belongs to no place of the page.
  const further: readonly (Frame | undefined)[] = [
    ...quizzesHere(ground),
    ...ground.rings.map((sentences) => bulletsOf(sentences, here, { points: 2, sentences: 2 })),
    ...ground.rings.map((sentences) => textOf(sentences, here)),
    titleSlide(material),
    summarySlide(material),
  ]
  return near[0] ?? further.find((idea) => idea?.type === type)
}

/** Questions that this place of the page answers. */
function quizzesHere({ material, home }: Ground): readonly Frame[] {
  const blocks = new Set(home.unit.blocks.map(({ id }) => id))
  const text = home.unit.sentences.map((one) => one.text).join('\n')
  return makeQuizzes({
    ...material,
    questions: material.questions.filter(({ sources }) => sources.some((id) => blocks.has(id))),
    // The best term and the best sentence are those of this place: what is asked for most is asked first.
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

/** Types whose body is prose or points, so that one's words can be the other's. */
const ofProse: readonly SlideTypeId[] = ['text', 'bullets', 'summary']

/** The words of the slide itself as another type shows them; undefined where there is too little of them to part. */
export function ownWords(
  { slide_type, content }: Pick<WrittenSlide, 'slide_type' | 'content'>,
  type: SlideTypeId,
  language: string,
): WrittenSlide['content'] | undefined {
  if (!ofProse.includes(slide_type) || !ofProse.includes(type)) return undefined
  const fieldsOf = (id: SlideTypeId) => bodyFields(slideTypes[id], titleFields)
  const pieces = readPieces(fieldsOf(slide_type), content, language)
  const heading = 'slide_title' in slideTypes[type].fields && firstTitle(content)
  if (pieces.length < 2 || heading === undefined) return undefined
  const isList = fieldsOf(type).some(([, { kind }]) => kind === 'list')
  const { space } = marksOf(language)
  const parted = pieces.map((piece) => (isList ? piece.replace(/[.。।]$/u, '') : ended(piece, language)))
  return {
    ...(heading === false ? {} : { slide_title: heading }),
    ...writePieces(fieldsOf(type), parted, space === '' ? '\n' : ' '),
  }
}
