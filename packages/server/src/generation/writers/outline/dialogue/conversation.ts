import { countWords } from '@lectern/domain/narration/count-words.ts'
import type { Host } from '@lectern/domain/podcast/podcast.ts'
import type { BlockOf } from '../../../page.ts'
import { contentWords, overlap } from '../language/content-words.ts'
import { ended, marksOf } from '../language/marks.ts'
import { isQuestion } from '../material/material.ts'
import type { Material } from '../material/material.ts'
import { bareTerm } from '../material/terms.ts'
import type { Sentence } from '../material/sentence.ts'
import { sourcesOf } from '../slides/prose.ts'
import { inShort } from './in-short.ts'
import { beatsOf } from './beats.ts'
import type { Beat } from './beats.ts'
import type { SegmentPlan } from './plan-segments.ts'
import { createStock, defines, explains, canBeAdded, mentions } from './questions.ts'
import type { Asked } from './questions.ts'
import { mostWords, spokenWords, spokenWordsIn, texts, turnWords } from './turn.ts'
import type { Turn } from './turn.ts'

type Definition = BlockOf<'definition'>

/** ALEX's share of the words above which JAMIE says a sentence of the page too. */
export const wantedShare = 0.61
/** ALEX's share above which JAMIE also starts a segment with such a sentence. */
const highShare = 0.65
/** The most words of a sentence that JAMIE adds, of a definition that is spoken, and of a recap. */
const longest = { added: 34, definition: 45, recap: 20 }
/** The fewest words that ALEX has left after JAMIE has added a sentence. */
const leastReply = 6

/** Two hosts who talk. It remembers what was said, so that nothing is said or asked twice. */
export interface Conversation {
  segment(plan: SegmentPlan): readonly Turn[]
  /** JAMIE says in short what the last segment was about. */
  recap(): Turn | undefined
  /** The sentences that JAMIE has said in short. */
  readonly recalled: ReadonlySet<Sentence>
  /** The words of each host until now. */
  readonly words: Readonly<Record<Host, number>>
}

