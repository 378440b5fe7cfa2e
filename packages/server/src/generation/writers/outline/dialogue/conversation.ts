import type { Host } from '@lectern/domain/podcast/podcast.ts'
import type { BlockOf } from '../../../page.ts'
import { contentWords, overlap } from '../language/content-words.ts'
import { ended, marksOf } from '../language/marks.ts'
import { isQuestion } from '../material/material.ts'
import type { Material } from '../material/material.ts'
import { bareTerm } from '../material/terms.ts'
import type { Sentence } from '../material/sentence.ts'
import { sourcesOf } from '../slides/prose.ts'
import { beatsOf, isItemOf } from './beats.ts'
import { capitalised } from './capitalised.ts'
import { defines, mentions } from './explains.ts'
import { isLater } from './time-order.ts'
import type { Beat, BeatHints } from './beats.ts'
import { createMemory, isConfusable } from './memory.ts'
import type { SegmentPlan } from './plan-segments.ts'
import { createStock } from './questions.ts'
import type { Asked } from './questions.ts'
import { createRestater } from './restate.ts'
import type { Restated } from './restate.ts'
import { createSubjects } from './subjects.ts'
import { mostWords, spokenWordsIn, texts, turnWords } from './turn.ts'
import type { Turn } from './turn.ts'

type Definition = BlockOf<'definition'>

/** ALEX's share of the words above which JAMIE says more: repeats, guesses. */
export const wantedShare = 0.6

/** The share of a heading's words that a passage about it uses. */
const leastAbout = 0.3

