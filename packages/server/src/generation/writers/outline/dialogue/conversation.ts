import type { Host } from '@lectern/domain/podcast/podcast.ts'
import { isQuestion } from '../material/material.ts'
import type { Material } from '../material/material.ts'
import type { Sentence } from '../material/sentence.ts'
import { afterColon } from '../language/sentences/after-colon.ts'
import { sourcesOf } from '../slides/prose.ts'
import { utterancesOf } from './utterances.ts'
import type { Utterance, UtteranceHints } from './utterances.ts'
import { createContributor } from './contributions.ts'
import type { Contribution } from './contributions.ts'
import { createTermExplanations } from './explain-terms.ts'
import { createFittingQuestions } from './fitting-questions.ts'
import { createMemory } from './memory.ts'
import type { SegmentPlan } from './plan-segments.ts'
import { createQuestionPhrases } from './questions.ts'
import { createRestatements } from './restate.ts'
import type { Restated } from './restate.ts'
import { createDialogue } from './dialogue.ts'
import { texts } from './turn.ts'
import type { Turn } from './turn.ts'

/** ALEX's share of the words above which JAMIE says more: carries on, guesses, repeats in short. */
const wantedShare = 0.58
/** ALEX's share above which JAMIE also adds what nothing announces, and above which JAMIE does so in every turn. */
const highShare = 0.58
const tooHighShare = 0.64
/** At least one question is between two statements that JAMIE adds. */
const turnsBetween = 3

/** Two hosts who talk. ALEX explains; JAMIE learns: asks, guesses, gives examples, sums up and connects. */
export interface Conversation {
  segment(plan: SegmentPlan): readonly Turn[]
  /** A reply of ALEX to JAMIE's summary. */
  readonly confirm: () => string | undefined
  /** The sentences that JAMIE has said in short. */
  readonly recalled: ReadonlySet<Sentence>
  /** The words of each host until now. */
  readonly words: Readonly<Record<Host, number>>
}