/** Continues after the turns of the opening. */
export function converse(material: Material, opening: readonly Turn[], segments: number): Conversation {
  const { lexicon, terms, page } = material
  const stock = createStock(material, segments)
  const saidTexts = new Set<string>()
  const met = new Set<Definition>()
  const explained = new Set<Definition>()
  /** The sentences of this segment. */
  let ahead: readonly Sentence[] = []
  let unexplained: Definition[] = []
  const words: Record<Host, number> = { ALEX: 0, JAMIE: 0 }
  /** What earlier segments, and this one, were about. */
  const names = new Set<string>()
  let turns: Turn[] = []
  /** Whether JAMIE said something of the page last, and so should ask next. */
  let added = false
  let fresh: string[] = []
  const recalled = new Set<Sentence>()
  for (const turn of opening) count(turn)
  return { segment, recap: () => recapOf(turns), recalled, words }

  function segment(plan: SegmentPlan): readonly Turn[] {
    const recap = recapOf(turns)
    turns = []
    fresh = []
    ahead = plan.passages.flatMap(({ sentences }) => sentences)
    const beats = plan.passages.flatMap((passage) => beatsOf(passage, lexicon))
    for (const [at, beat] of beats.entries()) {
      const sentences = standing(beat)
      if (sentences.length === 0) continue
      const rest = { ...beat, sentences }
      if (turns.length === 0) begin(plan.title, rest, recap)
      else proceed(rest, beats.slice(at + 1).some(isOpen))
    }
    explainUsed()
    for (const name of [...fresh, plan.title]) if (name !== '') names.add(name)
    return turns
  }

  /** Whether ALEX can still say something of it. */
  function isOpen({ sentences }: Beat): boolean {
    return sentences.some((one) => !one.leaning && !isSaid(one))
  }

  /** JAMIE says what the previous segment was about, and asks about this one. */
  function begin(title: string, beat: Beat, recap: Turn | undefined): void {
    // A segment of several sections may start with another one than that with its title.
    const heading =
      isQuestion(beat.heading) || isQuestion(title) || !beat.path.includes(title) ? beat.heading : title
    if (!recap && !isQuestion(heading) && share() > highShare && isAbout(beat, heading) && add(beat, false))
      return
    const asked =
      fromPage(beat) ??
      stock.aboutHeading(heading, 'segment') ??
      (heading === beat.heading ? undefined : stock.aboutHeading(beat.heading, 'part')) ??
      stock.general()
    const says = [...(recap?.says ?? []), ...(asked ? [asked.text] : [])]
    const sources = [...new Set([...(recap?.sources ?? []), ...(asked?.sources ?? [])])]
    if (says.length > 0)
      push({ speaker: 'JAMIE', says, tone: recap ? 'thoughtful' : 'curious', sources, sentences: [] })
    else if (add(beat, false)) return
    say(beat)
  }

  /** Whether it is clear without a question that a new subject begins. */
  function isAbout({ sentences: [first] }: Beat, heading: string): boolean {
    return first !== undefined && overlap(contentWords(heading), contentWords(first.text)) >= 0.4
  }

  function proceed(beat: Beat, more: boolean): void {
    if (turns.at(-1)?.speaker === 'JAMIE') return say(beat)
    const asked =
      fromPage(beat) ??
      (isQuestion(beat.heading) ? stock.aboutHeading(beat.heading, 'part') : undefined) ??
      (beat.relation && follows(beat) ? stock.forRelation(beat.relation) : undefined)
    if (asked) return answer(asked, beat)
    if (beat.sentences[0]?.leaning) return follows(beat) ? append(beat) : undefined
    if (explainTerm(beat)) return
    const led = stock.aboutHeading(beat.heading, 'part') ?? (share() > wantedShare ? undefined : again(beat))
    if (led) return answer(led, beat)
    if (share() > wantedShare && addTerm(beat)) return
    if (share() > (added ? highShare : wantedShare) && add(beat, more)) return
    const general =
      again(beat) ??
      (follows(beat) ? stock.forNumber(beat.sentences[0]?.text ?? '') : undefined) ??
      stock.general()
    if (general) return answer(general, beat)
    if (add(beat, more)) return
    if (more) say(beat, 'JAMIE')
    else append(beat)
  }

  function answer(asked: Asked, beat: Beat): void {
    added = false
    push({ speaker: 'JAMIE', says: [asked.text], tone: 'curious', sources: asked.sources, sentences: [] })
    say(beat)
  }

  function say({ sentences, relation }: Beat, speaker: Host = 'ALEX', reply?: string): void {
    push({
      speaker,
      says: [...(reply ? [reply] : []), ...texts(sentences)],
      tone: relation === 'example' ? 'enthusiastic' : speaker === 'ALEX' ? 'explanatory' : 'conversational',
      sources: sourcesOf(sentences),
      sentences,
    })
  }

  /** ALEX's last turn gets as much of it as there is room for. */
  function append({ sentences }: Beat): void {
    const last = turns.at(-1)
    if (last?.speaker !== 'ALEX') return
    const room = mostWords - turnWords(last)
    const fitting = sentences.filter((_, at) => spokenWordsIn(sentences.slice(0, at + 1)) <= room)
    if (fitting.length === 0) return
    turns.pop()
    discount(last)
    push({
      ...last,
      says: [...last.says, ...texts(fitting)],
      sources: [...new Set([...last.sources, ...sourcesOf(fitting)])],
      sentences: [...last.sentences, ...fitting],
    })
  }

  /** JAMIE says the start of a passage, and ALEX continues; or all of it, if more follows for ALEX. */
  function add(beat: Beat, more: boolean): boolean {
    const [first, ...rest] = beat.sentences
    if (!first || !canBeAdded(first) || spokenWords(first) > longest.added) return false
    const left = spokenWordsIn(rest)
    if (left < leastReply && !(more && rest.length === 0)) return false
    added = true
    const lead = stock.adds()
    const says = [...(lead ? [lead] : []), first.text]
    const tone = lead ? 'thoughtful' : 'conversational'
    push({ speaker: 'JAMIE', says, tone, sources: [first.block], sentences: [first] })
    const [next] = rest
    if (!next) return true
    const agrees = lead && lexicon.relationOf(next.text) !== 'contrast'
    say({ ...beat, sentences: rest }, 'ALEX', agrees ? stock.confirms() : undefined)
    return true
  }

  /** JAMIE asks for a term that ALEX is about to explain, or has just used for the first time. */
  function explainTerm(beat: Beat): boolean {
    const [first] = beat.sentences
    const next = first && terms.find((term) => !explained.has(term) && defines(first, term))
    const own = next && stock.aboutTerm(next)
    if (own) {
      answer(own, beat)
      return true
    }
    explainUsed()
    return false
  }

  /** Of the terms that the last turn has used for the first time, one that no sentence of the segment explains. */
  function explainUsed(): void {
    if (turns.at(-1)?.speaker !== 'ALEX') return
    const used = openTerm()
    const asked = used && stock.aboutTerm(used)
    if (!used || !asked) return
    push({ speaker: 'JAMIE', says: [asked.text], tone: 'curious', sources: asked.sources, sentences: [] })
    explain(used, 'ALEX')
  }

  function openTerm(): Definition | undefined {
    return unexplained.find(
      (term) =>
        countWords(term.definition) <= longest.definition &&
        !ahead.some((one) => !isSaid(one) && explains(one, term)),
    )
  }

  /** JAMIE explains a term that ALEX has just used, before ALEX continues. */
  function addTerm(beat: Beat): boolean {
    const used = openTerm()
    if (!used) return false
    added = true
    explain(used, 'JAMIE')
    say(beat)
    return true
  }

  function explain(term: Definition, speaker: Host): void {
    const { language } = page
    const name = bareTerm(term.term)
    const meaning = `${capitalised(name)}${marksOf(language).colon}${ended(term.definition, language)}`
    explained.add(term)
    fresh.push(name)
    push({ speaker, says: [meaning], tone: 'explanatory', sources: [term.id], sentences: [] })
  }

  /** Something of an earlier segment that this passage starts with. */
  function again({ sentences: [first] }: Beat): Asked | undefined {
    const name = [...names].find((one) => countWords(one) <= 4 && first && mentions(first.text, one))
    return name === undefined ? undefined : stock.again(name)
  }

  /**
   * What was said at least two turns before, without its last clause: one of the main sentences of the segment, as far
   * as it can be said in clearly fewer words.
   */
  function recapOf(earlier: readonly Turn[]): Turn | undefined {
    const last = earlier.findLastIndex(({ speaker }) => speaker === 'ALEX')
    const alone = earlier
      .slice(0, Math.max(0, last))
      .filter(({ speaker }) => speaker === 'ALEX')
      .flatMap(({ sentences }) => sentences)
      .filter((one) => canBeAdded(one) && !recalled.has(one))
    const top = Math.max(0, ...alone.map((one) => material.weightOf(one)))
    const [best] = alone
      .map((one) => ({ one, short: inShort(one, longest.recap, lexicon) }))
      .filter(({ short }) => short !== undefined)
      .filter(({ one }) => material.weightOf(one) >= top * 0.7)
      .sort((a, b) => material.weightOf(b.one) - material.weightOf(a.one))
    const lead = best?.short && stock.recap()
    if (!best?.short || !lead) return undefined
    recalled.add(best.one)
    const says = [lead, ended(best.short, page.language)]
    return { speaker: 'JAMIE', says, tone: 'thoughtful', sources: [best.one.block], sentences: [] }
  }

  function fromPage({ question }: Beat): Asked | undefined {
    return question && { text: question.text, sources: [question.block] }
  }

  /** The sentences that were not said yet, from the first on that can be understood after the last one said. */
  function standing({ sentences, question }: Beat): readonly Sentence[] {
    const left = sentences.filter((one) => !isSaid(one))
    const [head] = left
    if (head && (question || follows({ sentences: left }))) return left
    const first = left.findIndex(({ leaning }) => !leaning)
    return first < 0 ? [] : left.slice(first)
  }

  /** A page may have a sentence twice. */
  function isSaid({ text }: Sentence): boolean {
    return saidTexts.has(text)
  }

  function follows({ sentences: [first] }: { readonly sentences: readonly Sentence[] }): boolean {
    const last = turns.at(-1)?.sentences.at(-1)
    return first !== undefined && last !== undefined && last.order === first.order - 1
  }

  function push(turn: Turn): void {
    turns.push(turn)
    count(turn)
  }

  /** Only a term that this turn uses for the first time, and does not explain, can be asked for next. */
  function count(turn: Turn): void {
    words[turn.speaker] += turnWords(turn)
    for (const { text } of turn.sentences) saidTexts.add(text)
    unexplained = []
    for (const term of terms) {
      if (explained.has(term) || !turn.says.some((text) => mentions(text, term.term))) continue
      if (turn.sentences.some((one) => explains(one, term))) {
        explained.add(term)
        fresh.push(bareTerm(term.term))
      } else if (!met.has(term)) unexplained.push(term)
      met.add(term)
    }
  }

  function discount(turn: Turn): void {
    words[turn.speaker] -= turnWords(turn)
  }

  function share(): number {
    return words.ALEX / Math.max(1, words.ALEX + words.JAMIE)
  }
}

function capitalised(text: string): string {
  return /^\p{Ll}{2}/u.test(text) ? text.charAt(0).toUpperCase() + text.slice(1) : text
}