/** Two hosts who talk. ALEX explains; JAMIE learns: asks, repeats, guesses and connects. */
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
  const memory = createMemory(material)
  const subjects = createSubjects(material)
  const restater = createRestater(material, stock)
  /** The title of this segment, its sentences, and the terms that it has explained. */
  let title = ''
  let ahead: readonly Sentence[] = []
  let fresh: string[] = []
  /** What earlier segments, and this one, were about. */
  const names = new Set<string>()
  let turns: Turn[] = [...opening]
  const hints: BeatHints = {
    askWhy: () => stock.forLink('cause')?.text,
    opens: (one) => terms.some((term) => !memory.explained.has(term) && defines(one, term)),
  }
  for (const turn of opening) memory.add(turn)
  return { segment, recap: () => recapTurn(), recalled: restater.recalled, words: memory.words }

  function segment(plan: SegmentPlan): readonly Turn[] {
    const recap = restater.recap(turns) ?? restater.beforeQuestion(turns)
    turns = []
    fresh = []
    title = plan.title.toLowerCase()
    const beats = plan.passages
      .map((passage) => ({ ...passage, sentences: passage.sentences.filter((one) => !memory.isSaid(one)) }))
      .flatMap((passage) => beatsOf(passage, lexicon, hints))
    ahead = beats.flatMap(({ sentences }) => sentences)
    for (const beat of beats) {
      const sentences = standing(beat)
      if (sentences.length === 0) continue
      const rest = { ...beat, sentences }
      if (turns.length === 0) begin(plan.title, rest, recap)
      else proceed(rest)
    }
    for (let left = memory.openTerms(ahead).length; left > 0; left--) explainUsed()
    for (const name of [...fresh, plan.title]) if (name !== '') names.add(name)
    return turns
  }

  function recapTurn(): Turn | undefined {
    const recap = restater.recap(turns)
    return recap && { speaker: 'JAMIE', ...recap, tone: 'thoughtful', sentences: [] }
  }

  /** JAMIE says what the previous segment was about, and asks about this one. */
  function begin(named: string, beat: Beat, recap: Restated | undefined): void {
    // A segment of several sections may start with another one than that with its title.
    const heading =
      isQuestion(beat.heading) || isQuestion(named) || !beat.path.includes(named) ? beat.heading : named
    const asked =
      fromPage(beat) ??
      stock.aboutHeading(heading, 'segment') ??
      (heading === beat.heading ? undefined : stock.aboutHeading(beat.heading, 'part')) ??
      aboutSubject(beat)
    const before = recap ?? (asked ? undefined : spontaneous())
    answer(asked ?? (before ? undefined : stock.general()), beat, before)
  }

  function proceed(beat: Beat): void {
    if (turns.at(-1)?.speaker === 'JAMIE') return say(beat)
    const linked = fromPage(beat) ?? aboutPart(beat) ?? fromLink(beat)
    const isLong = memory.share() > wantedShare
    if (linked) return answer(linked, beat, isLong ? restater.echoOfLast(turns) : undefined)
    if (follows(beat) && mistake(beat)) return
    if (beat.sentences[0]?.leaning) {
      if (follows(beat)) append(beat, 'partly')
      return
    }
    if (explainTerm(beat)) return
    const guess = isLong ? restater.guess(beat.sentences[0]) : undefined
    if (guess) return confirm(guess, beat, 'enthusiastic')
    const asked = aboutHeading(beat) ?? again(beat) ?? aboutSubject(beat)
    if (asked) return answer(asked, beat, (isLong ? restater.beforeQuestion(turns) : undefined) ?? reaction())
    const echo = isLong ? restater.echo(turns) : undefined
    const other = follows(beat) ? stock.forNumber(beat.sentences[0]?.text ?? '') : undefined
    if (other) return answer(other, beat)
    const filling = echo ?? restater.echo(turns) ?? restater.guess(beat.sentences[0])
    if (filling) return confirm(filling, beat, 'thoughtful')
    const short = spontaneous()
    if (short) return answer(undefined, beat, short)
    if (append(beat)) return
    const last = stock.general()
    if (last) return answer(last, beat)
    const bare = restater.beforeQuestion(turns)
    if (bare) confirm(bare, beat, 'thoughtful')
  }

  /** A heading whose words the passage uses. Under other headings there may be an aside first. */
  function aboutHeading({ heading, sentences }: Beat): Asked | undefined {
    const said = contentWords(texts(sentences).join(' '))
    return overlap(contentWords(heading), said) > leastAbout ? stock.aboutHeading(heading, 'part') : undefined
  }

  /** A heading that is a question. */
  function aboutPart({ heading }: Beat): Asked | undefined {
    return isQuestion(heading) ? stock.aboutHeading(heading, 'part') : undefined
  }

  function fromLink(beat: Beat): Asked | undefined {
    if (!follows(beat)) return undefined
    if (!beat.link)
      return isLater(beat.sentences[0], turns.at(-1)?.sentences.at(-1)) ? stock.forTime() : undefined
    return beat.why === undefined ? stock.forLink(beat.link) : { text: beat.why, sources: [] }
  }

  /** Asks for what the passage is about, as soon as it is mentioned. */
  function aboutSubject({ sentences: [first] }: Beat): Asked | undefined {
    if (!first) return undefined
    const before = turns.at(-1)?.says.join(' ') ?? ''
    const found = newSubjectsOf(first)
    for (const isNew of [true, false])
      for (const name of found.filter((one) => !mentions(before, one) === isNew)) {
        const asked = stock.aboutSubject(name, isNew)
        if (!asked) continue
        fresh.push(name)
        return asked
      }
    return undefined
  }

  /** What the title of the segment names was asked for at its start. */
  function newSubjectsOf({ text }: Sentence): readonly string[] {
    return subjects.in(text).filter((one) => !title.includes(one.toLowerCase()))
  }

  /** A short reaction, at every third question, so that it does not become a habit. */
  function reaction(): Restated | undefined {
    return turns.length % 6 === 4 ? spontaneous() : undefined
  }

  function spontaneous(): Restated | undefined {
    const text = stock.react()
    return text === undefined ? undefined : { says: [text], sources: [] }
  }

  function answer(asked: Asked | undefined, beat: Beat, before?: Restated): void {
    // A question after a statement of the page names what the answer is about.
    const own = asked && before && before.sources.length > 0 ? sourcesOf(beat.sentences.slice(0, 1)) : []
    ask(asked && { ...asked, sources: [...asked.sources, ...own] }, before)
    say(beat, asked?.reply)
  }

  function ask(asked: Asked | undefined, before: Restated | undefined): void {
    const says = [...(before?.says ?? []), ...(asked ? [asked.text] : [])]
    if (says.length === 0) return
    const sources = [...new Set([...(before?.sources ?? []), ...(asked?.sources ?? [])])]
    push({ speaker: 'JAMIE', says, tone: toneOf(asked, before), sources, sentences: [] })
  }

  /** JAMIE guesses what the page mentions only to deny it, and ALEX puts it right. */
  function mistake(beat: Beat): boolean {
    const { discourse } = lexicon
    const [first, second, ...rest] = beat.sentences
    if (!first || !second || !discourse.seems(first.text) || !discourse.turns(second.text)) return false
    const lead = stock.guess()
    const denial = lead === undefined ? undefined : stock.denies()
    if (lead === undefined || denial === undefined) return false
    push({
      speaker: 'JAMIE',
      says: [lead, first.text],
      tone: 'thoughtful',
      sources: [first.block],
      sentences: [first],
    })
    say({ ...beat, sentences: [second, ...rest] }, denial)
    return true
  }

  /** JAMIE repeats or guesses, and ALEX says whether that is right. */
  function confirm({ says, sources }: Restated, beat: Beat, tone: string): void {
    push({ speaker: 'JAMIE', says, tone, sources, sentences: [] })
    say(beat, lexicon.relationOf(beat.sentences[0]?.text ?? '') === 'contrast' ? undefined : stock.confirms())
  }

  function say({ sentences, link }: Beat, reply?: string): void {
    push({
      speaker: 'ALEX',
      says: [...(reply === undefined ? [] : [reply]), ...texts(sentences)],
      tone: link === 'example' ? 'enthusiastic' : 'explanatory',
      sources: sourcesOf(sentences),
      sentences,
    })
  }

  /** ALEX's last turn gets all of it, or as much as there is room for. Returns whether it got any. */
  function append({ sentences }: Beat, amount: 'all' | 'partly' = 'all'): boolean {
    const last = turns.at(-1)
    if (last?.speaker !== 'ALEX') return false
    const room = mostWords - turnWords(last)
    const fitting = sentences.filter((_, at) => spokenWordsIn(sentences.slice(0, at + 1)) <= room)
    if (fitting.length === 0 || (amount === 'all' && fitting.length < sentences.length)) return false
    turns.pop()
    memory.discount(last)
    push({
      ...last,
      says: [...last.says, ...texts(fitting)],
      sources: [...new Set([...last.sources, ...sourcesOf(fitting)])],
      sentences: [...last.sentences, ...fitting],
    })
    return true
  }

  /** JAMIE asks for a term that ALEX is about to explain, or has just used for the first time. */
  function explainTerm(beat: Beat): boolean {
    const [first] = beat.sentences
    const next = first && terms.find((term) => !memory.explained.has(term) && defines(first, term))
    if (!next) {
      explainUsed()
      return false
    }
    answer(stock.aboutTerm(next, confusable(next)), beat)
    memory.explain(next)
    return true
  }

  /** Terms that ALEX has used, and that no later sentence of the segment explains: the last one used first. */
  function explainUsed(): void {
    if (turns.at(-1)?.speaker !== 'ALEX') return
    const used = memory.openTerms(ahead).at(-1)
    if (!used) return
    const asked = stock.aboutTerm(used, confusable(used))
    ask(asked, memory.share() > wantedShare ? restater.echoOfLast(turns) : reaction())
    explain(used, asked.reply)
  }

  /** The term that was explained last, of those that this one may be taken for. */
  function confusable(term: Definition): Definition | undefined {
    return [...memory.explained].findLast((other) => isConfusable(term, other))
  }

  function explain(term: Definition, reply: string | undefined): void {
    const { language } = page
    const name = bareTerm(term.term)
    const meaning = `${capitalised(name)}${marksOf(language).colon}${ended(term.definition, language)}`
    memory.explain(term)
    fresh.push(name)
    const says = [...(reply === undefined ? [] : [reply]), meaning]
    push({ speaker: 'ALEX', says, tone: 'explanatory', sources: [term.id], sentences: [] })
  }

  /** Something of an earlier segment that this passage starts with. */
  function again({ sentences: [first] }: Beat): Asked | undefined {
    const name = first && newSubjectsOf(first).find((one) => names.has(one))
    return name === undefined ? undefined : stock.again(name)
  }

  function fromPage({ question }: Beat): Asked | undefined {
    return question && { text: question.text, sources: [question.block] }
  }

  /** The sentences that were not said yet, from the first on that can be understood after the last one said. */
  function standing({ sentences, question }: Beat): readonly Sentence[] {
    const left = sentences.filter((one) => !memory.isSaid(one))
    const [head] = left
    if (head && (question || follows({ sentences: left }))) return left
    const first = left.findIndex(({ leaning }) => !leaning)
    return first < 0 ? [] : left.slice(first)
  }

  /** Whether it comes right after the last sentence said, is the reason for it, or an item of its list. */
  function follows({ sentences: [first] }: { readonly sentences: readonly Sentence[] }): boolean {
    const last = turns.at(-1)?.sentences.at(-1)
    if (!first) return false
    return (
      isItemOf(first, memory.orders) || [first.order - 1, first.order].includes(last?.order ?? Number.NaN)
    )
  }

  function push(turn: Turn): void {
    turns.push(turn)
    memory.add(turn)
  }
}

/** A restatement is thoughtful, a question curious, and a reaction alone warm. */
function toneOf(asked: Asked | undefined, before: Restated | undefined): string {
  if (before && before.sources.length > 0) return 'thoughtful'
  return asked ? 'curious' : 'warm'
}
