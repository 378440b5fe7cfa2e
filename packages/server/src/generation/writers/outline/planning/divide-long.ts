import { countWords } from '@lectern/domain/narration/count-words.ts'
import { contentWords, overlap, stems } from '../language/words/content-words.ts'
import type { Material } from '../material/material.ts'
import { standsAlone } from '../material/sentence.ts'
import type { Sentence } from '../material/sentence.ts'
import type { PlacedIdea } from '../slides/placed-idea.ts'
import { shownOf, sourcesOf } from '../slides/prose.ts'
import { indexSentences, saidBy } from './spoken-sentences.ts'
import { withDistinctTitles } from './titles.ts'

/** Words of a script, and the fewest of each part of it. */
interface Room {
  readonly most: number
  readonly part: number
  /** Whether the first part ends as early as it can: it shows nothing of what comes after. */
  readonly isFirstBrief: boolean
}

/** Points can be read for about a minute. Each part has something to say beside what it shows. */
const ofPoints: Room = { most: 165, part: 60, isFirstBrief: false }
/** Two columns show nothing of the sentences after their own. What comes after the meaning of a term mostly explains it. */
const ofColumns: Room = { most: 70, part: 28, isFirstBrief: true }
/** How many words a part may be longer if the next one then starts with a paragraph. */
const forParagraph = 30

/**
 * Divides slides of prose, cards of terms and contrasts with long scripts into two or more, each with its own points. The text of
 * a part is understood without the others. A slide stays whole if the text of a part has nothing to show. `taken` are the titles of
 * the frame.
 */
export function divideLong(
  ideas: readonly PlacedIdea[],
  material: Material,
  taken: readonly string[],
): readonly PlacedIdea[] {
  let slides = ideas
  for (let at = 0; at < slides.length; at += 1) {
    const idea = slides[at]
    const parts = idea && divide(idea, material)
    if (!parts) continue
    const divided = withDistinctTitles(slides.toSpliced(at, 1, ...parts), material, taken)
    if (divided.untitled.size > 0) continue
    slides = divided.slides
    // A part may still be too long.
    at -= 1
  }
  return slides
}

function divide(idea: PlacedIdea, material: Material): readonly [PlacedIdea, PlacedIdea] | undefined {
  const isFixed = 'term' in idea.content || 'column1_content' in idea.content
  const room = 'column1_content' in idea.content ? ofColumns : ofPoints
  if ((!idea.isProse && !isFixed) || idea.drawing || countWords(idea.says.join(' ')) <= room.most)
    return undefined
  const found = placesIn(idea, material, room).map((place) => partsAt(place, idea, isFixed, material))
  return found.find((parts) => parts !== undefined)
}

/** The positions in the script where a second slide may start, the best first. */
function placesIn({ says, uses }: PlacedIdea, material: Material, room: Room): readonly number[] {
  const sentenceOf = indexSentences(material)
  const said = says.map((spoken) => uses.find(({ text }) => text === spoken) ?? sentenceOf(spoken))
  const words = says.map((spoken) => countWords(spoken))
  const whole = words.reduce((sum, one) => sum + one, 0)
  return said
    .flatMap((one, at) => {
      const first = words.slice(0, at).reduce((sum, each) => sum + each, 0)
      if (!one || !standsAlone(one) || Math.min(first, whole - first) < room.part) return []
      const known = (some: readonly (Sentence | undefined)[]) => some.filter((each) => each !== undefined)
      if (!isParted(known(said.slice(0, at)), known(said.slice(at)))) return []
      const middle = Math.abs(whole - 2 * first) - (one.index === 0 ? forParagraph : 0)
      return [{ at, off: room.isFirstBrief ? first : middle }]
    })
    .sort((a, b) => a.off - b.off)
    .map(({ at }) => at)
}

/** Whether no sentence of one part needs one of the other, to be understood or not to mislead. */
function isParted(before: readonly Sentence[], after: readonly Sentence[]): boolean {
  const needs = (some: readonly Sentence[], others: readonly Sentence[]) => {
    const orders = new Set(others.map(({ order }) => order))
    return some.some((one) =>
      [...one.needs, ...one.misleadsWithout, ...(one.alongside ?? [])].some((order) => orders.has(order)),
    )
  }
  return !needs(before, after) && !needs(after, before)
}

function partsAt(
  place: number,
  idea: PlacedIdea,
  isFixed: boolean,
  material: Material,
): readonly [PlacedIdea, PlacedIdea] | undefined {
  const sentenceOf = indexSentences(material)
  const input = { material, images: new Map<string, string>(), section: idea.section, unit: idea.unit }
  const [before, after] = [idea.says.slice(0, place), idea.says.slice(place)]
  const [first, second] = [saidBy({ says: before }, sentenceOf), saidBy({ says: after }, sentenceOf)]
  if (isFixed && (!saysShown(before, idea) || saysMeaning(after, idea))) return undefined
  const own = isFixed ? idea : shownOf(first, input)
  const other = shownOf(second, input)
  // A long script is divided in any case. A shorter one is, if the rest has several points.
  const isLong = countWords(idea.says.join(' ')) > ofPoints.most
  if (!own || !other || (isFixed && !isLong && !('bullet_points' in other.content))) return undefined
  const { slide_title: title = '' } = idea.content
  // A title that names a statement stays with it.
  const isOfSecond = !isFixed && shareIn(after, title) > shareIn(before, title)
  const withTitle = (content: PlacedIdea['content']) => ({ ...content, slide_title: title })
  const [ofFirst, ofSecond] = [sourcesOf(first), sourcesOf(second)]
  // The sources of pieces that the writer composed.
  const others = idea.sources.filter((id) => !ofFirst.includes(id) && !ofSecond.includes(id))
  return [
    {
      ...idea,
      type: own.type,
      content: isFixed || isOfSecond ? own.content : withTitle(own.content),
      says: before,
      sources: [...ofFirst, ...others],
      uses: idea.uses.filter((one) => !second.includes(one)),
    },
    {
      ...idea,
      // The other title names the subject of the first part.
      otherTitle: '',
      type: other.type,
      content: isOfSecond ? withTitle(other.content) : other.content,
      says: after,
      sources: [...ofSecond, ...others],
      uses: second,
      at: second[0]?.block ?? idea.at,
      isProse: true,
    },
  ]
}

/** Whether a script says what the columns of its slide show. A card says its term itself. */
function saysShown(says: readonly string[], idea: PlacedIdea): boolean {
  const { column1_content: left, column2_content: right } = idea.content
  return [left, right].every((text) => text === undefined || shareIn(says, text) >= shownAgain)
}

/** Whether a script says the meaning on a card that another slide would keep. */
function saysMeaning(says: readonly string[], { content: { definition } }: PlacedIdea): boolean {
  return definition !== undefined && shareIn(says, definition) >= shownAgain
}

/** The share of a text that a script says if it says the text. */
const shownAgain = 0.8

/** The share of the words of a text that a script says. */
function shareIn(says: readonly string[], text: string | readonly string[]): number {
  return overlap(stems(contentWords(String(text))), stems(contentWords(says.join('\n'))))
}
