import type { Host } from '@lectern/domain/podcast/podcast.ts'
import { isQuestion } from '../material/material.ts'
import type { Material } from '../material/material.ts'
import type { Sentence } from '../material/sentence.ts'
import { sourcesOf } from '../slides/prose.ts'
import { beatsOf } from './beats.ts'
import type { Beat, BeatHints } from './beats.ts'
import { createContributor } from './contributions.ts'
import type { Contribution } from './contributions.ts'
import { createTermTalk } from './explain-terms.ts'
import { createFittingQuestions } from './fitting-questions.ts'
import { createMemory } from './memory.ts'
import type { SegmentPlan } from './plan-segments.ts'
import { createStock } from './questions.ts'
import { createRestater } from './restate.ts'
import type { Restated } from './restate.ts'
import { createTalk } from './talk.ts'
import { texts } from './turn.ts'
import type { Turn } from './turn.ts'

/** ALEX's share of the words above which JAMIE says more: carries on, guesses, repeats in short. */
export const wantedShare = 0.58
/** ALEX's share above which JAMIE also adds what nothing announces, and above which JAMIE does so in every turn. */
const highShare = 0.58
const tooHighShare = 0.64
/** At least one question is between two statements that JAMIE adds. */
const turnsBetween = 3

/** Two hosts who talk. ALEX explains; JAMIE learns: asks, guesses, gives examples, sums up and connects. */
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
export function converse(
  material: Material,
  opening: readonly Turn[],
  plans: readonly SegmentPlan[],
  /** Changes ALEX's shares above which JAMIE says more: with less, JAMIE says more. */
  shift = 0,
): Conversation {
  const { lexicon } = material
  const stock = createStock(material, plans.length)
  const memory = createMemory(material)
  const talk = createTalk(opening, memory, lexicon)
  const terms = createTermTalk(material, plans, stock, memory, talk)
  const questions = createFittingQuestions(material, stock, talk, terms)
  const restater = createRestater(material, stock)
  const contributor = createContributor(material, stock)
  const { say, push, answer, append, follows } = talk
  /** The turn in which JAMIE last added something, and ALEX's reply if that turn had nothing left for ALEX. */
  let lastAdded = 0
  let replyDue: string | undefined
  const hints: BeatHints = { askWhy: () => stock.forLink('cause')?.text, opens: terms.opens }
  const share = () => memory.share() - shift
  return { segment, recap: recapTurn, recalled: restater.recalled, words: memory.words }

  function segment(plan: SegmentPlan): readonly Turn[] {
    const recap = restater.recap(talk.turns)
    const isAfterJamie = talk.last()?.speaker === 'JAMIE'
    talk.restart()
    lastAdded = 0
    replyDue = undefined
    const beats = plan.passages
      .map((passage) => ({ ...passage, sentences: passage.sentences.filter((one) => !memory.isSaid(one)) }))
      .flatMap((passage) => beatsOf(passage, lexicon, hints))
    terms.restart(
      plan,
      beats.flatMap(({ sentences }) => sentences),
    )
    questions.restart(plan.title)
    for (const [at, beat] of beats.entries()) {
      const sentences = standing(beat)
      if (sentences.length === 0) continue
      const rest = { ...beat, sentences }
      if (talk.turns.length > 0) proceed(rest, beats[at + 1])
      else if (isAfterJamie) say(rest)
      else begin(plan.title, rest, recap)
    }
    for (let left = terms.left(); left > 0; left--) terms.explainUsed(beforeTerm)
    questions.finish()
    return talk.turns
  }

  function recapTurn(): Turn | undefined {
    const recap = restater.recap(talk.turns)
    return recap && { speaker: 'JAMIE', ...recap, tone: 'thoughtful', sentences: [] }
  }

  /** JAMIE says what the previous segment was about, and asks about this one. */
  function begin(named: string, beat: Beat, recap: Restated | undefined): void {
    if (askOwnQuestion(beat)) return
    // A segment of several sections may start with another one than that with its title.
    const heading =
      isQuestion(beat.heading) || isQuestion(named) || !beat.path.includes(named) ? beat.heading : named
    const asked =
      questions.fromPage(beat) ??
      stock.aboutHeading(heading, 'segment') ??
      (heading === beat.heading ? undefined : stock.aboutHeading(beat.heading, 'part')) ??
      questions.aboutSubject(beat)
    const any = asked ?? (recap ? undefined : stock.general())
    answer(any, beat, recap ?? (any ? undefined : spontaneous()))
  }

  /** The first of these that the beat allows: JAMIE carries on, a question for its link, for a term, for its subject. */
  function proceed(beat: Beat, next: Beat | undefined): void {
    if (isJamieLast()) return say(beat, takeReply(beat))
    if (askOwnQuestion(beat)) return
    const isLong = share() > wantedShare
    if (
      !beat.question &&
      isLong &&
      follows(beat) &&
      addStatement(() => contributor.carryOn(beat), beat, next)
    )
      return
    const linked = questions.linked(beat)
    if (linked) return answer(linked, beat, isLong ? restater.echoOfLast(talk.turns) : undefined)
    if (follows(beat) && addStatement(() => contributor.mistake(beat), beat, next)) return
    if (beat.sentences[0]?.leaning) return lean(beat)
    if (terms.askForDefined(beat)) return
    explainUsed(next)
    if (isJamieLast()) return say(beat)
    if (isLong && mayBringUp(beat) && addStatement(() => contributor.guess(beat), beat, next)) return
    const isHigh = beat.heading === '' && share() > highShare
    if (isHigh && mayBringUp(beat) && addStatement(() => contributor.add(beat, follows(beat)), beat, next))
      return
    const asked = questions.about(beat)
    const before = asked && isLong ? restater.echoOfLast(talk.turns) : undefined
    if (asked) return answer(asked, beat, before ?? reaction())
    goOn(beat, next, isHigh)
  }

  /** No question fits. */
  function goOn(beat: Beat, next: Beat | undefined, isHigh: boolean): void {
    const number = follows(beat) ? stock.forNumber(beat.sentences[0]?.text ?? '') : undefined
    if (number) return answer(number, beat)
    const echo = isHigh ? restater.echo(talk.turns) : undefined
    if (echo) return confirm(echo, beat)
    if (append(beat)) return
    const later = restater.echo(talk.turns)
    if (later) return confirm(later, beat)
    if (
      !terms.usesOpen(beat.sentences[0]) &&
      addStatement(() => contributor.guess(beat) ?? contributor.add(beat, follows(beat)), beat, next)
    )
      return
    const short = spontaneous()
    if (short) return answer(undefined, beat, short)
    const general = stock.general()
    if (general) return answer(general, beat)
    append(beat, 'partly')
  }

  function isJamieLast(): boolean {
    return talk.last()?.speaker === 'JAMIE'
  }

  /** A beat that depends on the last turn stays with it, or follows a short reaction. */
  function lean(beat: Beat): void {
    if (!follows(beat) || append(beat)) return
    const short = spontaneous()
    if (short) answer(undefined, beat, short)
    else append(beat, 'partly')
  }

  /** JAMIE asks the question of the page with which the beat starts. */
  function askOwnQuestion(beat: Beat): boolean {
    const [question, ...reply] = beat.sentences
    if (!question || reply.length === 0 || !isQuestion(question.text)) return false
    const { text, block } = question
    push({ speaker: 'JAMIE', says: [text], tone: 'curious', sources: [block], sentences: [question] })
    say({ ...beat, sentences: reply })
    return true
  }

  /** JAMIE reads the definition of a term that ALEX has used, or asks for it. */
  function explainUsed(next: Beat | undefined): void {
    const mayRead = next !== undefined && share() > wantedShare && mayAdd()
    if (mayRead && terms.readUsed()) lastAdded = talk.turns.length
    else terms.explainUsed(beforeTerm)
  }

  function beforeTerm(): Restated | undefined {
    return share() > wantedShare ? restater.echoOfLast(talk.turns) : reaction()
  }

  /** JAMIE does not bring up a term before it is explained. */
  function mayBringUp({ sentences: [first] }: Beat): boolean {
    return mayAdd() && !terms.usesOpen(first)
  }

  function mayAdd(): boolean {
    return talk.turns.length - lastAdded >= turnsBetween || share() > tooHighShare
  }

  /** JAMIE says it, and ALEX the rest, if there is something left for ALEX below the same heading. */
  function addStatement(take: () => Contribution | undefined, beat: Beat, next: Beat | undefined): boolean {
    const hasNext = next !== undefined && next.heading === '' && startsAlone(next)
    if (beat.sentences.length < 2 && !hasNext) return false
    const added = take()
    if (!added || (added.rest.length === 0 && !hasNext)) return false
    const { sentences } = added
    const says = [...(added.lead === undefined ? [] : [added.lead]), ...texts(sentences)]
    push({ speaker: 'JAMIE', says, tone: 'enthusiastic', sources: sourcesOf(sentences), sentences })
    lastAdded = talk.turns.length
    if (added.rest.length > 0) say({ sentences: added.rest, link: undefined }, added.reply)
    else replyDue = added.reply
    return true
  }

  /** The reply to a guess, unless a contrast follows. */
  function takeReply({ sentences: [first] }: Beat): string | undefined {
    const reply = lexicon.relationOf(first?.text ?? '') === 'contrast' ? undefined : replyDue
    replyDue = undefined
    return reply
  }

  /** A short reaction, at every third question, so that it does not become a habit. */
  function reaction(): Restated | undefined {
    return talk.turns.length % 6 === 4 ? spontaneous() : undefined
  }

  function spontaneous(): Restated | undefined {
    const text = stock.react()
    return text === undefined ? undefined : { says: [text], sources: [] }
  }

  /** JAMIE repeats in short, and ALEX says that it is right. */
  function confirm({ says, sources }: Restated, beat: Beat): void {
    push({ speaker: 'JAMIE', says, tone: 'thoughtful', sources, sentences: [] })
    say(beat, lexicon.relationOf(beat.sentences[0]?.text ?? '') === 'contrast' ? undefined : stock.confirms())
  }

  /** The sentences that were not said yet, from the first on that can be understood after the last one said. */
  function standing({ sentences, question }: Beat): readonly Sentence[] {
    const left = sentences.filter((one) => !memory.isSaid(one))
    const [head] = left
    if (head && (question || follows({ sentences: left }))) return left
    const first = left.findIndex(({ leaning }) => !leaning)
    return first < 0 ? [] : left.slice(first)
  }
}

/** Whether ALEX can go on with it after JAMIE has said what comes before. */
function startsAlone({ sentences: [first], question }: Beat): boolean {
  return first !== undefined && question === undefined && !first.leaning && !isQuestion(first.text)
}
