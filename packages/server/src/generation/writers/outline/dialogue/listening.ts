import type { Lexicon } from '../language/lexicon.ts'
import type { Dialogue } from './dialogue.ts'
import type { Asked, QuestionPhrases } from './questions.ts'
import type { Restated, Restatements } from './restate.ts'
import type { Utterance } from './utterances.ts'

/** The most reactions of JAMIE in an episode, those of them that are a turn of their own, and all if nothing else can be said. */
const most = { reactions: 5, alone: 3, needed: 12 }
/** A reaction before a question comes at most once in this number of turns. */
const turnsBetween = 8

/** How JAMIE shows to be listening: restates what ALEX said, or reacts to it. */
export interface Listening {
  /**
   * Before a question: what was said in short, if JAMIE has said little, otherwise now and then a reaction. A question that
   * names its subject may follow a sentence that is not the last one.
   */
  before(asked: Asked, isQuiet: boolean, isNamed?: boolean): Restated | undefined
  /** JAMIE restates in short, and ALEX confirms it and continues. Returns whether there was something to restate. */
  restate(utterance: Utterance): boolean
  /** A reaction that is a turn of its own. */
  alone(): Restated | undefined
  /** The same where ALEX could not say more without it. */
  needed(): Restated | undefined
}

export function createListening(
  lexicon: Lexicon,
  stock: QuestionPhrases,
  restatements: Restatements,
  dialogue: Dialogue,
): Listening {
  let reactions = 0
  let own = 0
  let since = 0

  return {
    before(asked, isQuiet, isNamed = false) {
      since += 1
      const last = isQuiet ? restatements.lastTurn(dialogue.turns, isNamed) : undefined
      const restated = last ?? (isQuiet && isNamed ? restatements.echo(dialogue.turns) : undefined)
      if (restated) return restated
      // A question of two sentences starts with a reaction of its own.
      if (since * 2 < turnsBetween || /[.!。！।] ?\S/u.test(asked.text)) return undefined
      return react()
    },
    restate(utterance) {
      const echo = restatements.echo(dialogue.turns) ?? restatements.lastTurn(dialogue.turns, true)
      if (!echo) return false
      const { says, sources } = echo
      dialogue.push({ speaker: 'JAMIE', says, tone: 'thoughtful', sources, sentences: [] })
      const isContrast = lexicon.relationOf(utterance.sentences[0]?.text ?? '') === 'contrast'
      dialogue.say(utterance, isContrast ? undefined : (stock.goesOn() ?? stock.confirms()))
      return true
    },
    alone() {
      if (own >= most.alone) return undefined
      own += 1
      return react()
    },
    needed: () => react(most.needed),
  }

  function react(limit: number = most.reactions): Restated | undefined {
    if (reactions >= limit) return undefined
    const text = stock.react()
    if (text === undefined) return undefined
    reactions += 1
    since = 0
    return { says: [text], sources: [] }
  }
}
