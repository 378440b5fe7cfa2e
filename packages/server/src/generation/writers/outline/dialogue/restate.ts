import { withEndMark } from '../language/marks.ts'
import type { Lexicon } from '../language/lexicon.ts'
import type { Material } from '../material/material.ts'
import { standsAlone } from '../material/sentence.ts'
import type { Sentence } from '../material/sentence.ts'
import { compressed } from './shortened-restatement.ts'
import type { QuestionPhrases } from './questions.ts'
import type { Turn } from './turn.ts'

/** The most words of a restatement. */
const longest = 22
/** How much less important than the best sentence one may be that is repeated. */
const leastWeight = 0.7

/** A statement of JAMIE with its lead. */
export interface Restated {
  readonly says: readonly string[]
  readonly sources: readonly string[]
}

/** Restatements: JAMIE repeats a statement of ALEX in at least a third fewer words. */
export interface Restatements {
  /** Restates one of the main sentences of the turns, which ALEX said at least two turns before. */
  recap(turns: readonly Turn[]): Restated | undefined
  /** Restates the last statement of ALEX, or a sentence of earlier turns. */
  echo(turns: readonly Turn[]): Restated | undefined
  /** The last sentence of ALEX, without a lead: the question refers to it. */
  echoOfLast(turns: readonly Turn[]): Restated | undefined
  /** The sentences that JAMIE has said in this way. */
  readonly recalled: ReadonlySet<Sentence>
}

export function createRestatements(material: Material, stock: QuestionPhrases): Restatements {
  const { lexicon, page } = material
  const weightOf = (one: Sentence) => material.weightOf(one)
  const recalled = new Set<Sentence>()

  return { recap, echo, echoOfLast, recalled }

  function recap(turns: readonly Turn[]): Restated | undefined {
    const said = sentencesOfAlex(turns, 0, lastOfAlex(turns))
    const top = Math.max(0, ...said.map(weightOf))
    const main = said.filter((one) => weightOf(one) >= top * leastWeight)
    return restated(shortest(main) ?? shortest(said), () => stock.recap() ?? '')
  }

  function echo(turns: readonly Turn[]): Restated | undefined {
    const found = justSaid(turns) ?? shortest(sentencesOfAlex(turns, 0, lastOfAlex(turns)))
    return restated(found, () => stock.echo() ?? stock.recap())
  }

  function echoOfLast(turns: readonly Turn[]): Restated | undefined {
    const last = lastOfAlex(turns)
    const ending = turns[last]?.sentences.at(-1)
    return restated(
      shortest(sentencesOfAlex(turns, last, last + 1).filter((one) => one === ending)),
      () => '',
    )
  }

  function justSaid(turns: readonly Turn[]): Found | undefined {
    const last = lastOfAlex(turns)
    return shortest(sentencesOfAlex(turns, last, last + 1))
  }

  function shortest(sentences: readonly Sentence[]): Found | undefined {
    return sentences
      .map((one) => ({ one, text: compressed(one, longest, lexicon) }))
      .filter((found): found is Found => found.text !== undefined)
      .sort((a, b) => weightOf(b.one) - weightOf(a.one))[0]
  }

  function restated(found: Found | undefined, take: () => string | undefined): Restated | undefined {
    const lead = found && take()
    if (!found || lead === undefined) return undefined
    recalled.add(found.one)
    const text = withEndMark(found.text, page.language)
    return { says: lead === '' ? [text] : [lead, text], sources: [found.one.block] }
  }

  function sentencesOfAlex(turns: readonly Turn[], from: number, to: number): readonly Sentence[] {
    return turns
      .slice(Math.max(0, from), Math.max(0, to))
      .filter(({ speaker }) => speaker === 'ALEX')
      .flatMap(({ sentences }) => sentences)
      .filter((one) => canBeRepeated(one, lexicon) && !recalled.has(one))
  }
}

interface Found {
  readonly one: Sentence
  readonly text: string
}

function lastOfAlex(turns: readonly Turn[]): number {
  return turns.findLastIndex(({ speaker }) => speaker === 'ALEX')
}

/** A statement that is understood when it is said again later. A formula is not, when it is only heard. */
export function canBeRepeated(sentence: Sentence, lexicon: Lexicon): boolean {
  const { text } = sentence
  const isStatement = !lexicon.addressesReader(text) && !lexicon.isTask(text)
  return standsAlone(sentence) && isStatement && !sentence.listed && !/[$:：]/u.test(text)
}