/** Continues after the turns of the opening. */
export function createConversation(
  material: Material,
  opening: readonly Turn[],
  plans: readonly SegmentPlan[],
  /** Changes ALEX's shares above which JAMIE says more: with less, JAMIE says more. */
  shift = 0,
): Conversation {
  const { lexicon } = material
  const stock = createQuestionPhrases(material, plans.length)
  const memory = createMemory(material)
  const dialogue = createDialogue(opening, memory, lexicon)
  const terms = createTermExplanations(material, plans, stock, memory, dialogue)
  const questions = createFittingQuestions(material, stock, dialogue, terms)
  const restater = createRestatements(material, stock)
  const contributor = createContributor(material, stock)
  const { say, push, answer, append, follows } = dialogue
  /** The turn in which JAMIE last added something, and ALEX's reply if that turn had nothing left for ALEX. */
  let lastAdded = 0
  let replyDue: string | undefined
  /** The last turn of the segments before this one. */
  let lastBefore: Turn | undefined
  const hints: UtteranceHints = { askWhy: () => stock.forLink('cause')?.text, opens: terms.opens }
  const share = () => memory.share() - shift
  return { segment, confirm: stock.confirms, recalled: restater.recalled, words: memory.words }

  function segment(plan: SegmentPlan): readonly Turn[] {
    const recap = restater.recap(dialogue.turns)
    // A segment of which everything is said already has no turn.
    lastBefore = dialogue.last() ?? lastBefore
    const isAfterJamie = lastBefore?.speaker === 'JAMIE'
    dialogue.restart()
    lastAdded = 0
    replyDue = undefined
    const utterances = plan.passages
      .map((passage) => ({ ...passage, sentences: passage.sentences.filter((one) => !memory.isSaid(one)) }))
      .flatMap((passage) => utterancesOf(passage, lexicon, hints))
    terms.restart(
      plan,
      utterances.flatMap(({ sentences }) => sentences),
    )
    questions.restart(plan.title)
    for (const [at, utterance] of utterances.entries()) {
      const sentences = understandable(utterance)
      if (sentences.length === 0) continue
      const rest = { ...utterance, sentences }
      if (dialogue.turns.length > 0) proceed(rest, utterances[at + 1])
      else if (isAfterJamie) say(rest)
      else begin(plan, rest, recap)
    }
    for (let left = terms.left(); left > 0; left--) terms.explainUsed()
    questions.finish()
    return dialogue.turns
  }

  /** JAMIE says what the previous segment was about, and asks about this one. */
  function begin(plan: SegmentPlan, utterance: Utterance, recap: Restated | undefined): void {
    const { title: named } = plan
    const isFirst = plan === plans[0]
    if (askOwnQuestion(utterance)) return
    // A segment of several sections may start with another one than that with its title.
    const heading =
      isQuestion(utterance.heading) || isQuestion(named) || !utterance.path.includes(named)
        ? utterance.heading
        : named
    const asked =
      questions.fromPage(utterance) ??
      stock.aboutHeading(heading, 'segment') ??
      (heading === utterance.heading ? undefined : stock.aboutHeading(utterance.heading, 'part')) ??
      questions.aboutSubject(utterance)
    // A reaction is a better answer to the goals of the page than a question that fits everything.
    const short = asked || recap || !isFirst ? undefined : spontaneous()
    const any = asked ?? (recap || short ? undefined : stock.general())
    answer(any, utterance, recap ?? short ?? (any ? undefined : spontaneous()))
  }

  /** The first of these that the utterance allows: JAMIE carries on, a question for its link, for a term, for its subject. */
  function proceed(utterance: Utterance, next: Utterance | undefined): void {
    if (isJamieLast()) return say(utterance, takeReply(utterance))
    if (askOwnQuestion(utterance)) return
    const isLong = share() > wantedShare
    const isBound = !utterance.question && follows(utterance)
    if (isBound && isLong && addStatement(() => contributor.conclude(utterance), utterance, next)) return
    // A learner asks for an example more often than the learner has one.
    if (
      isBound &&
      share() > tooHighShare &&
      addStatement(() => contributor.carryOn(utterance), utterance, next)
    )
      return
    const linked = questions.linked(utterance)
    if (linked) return answer(linked, utterance)
    if (follows(utterance) && addStatement(() => contributor.mistake(utterance), utterance, next)) return
    if (utterance.sentences[0]?.isDependent) return sayDependent(utterance)
    if (terms.askForDefined(utterance)) return
    explainUsed(next)
    if (isJamieLast()) return say(utterance)
    // A new heading is asked for, not guessed.
    const isInside = utterance.heading === ''
    if (
      isInside &&
      isLong &&
      mayBringUp(utterance) &&
      addStatement(() => contributor.guess(utterance), utterance, next)
    )
      return
    const isHigh = isInside && share() > highShare
    if (
      isHigh &&
      mayBringUp(utterance) &&
      addStatement(() => contributor.add(utterance, follows(utterance)), utterance, next)
    )
      return
    const asked = questions.about(utterance)
    if (asked) return answer(asked, utterance, beforeQuestion())
    goOn(utterance, next, isHigh)
  }

  /** No question fits. */
  function goOn(utterance: Utterance, next: Utterance | undefined, isHigh: boolean): void {
    const number = follows(utterance) ? stock.forNumber(utterance.sentences[0]?.text ?? '') : undefined
    if (number) return answer(number, utterance)
    const echo = isHigh ? restater.echo(dialogue.turns) : undefined
    if (echo) return confirm(echo, utterance)
    if (append(utterance)) return
    const later = restater.echo(dialogue.turns)
    if (later) return confirm(later, utterance)
    if (
      !terms.usesOpen(utterance.sentences[0]) &&
      addStatement(
        () => contributor.guess(utterance) ?? contributor.add(utterance, follows(utterance)),
        utterance,
        next,
      )
    )
      return
    const short = spontaneous()
    if (short) return answer(undefined, utterance, short)
    const general = stock.general()
    if (general) return answer(general, utterance)
    append(utterance, 'partly')
  }

  function isJamieLast(): boolean {
    return dialogue.last()?.speaker === 'JAMIE'
  }

  /** An utterance that depends on the last turn stays with it, or follows a short reaction. */
  function sayDependent(utterance: Utterance): void {
    if (!follows(utterance) || append(utterance)) return
    const short = beforeQuestion() ?? spontaneous()
    if (short) answer(undefined, utterance, short)
    else append(utterance, 'partly')
  }

  /** JAMIE asks the question of the page with which the utterance starts. */
  function askOwnQuestion(utterance: Utterance): boolean {
    const [question, ...reply] = utterance.sentences
    if (!question || reply.length === 0 || !isQuestion(question.text)) return false
    const { text, block } = question
    push({ speaker: 'JAMIE', says: [text], tone: 'curious', sources: [block], sentences: [question] })
    say({ ...utterance, sentences: reply })
    return true
  }

  /** JAMIE reads the definition of a term that ALEX has used, or asks for it. */
  function explainUsed(next: Utterance | undefined): void {
    const mayRead = next !== undefined && share() > wantedShare && mayAdd()
    if (mayRead && terms.readUsed()) lastAdded = dialogue.turns.length
    else terms.explainUsed()
  }

  /** JAMIE does not bring up a term before it is explained. */
  function mayBringUp({ sentences: [first] }: Utterance): boolean {
    return mayAdd() && !terms.usesOpen(first)
  }

  function mayAdd(): boolean {
    return dialogue.turns.length - lastAdded >= turnsBetween || share() > tooHighShare
  }

  /** JAMIE says it, and ALEX the rest, if there is something left for ALEX below the same heading. */
  function addStatement(
    take: () => Contribution | undefined,
    utterance: Utterance,
    next: Utterance | undefined,
  ): boolean {
    const hasNext = next !== undefined && next.heading === '' && startsAlone(next)
    if (utterance.sentences.length < 2 && !hasNext) return false
    const added = take()
    if (!added || (added.rest.length === 0 && !hasNext)) return false
    const { sentences } = added
    const [first = '', ...more] = texts(sentences)
    const isRunOn = added.lead !== undefined && /[:：]\s?$/u.test(added.lead)
    const { language } = material.page
    const says = [
      ...(added.lead === undefined ? [] : [added.lead]),
      isRunOn ? afterColon(first, material.sentences, language) : first,
      ...more,
    ]
    push({ speaker: 'JAMIE', says, tone: 'enthusiastic', sources: sourcesOf(sentences), sentences })
    lastAdded = dialogue.turns.length
    if (added.rest.length > 0)
      say({ sentences: added.rest, link: undefined }, replyBefore(added.rest, added.reply))
    else replyDue = added.reply
    return true
  }

  /** The reply to a guess, unless a contrast follows. */
  function takeReply({ sentences }: Utterance): string | undefined {
    const reply = replyBefore(sentences, replyDue)
    replyDue = undefined
    return reply
  }

  function replyBefore([first]: readonly Sentence[], reply: string | undefined): string | undefined {
    const isDenial = reply !== undefined && lexicon.phrases.denies.includes(reply)
    return !isDenial && lexicon.relationOf(first?.text ?? '') === 'contrast' ? undefined : reply
  }

  /** Says in short what was said before, if ALEX has most of the words. */
  function beforeQuestion(): Restated | undefined {
    return (share() > tooHighShare ? restater.echo(dialogue.turns) : undefined) ?? reaction()
  }

  /** A short reaction, at every third question, so that it does not become a habit. */
  function reaction(): Restated | undefined {
    return dialogue.turns.length % 6 === 4 ? spontaneous() : undefined
  }

  function spontaneous(): Restated | undefined {
    const text = stock.react()
    return text === undefined ? undefined : { says: [text], sources: [] }
  }

  /** JAMIE repeats in short, and ALEX says that it is right. */
  function confirm({ says, sources }: Restated, utterance: Utterance): void {
    push({ speaker: 'JAMIE', says, tone: 'thoughtful', sources, sentences: [] })
    say(
      utterance,
      lexicon.relationOf(utterance.sentences[0]?.text ?? '') === 'contrast' ? undefined : stock.confirms(),
    )
  }

  /** The sentences that were not said yet, from the first on that can be understood after the last one said. */
  function understandable({ sentences, question }: Utterance): readonly Sentence[] {
    const left = sentences.filter((one) => !memory.isSaid(one))
    const [head] = left
    if (head && (question || follows({ sentences: left }))) return left
    const first = left.findIndex(({ isDependent }) => !isDependent)
    return first < 0 ? [] : left.slice(first)
  }
}

/** Whether ALEX can go on with it after JAMIE has said what comes before. */
function startsAlone({ sentences: [first], question }: Utterance): boolean {
  return first !== undefined && question === undefined && !first.isDependent && !isQuestion(first.text)
}
