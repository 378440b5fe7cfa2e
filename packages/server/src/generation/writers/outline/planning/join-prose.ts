import { countWords } from '@lectern/domain/narration/count-words.ts'
import { contentWords, overlap, stems } from '../language/words/content-words.ts'
import type { Material } from '../material/material.ts'
import { wordsIn } from '../material/sentence.ts'
import type { Sentence } from '../material/sentence.ts'
import { withContinuingPoints } from '../slides/continuing-points.ts'
import { choosePoints, mostStatementWords, pointOf } from '../slides/points.ts'
import type { Point } from '../slides/points.ts'
import type { PlacedIdea } from '../slides/placed-idea.ts'
import { indexSentences, saidBy } from './spoken-sentences.ts'

/** Words of a joined script: about a minute. Terms that are explained on it take more. */
const mostSpoken = 170
/** Points of a joined slide, and their words. */
const shown = { fewest: 2, words: 36 }
/** Neighbours with a smaller share of words in common are about different things. */
const leastInCommon = 0.05

/**
 * Joins slides of prose that follow each other below the same heading, of which at least one shows only one statement. The
 * joined slide shows a point of each, and its script says all that they say.
 */
export function joinProse(ideas: readonly PlacedIdea[], material: Material): readonly PlacedIdea[] {
  const joined: PlacedIdea[] = []
  for (const idea of ideas) {
    const last = joined.at(-1)
    const both = last && join(last, idea, material)
    if (both) joined.splice(-1, 1, both)
    else joined.push(idea)
  }
  return joined
}

function join(first: PlacedIdea, second: PlacedIdea, material: Material): PlacedIdea | undefined {
  if (!first.isProse || !second.isProse || first.unit !== second.unit) return undefined
  if (![first, second].some(({ content }) => 'slide_content' in content)) return undefined
  const says = [...first.says, ...second.says]
  if (countWords(says.join(' ')) > mostSpoken || !haveSubjectInCommon(first, second)) return undefined
  const points = pointsOf([...(first.parts ?? [first]), ...(second.parts ?? [second])], material)
  if (points === undefined) return undefined
  return {
    ...first,
    type: 'bullets',
    content: { slide_title: first.content['slide_title'] ?? '', bullet_points: points },
    says,
    sources: [...new Set([...first.sources, ...second.sources])],
    uses: [...first.uses, ...second.uses],
    choice: first.choice + second.choice,
    parts: [...(first.parts ?? [first]), ...(second.parts ?? [second])],
  }
}

function haveSubjectInCommon(first: PlacedIdea, second: PlacedIdea): boolean {
  const [one, other] = [first, second].map(({ says }) => stems(contentWords(says.join('\n'))))
  return !one || !other || Math.max(overlap(one, other), overlap(other, one)) >= leastInCommon
}

/** A point of each part, and further ones while there is room; undefined if a part has none. */
function pointsOf(parts: readonly PlacedIdea[], material: Material): readonly string[] | undefined {
  const sentenceOf = indexSentences(material)
  const said = parts.map((part) => saidBy(part, sentenceOf))
  const found = said.map((some) => candidates(some, material))
  const best = found.map((some) => choosePoints(some, 0, { ...shown, least: 1 }, material)[0])
  const first = best.flatMap((point) => point ?? [])
  if (first.length < parts.length) return undefined
  const all = choosePoints(found.flat(), wordsIn(said.flat()), { ...shown, least: 0, first }, material)
  if (all.length < shown.fewest) return undefined
  return withContinuingPoints(all, said.flat(), material).map(({ point }) => point)
}

/** The key phrases of what a slide says, or else its short sentences. */
function candidates(said: readonly Sentence[], material: Material): readonly Point[] {
  const found = said.flatMap((one) => pointOf(one, material))
  return found.length > 0 ? found : said.flatMap((one) => pointOf(one, material, mostStatementWords))
}
