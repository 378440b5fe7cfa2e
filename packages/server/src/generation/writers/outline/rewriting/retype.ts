import type { SlideTypeId } from '@lectern/domain/slides/slide-types.ts'
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
  const [prose = []] = ground.rings
  // What no maker would make of so little, or what belongs to no place of the page.
  const further: readonly (Frame | undefined)[] = [
    ...quizzesHere(ground),
    bulletsOf(prose, here, { points: 2, sentences: 2 }),
    bulletsOf(home.unit.sentences, here, { points: 2, sentences: 2 }),
    textOf(prose, here),
    textOf(home.unit.sentences, here),
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
    // The best term and the best sentence are those of this place.
    usesOf: (term) => material.usesOf(term).filter(({ block }) => blocks.has(block)),
    weightOf: (sentence) => material.weightOf(sentence) + (blocks.has(sentence.block) ? 1000 : 0),
  }).filter(({ content, sources }) => {
    const right = content[`option_${String(content['correct_answer']).toLowerCase()}`]
    return sources.some((id) => blocks.has(id)) || (typeof right === 'string' && mentions(text, right))
  })
}
