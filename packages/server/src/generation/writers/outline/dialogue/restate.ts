import { ended } from '../language/marks.ts'
import type { Material } from '../material/material.ts'
import { standsAlone } from '../material/sentence.ts'
import type { Sentence } from '../material/sentence.ts'
import { inShort } from './in-short.ts'
import type { Stock } from './questions.ts'
import { spokenWords } from './turn.ts'
import type { Turn } from './turn.ts'

/** The most words of a sentence that is said in short, and of one that is repeated as it is. */
const longest = { short: 22, whole: 26, bare: 20, guess: 14 }
/** How much less important than the best sentence one may be that is repeated. */
const leastWeight = 0.7

/** A statement of JAMIE with its lead. */
export interface Restated {
  readonly says: readonly string[]
  readonly sources: readonly string[]
}

/** What JAMIE says in statements: always what ALEX has said, or is about to say. */
export interface Restater {
  /** One of the main sentences of the turns, which ALEX said at least two turns before. */
  recap(turns: readonly Turn[]): Restated | undefined
  /** What ALEX has just said in fewer words, or a sentence of earlier turns. */
  echo(turns: readonly Turn[]): Restated | undefined
  /** The same without a lead, as a question follows. */
  beforeQuestion(turns: readonly Turn[]): Restated | undefined
  /** The same, only of what ALEX has just said: the question refers to it. */
  echoOfLast(turns: readonly Turn[]): Restated | undefined
  /** What ALEX is about to say, in fewer words. */
  guess(sentence: Sentence | undefined): Restated | undefined
  /** The sentences that JAMIE has said in this way. */
  readonly recalled: ReadonlySet<Sentence>
}

export function createRestater(material: Material, stock: Stock): Restater {
  const { lexicon, page } = material
  const weightOf = (one: Sentence) => material.weightOf(one)
  const recalled = new Set<Sentence>()

  return { recap, echo, beforeQuestion, echoOfLast, guess, recalled }

  function recap(turns: readonly Turn[]): Restated | undefined {
    const said = sentencesOfAlex(turns, 0, lastOfAlex(turns))
    const top = Math.max(0, ...said.map(weightOf))
    const main = said.filter((one) => weightOf(one) >= top * leastWeight)
    const found = shortest(main) ?? wholeOne(main) ?? shortest(said) ?? wholeOne(said)
    return restated(found, (isShort) => stock.recap(isShort) ?? '')
  }

  function echo(turns: readonly Turn[]): Restated | undefined {
    const last = lastOfAlex(turns)
    const found =
      justSaid(turns) ?? shortest(sentencesOfAlex(turns, 0, last)) ?? earlier(turns, longest.whole)
    return restated(found, (isShort) => stock.echo() ?? stock.recap(isShort))
  }

  function beforeQuestion(turns: readonly Turn[]): Restated | undefined {
    return restated(justSaid(turns) ?? earlier(turns, longest.bare), () => '')
  }

  function echoOfLast(turns: readonly Turn[]): Restated | undefined {
    return restated(justSaid(turns), () => '')
  }

  function justSaid(turns: readonly Turn[]): Found | undefined {
    const last = lastOfAlex(turns)
    return shortest(sentencesOfAlex(turns, last, last + 1))
  }

  function earlier(turns: readonly Turn[], most: number): Found | undefined {
    return wholeOne(sentencesOfAlex(turns, 0, lastOfAlex(turns)), most)
  }

  function guess(sentence: Sentence | undefined): Restated | undefined {
    if (!sentence || !canBeRepeated(sentence)) return undefined
    return restated(shortest([sentence], longest.guess), () => stock.guess())
  }

  function shortest(sentences: readonly Sentence[], most = longest.short): Found | undefined {
    return sentences
      .map((one) => ({ one, text: inShort(one, most, lexicon) }))
      .filter((found): found is Found => found.text !== undefined)
      .sort((a, b) => weightOf(b.one) - weightOf(a.one))[0]
  }

  function wholeOne(sentences: readonly Sentence[], most = longest.whole): Found | undefined {
    const [best] = sentences
      .filter((one) => spokenWords(one) <= most)
      .sort((a, b) => weightOf(b) - weightOf(a))
    return best && { one: best, text: best.text }
  }

  function restated(
    found: Found | undefined,
    take: (isShort: boolean) => string | undefined,
  ): Restated | undefined {
    const lead = found && take(found.text !== found.one.text)
    if (!found || lead === undefined) return undefined
    recalled.add(found.one)
    const text = ended(found.text, page.language)
    return { says: lead === '' ? [text] : [lead, text], sources: [found.one.block] }
  }

  function sentencesOfAlex(turns: readonly Turn[], from: number, to: number): readonly Sentence[] {
    return turns
      .slice(Math.max(0, from), Math.max(0, to))
      .filter(({ speaker }) => speaker === 'ALEX')
      .flatMap(({ sentences }) => sentences)
      .filter((one) => canBeRepeated(one) && !recalled.has(one))
  }
}

interface Found {
  readonly one: Sentence
  readonly text: string
}

function lastOfAlex(turns: readonly Turn[]): number {
  return turns.findLastIndex(({ speaker }) => speaker === 'ALEX')
}

/** A sentence that is understood when it is said again later. A formula is not, when it is only heard. */
function canBeRepeated(sentence: Sentence): boolean {
  return standsAlone(sentence) && !sentence.listed && !/[$:：]/u.test(sentence.text)
}
