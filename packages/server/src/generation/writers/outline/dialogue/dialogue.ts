import type { Lexicon } from '../language/lexicon.ts'
import type { Sentence } from '../material/sentence.ts'
import { sourcesOf } from '../slides/prose.ts'
import { endsInExample, isItemOf, isStepOf } from './utterances.ts'
import type { Utterance } from './utterances.ts'
import type { Memory } from './memory.ts'
import type { Asked } from './questions.ts'
import type { Restated } from './restate.ts'
import { mostWords, spokenWordsIn, texts, turnWords } from './turn.ts'
import type { Turn } from './turn.ts'

/** The turns of the current segment. Every turn is also remembered for the whole episode. */
export interface Dialogue {
  readonly turns: readonly Turn[]
  readonly last: () => Turn | undefined
  /** Starts a segment without turns. */
  readonly restart: () => void
  readonly push: (turn: Turn) => void
  /** JAMIE asks, after a statement or a reaction. */
  readonly ask: (asked: Asked | undefined, before?: Restated) => void
  /** ALEX says the sentences of an utterance. */
  readonly say: (utterance: Pick<Utterance, 'sentences' | 'link'>, reply?: string) => void
  /** JAMIE asks, and ALEX says the utterance. */
  readonly answer: (asked: Asked | undefined, utterance: Utterance, before?: Restated) => void
  /** ALEX's last turn gets all of it, or as much as there is room for. Returns whether it got any. */
  readonly append: (utterance: Pick<Utterance, 'sentences'>, amount?: 'all' | 'partly') => boolean
  /** Whether it comes right after the last sentence said, is the reason for it, or an item of its list or series. */
  readonly follows: (utterance: Pick<Utterance, 'sentences'>) => boolean
}

export function createDialogue(opening: readonly Turn[], memory: Memory, lexicon: Lexicon): Dialogue {
  let turns: Turn[] = [...opening]
  for (const turn of opening) memory.add(turn)
  const last = () => turns.at(-1)

  return {
    get turns() {
      return turns
    },
    last,
    restart: () => void (turns = []),
    push,
    ask,
    say,
    answer(asked, utterance, before) {
      // A question after a statement of the page names what the answer is about.
      const own =
        asked && before && before.sources.length > 0 ? sourcesOf(utterance.sentences.slice(0, 1)) : []
      ask(asked && { ...asked, sources: [...asked.sources, ...own] }, before)
      say(utterance, asked?.reply)
    },
    append,
    follows({ sentences: [first] }) {
      if (!first) return false
      const before = last()?.sentences.at(-1)?.order ?? Number.NaN
      return (
        isItemOf(first, memory.orders) ||
        isStepOf(first, memory.orders, lexicon) ||
        [first.order - 1, first.order].includes(before)
      )
    },
  }

  function push(turn: Turn): void {
    turns.push(turn)
    memory.add(turn)
  }

  function ask(asked: Asked | undefined, before?: Restated): void {
    const says = [...(before?.says ?? []), ...(asked ? [asked.text] : [])]
    if (says.length === 0) return
    const sources = [...new Set([...(before?.sources ?? []), ...(asked?.sources ?? [])])]
    push({ speaker: 'JAMIE', says, tone: toneOf(asked, before), sources, sentences: [] })
  }

  function say({ sentences, link }: Pick<Utterance, 'sentences' | 'link'>, reply?: string): void {
    const before = last()
    // A heading at the start of the answer names what a list is about, as a question does.
    const asked = before && reply !== undefined ? { ...before, says: [...before.says, reply] } : before
    push({
      speaker: 'ALEX',
      says: [
        ...(reply === undefined ? [] : [reply]),
        ...texts(sentences, lexicon.language, { before: lastSaid(), asked }),
      ],
      tone: link === 'example' ? 'enthusiastic' : 'explanatory',
      sources: sourcesOf(sentences),
      sentences,
    })
  }

  function lastSaid(): Sentence | undefined {
    return turns.findLast((turn) => turn.sentences.length > 0)?.sentences.at(-1)
  }

  function append(
    { sentences }: { readonly sentences: readonly Sentence[] },
    amount: 'all' | 'partly' = 'all',
  ): boolean {
    const before = last()
    if (before?.speaker !== 'ALEX') return false
    // A new paragraph in the turn of an example would seem to belong to it.
    const [first] = sentences
    const isNew = first !== undefined && !first.isDependent && first.block !== before.sentences.at(-1)?.block
    if (amount === 'all' && isNew && endsInExample(before.sentences, lexicon)) return false
    const room = mostWords - turnWords(before)
    const fitting = sentences.filter((_, at) => spokenWordsIn(sentences.slice(0, at + 1)) <= room)
    if (fitting.length === 0 || (amount === 'all' && fitting.length < sentences.length)) return false
    turns.pop()
    memory.discount(before)
    push({
      ...before,
      says: [...before.says, ...texts(fitting, lexicon.language, { before: before.sentences.at(-1) })],
      sources: [...new Set([...before.sources, ...sourcesOf(fitting)])],
      sentences: [...before.sentences, ...fitting],
    })
    return true
  }
}

/** A restatement is thoughtful, a question curious, and a reaction alone warm. */
function toneOf(asked: Asked | undefined, before: Restated | undefined): string {
  if (before && before.sources.length > 0) return 'thoughtful'
  return asked ? 'curious' : 'warm'
}
