import { afterColon } from '../language/sentences/after-colon.ts'
import { isQuestion } from '../material/material.ts'
import type { Material } from '../material/material.ts'
import type { Sentence } from '../material/sentence.ts'
import { sourcesOf } from '../slides/prose.ts'
import type { Contribution, Contributor } from './contributions.ts'
import type { Dialogue } from './dialogue.ts'
import type { Utterance } from './utterances.ts'

/** At least this number of turns is between two statements of JAMIE, and these numbers if JAMIE has said little or too little. */
const turnsBetween = { usual: 4, least: 3, bold: 2 }

/** The statements that JAMIE says in place of ALEX, with ALEX's reply. */
export interface Interjections {
  /** Starts a segment. */
  restart(): void
  /** Whether the last statement is long enough ago. */
  isDue(isQuiet: boolean): boolean
  /**
   * JAMIE says the start of an utterance in the way `kind`, and ALEX the rest, what comes next below the same heading, or
   * only that it is right. Returns whether JAMIE did.
   */
  say(kind: keyof Contributor, utterance: Utterance, next: Utterance | undefined): boolean
  /** ALEX's reply to a statement that had nothing left for ALEX, before this utterance. */
  takeReply(utterance: Utterance): string | undefined
  /** ALEX replies to a statement that ends the segment, because what should have come next was left out. */
  finish(): void
}

export function createInterjections(
  material: Material,
  contributor: Contributor,
  dialogue: Dialogue,
  isBold = false,
): Interjections {
  const { lexicon, page } = material
  let lastSaid = 0
  let replyDue: string | undefined

  return {
    restart() {
      lastSaid = 0
      replyDue = undefined
    },
    isDue: (isQuiet) =>
      dialogue.turns.length - lastSaid >=
      (isQuiet ? (isBold ? turnsBetween.bold : turnsBetween.least) : turnsBetween.usual),
    say(kind, utterance, next) {
      const hasNext = next !== undefined && next.heading === '' && continues(next)
      const added = contributor[kind](utterance)
      // The reason that comes next is asked for. After a reply it would be half a sentence.
      if (added?.rest.length === 0 && next?.why !== undefined) return false
      if (!added || (added.rest.length === 0 && !hasNext && added.reply === undefined)) return false
      const { sentences, rest, reply } = added
      const [tone, sources] = ['thoughtful', sourcesOf(sentences)]
      dialogue.push({ speaker: 'JAMIE', says: saysOf(added), tone, sources, sentences })
      lastSaid = dialogue.turns.length
      if (rest.length > 0) dialogue.say({ sentences: rest, link: undefined }, replyBefore(rest, reply))
      else if (hasNext) replyDue = reply
      else if (reply !== undefined)
        dialogue.push({ speaker: 'ALEX', says: [reply], tone: 'warm', sources: [], sentences: [] })
      return true
    },
    takeReply({ sentences }) {
      const reply = replyBefore(sentences, replyDue)
      replyDue = undefined
      return reply
    },
    finish() {
      if (replyDue === undefined || dialogue.last()?.speaker !== 'JAMIE') return
      dialogue.push({ speaker: 'ALEX', says: [replyDue], tone: 'warm', sources: [], sentences: [] })
      replyDue = undefined
    },
  }

  function saysOf({ lead, sentences }: Contribution): readonly string[] {
    const [first = '', ...more] = sentences.map(({ text }) => text)
    if (lead === undefined) return [first, ...more]
    const isRunOn = /[:：]\s?$/u.test(lead)
    return [lead, isRunOn ? afterColon(first, material.sentences, page.language) : first, ...more]
  }

  /** A contrast does not follow a reply that agrees. */
  function replyBefore([first]: readonly Sentence[], reply: string | undefined): string | undefined {
    const isDenial = reply !== undefined && lexicon.phrases.denies.includes(reply)
    return !isDenial && lexicon.relationOf(first?.text ?? '') === 'contrast' ? undefined : reply
  }
}

/** Whether ALEX can go on with it after JAMIE has said what comes before. */
function continues({ sentences: [first], question }: Utterance): boolean {
  return first !== undefined && question === undefined && !isQuestion(first.text)
}
