import type { Host } from '@lectern/domain/podcast/podcast.ts'
import { tidyHeading } from '../slides/headline.ts'
import { languageOf } from '@lectern/domain/voices/languages.ts'
import { countWords } from '@lectern/domain/narration/count-words.ts'
import { withEndMark, withoutStop } from '../language/marks.ts'
import { contentStems, overlap } from '../language/words/content-words.ts'
import { definedName } from '../language/words/defined-name.ts'
import { headsExample } from '../language/words/example-headings.ts'
import { headsMistakes } from '../language/words/misconception-headings.ts'
import { namesReader } from '../language/words/question-frames.ts'
import { isQuestion } from '../material/material.ts'
import type { Material } from '../material/material.ts'
import type { Sentence } from '../material/sentence.ts'
import { isOfSingleCase } from '../material/single-case.ts'
import { isInExample, isInStory, isInSupposedCase } from '../material/story.ts'
import { opensBeforeExample, utterancesOf } from './utterances.ts'
import type { Utterance, UtteranceHints } from './utterances.ts'
import { hasFigure } from './asking/figures.ts'
import { yearAtStart } from './asking/time-order.ts'
import { opensScene } from '../language/words/scene-openers.ts'
import { wordsPattern } from './asking/words-pattern.ts'
import { nameAsQuestion } from './asking/name-as-question.ts'
import { isAboutCode } from './asking/about-code.ts'
import { createContributor } from './contributions.ts'
import { createTermExplanations } from './explain-terms.ts'
import { createShortQuestions } from './asking/short-questions.ts'
import { createFittingQuestions } from './fitting-questions.ts'
import { createInterjections } from './interjections.ts'
import { areInstructions } from './whole-procedures.ts'
import { createListening } from './listening.ts'
import { blocksOfLabels } from './labelled-statements.ts'
import { createMemory } from './memory.ts'
import type { SegmentPlan } from './plan-segments.ts'
import { createQuestionPhrases } from './questions.ts'
import type { Asked } from './questions.ts'
import { canBeHeadline } from './spoken-title.ts'
import { createRestatements, echoOf } from './restate.ts'
import { captionOf, sayTable } from './say-table.ts'
import type { Restated } from './restate.ts'
import type { Talkativeness } from './balance.ts'
import { createDialogue } from './dialogue.ts'
import { mostWords, spokenWordsIn, turnWords } from './turn.ts'
import type { Turn } from './turn.ts'

/** ALEX's share of the words above which JAMIE says more: guesses, restates in short, and above which at every turn. */
const wantedShare = 0.6
const highShare = 0.66

/** The share of the words of a sentence that ALEX has said before JAMIE infers it, by how bold JAMIE is. */
const leastKnown = [0.7, 0.55, 0.4] as const

/** With this share of the heading's words in its first sentence, an answer needs no heading. */
const enoughOfHeading = 0.65

/** At least this number of turns is between two questions for the start of a sentence. */
const turnsBetweenStarts = 4

/** A thing that the last turns name is the subject of the conversation, and no news. */
const turnsOfSubject = 2

/** The most words of a turn of short statements below labels. */
const wordsOfShort = 36

/** JAMIE repeats a sentence of ALEX as a question this often at most. */
const mostEchoes = 7

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
  { shift, boldness }: Talkativeness = { shift: 0, boldness: 0 },
): Conversation {
  const { lexicon } = material
  const stock = createQuestionPhrases(material, plans.length)
  const memory = createMemory(material)
  const dialogue = createDialogue(opening, memory, lexicon)
  const terms = createTermExplanations(material, plans, stock, memory, dialogue)
  const questions = createFittingQuestions(material, stock, dialogue, terms)
  const starts = createShortQuestions(material)
  const restater = createRestatements(material, stock, boldness > 0)
  const listening = createListening(lexicon, stock, restater, dialogue)
  const interjections = createInterjections(
    material,
    createContributor(material, stock, {
      isInferable: (sentence) => memory.known(sentence) >= leastKnown[boldness],
    }),
    dialogue,
    boldness > 0,
  )
  const { say, push, answer, append, follows } = dialogue
  /** The last turn of the segments before this one. */
  let lastBefore: Turn | undefined
  let echoes = 0
  /** The turns of the segment up to the last question for the start of a sentence. */
  let lastStart = -turnsBetweenStarts
  const headlines = new Set<string>()
  const givesName = wordsPattern(lexicon.phrases.talk.cues.named[0], lexicon.language)
  /** The heading of an example whose definition was said first. */
  let openExample = ''
  const labelled = blocksOfLabels(material.page)
  const hints: UtteranceHints = {
    askWhy: () => stock.forLink('cause')?.text,
    isTable: ({ block }) => material.blockOf(block)?.kind === 'table',
    isLabelled: ({ block }) => labelled.has(block),
    isAskedFor: (sentence) =>
      terms.opens(sentence) ||
      stock.hasCue(sentence) ||
      stock.hasCase(sentence) ||
      (sentence.index > 0 && starts.hasCircumstance(sentence)) ||
      isAboutCode(sentence, material.page),
  }
  const share = () => memory.share() - shift
  return { segment, confirm: stock.confirms, recalled: restater.recalled, words: memory.words }

  function segment(plan: SegmentPlan): readonly Turn[] {
    // The introduction is still to be explained, so it is not recalled.
    const recap = plan === plans[0] ? undefined : restater.recap(dialogue.turns, isQuiet() ? 2 : 1)
    // A segment of which everything is said already has no turn.
    lastBefore = dialogue.last() ?? lastBefore
    const isAfterJamie = lastBefore?.speaker === 'JAMIE'
    dialogue.restart()
    lastStart = -turnsBetweenStarts
    interjections.restart()
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
    interjections.finish()
    for (let left = terms.left(); left > 0; left--) terms.explainUsed(true)
    questions.finish()
    return dialogue.turns
  }

  /** JAMIE says what the previous segment was about, and asks about this one. */
  function begin(plan: SegmentPlan, utterance: Utterance, recap: Restated | undefined): void {
    const { title } = plan
    const isFirst = plan === plans[0]
    if (askOwnQuestion(utterance)) return
    // A segment of several sections may start with another one than that with its title.
    const heading =
      isQuestion(utterance.heading) || isQuestion(title) || !utterance.path.includes(title)
        ? utterance.heading
        : title
    if (explainsBeforeExample(heading, plan, utterance)) return
    const asked =
      questions.fromPage(utterance) ??
      questions.aboutHeading(heading, utterance, 'segment') ??
      (heading === utterance.heading
        ? undefined
        : questions.aboutHeading(utterance.heading, utterance, 'part')) ??
      (isFirst && heading === '' ? stock.start() : undefined) ??
      turnsTo(heading, utterance) ??
      questions.aboutSubject(utterance) ??
      (isFirst ? withHeadline(stock.start(), heading, utterance) : undefined)
    // 'And what are the causes?' is about all parts, and the first of them has a name, too.
    const isPart = asked !== undefined && heading !== utterance.heading && asked.reply === undefined
    const named = isPart ? withHeadline(asked, utterance.heading, utterance) : asked
    // A host who has said little asks for the term instead.
    const mayOpen = asked !== undefined && named?.reply === undefined && !isQuiet()
    if (mayOpen && terms.openWithMeaning(heading, asked, recap)) {
      if (!append(utterance)) answer(undefined, utterance, listening.alone())
      return
    }
    answer(named, utterance, recap ?? (asked ? undefined : listening.alone()))
  }

  /** JAMIE names the heading of what comes next. Without such a phrase, ALEX opens the answer with it. */
  function turnsTo(heading: string, utterance: Utterance): Asked | undefined {
    return stock.turnTo(heading) ?? withHeadline(stock.bridge(), heading, utterance)
  }

  /** The answer starts with the heading: 'Above 140 °C: the crust browns. Only the surface gets this hot.' */
  function withHeadline(asked: Asked | undefined, heading: string, utterance: Utterance): Asked | undefined {
    const [first] = utterance.sentences
    const isSaid =
      headlines.has(heading.toLowerCase()) ||
      // The first item of a list names its heading itself.
      tidyHeading(first?.subject ?? '') === tidyHeading(heading) ||
      overlap(contentStems(heading), contentStems(first?.text ?? '')) >= enoughOfHeading
    const hasRoom = spokenWordsIn(utterance.sentences) + countWords(heading) <= mostWords
    if (!asked || heading === '' || isSaid || !hasRoom || !canBeHeadline(heading, lexicon)) return asked
    // Below 'Common mistakes', a heading may state a mistake.
    if (utterance.path.some((above) => above !== heading && headsMistakes(above, lexicon.language)))
      return asked
    headlines.add(heading.toLowerCase())
    return { ...asked, reply: withEndMark(heading, lexicon.language) }
  }

  /** The first of these that the utterance allows: a question for its link, for a term, for what it adds, for its subject. */
  function proceed(utterance: Utterance, next: Utterance | undefined): void {
    if (isTable(utterance)) interjections.finish()
    if (isJamieLast()) return say(utterance, interjections.takeReply(utterance))
    if (
      askOwnQuestion(utterance) ||
      asksForItem(utterance) ||
      asksForTable(utterance) ||
      concludes(utterance, next)
    )
      return
    if (asksForExample(utterance) || asksForCode(utterance)) return
    if (isQuiet() && follows(utterance) && interjections.say('exemplify', utterance, next)) return
    const linked = questions.linked(utterance)
    if (linked)
      return answer(linked, utterance, echoedBefore(utterance) ?? listening.before(linked, isQuiet()))
    if (follows(utterance) && interjections.say('mistake', utterance, next)) return
    const [first] = utterance.sentences
    // The rest of an item is not separated from it by another question.
    const isRest = first !== undefined && isInItem(first)
    const isDependent = first?.isDependent === true || isRest
    if (isDependent && !follows(utterance)) return
    if (!isDependent) {
      if (terms.askForDefined(utterance, recalled)) return
      terms.explainUsed(false, recalled)
    }
    if (asksForCase(utterance)) return
    // A question is better than a statement to check.
    const isPlain = !isDependent && utterance.heading === ''
    if (isQuiet() && isPlain && startsWithCircumstance(utterance) && asksForStart(utterance)) return
    if (isQuiet() && checks(utterance, next)) return
    // A new heading says better what comes than a word of its first sentence.
    const headed = isDependent ? undefined : questions.aboutHeading(utterance.heading, utterance, 'part')
    if (!headed && asksForSteps(utterance)) return
    const turned =
      headed || isDependent || utterance.heading === '' ? undefined : turnsTo(utterance.heading, utterance)
    if (turned) return answer(turned, utterance, recalled())
    const cued = headed ? undefined : questions.forCue(utterance)
    const asked = headed ?? cued ?? (isDependent ? undefined : questions.about(utterance))
    if (asked) return answer(asked, utterance, listening.before(asked, isQuiet(), !cued))
    if (asksForStart(utterance)) return
    goOn(utterance, next)
  }

  /** JAMIE asks for the next of several things by its name, also for the next row of a table. Steps have no names. */
  function asksForItem(utterance: Utterance): boolean {
    const [first] = utterance.sentences
    const before = dialogue.last()?.sentences.at(-1)
    const mayName = utterance.link === undefined || utterance.link === 'others' || utterance.link === 'next'
    if (!first || !before || !mayName || utterance.question || utterance.heading !== '') return false
    if (!isNextOfSeries(first, before) || areInstructions(utterance.sentences, lexicon)) return false
    // Short statements below labels are said in one turn.
    const had = dialogue.last()
    const isShort = had !== undefined && turnWords(had) + spokenWordsIn(utterance.sentences) <= wordsOfShort
    if (hints.isLabelled(first) && isShort && append(utterance)) return true
    const isEvent = hints.isTable(first) && yearAtStart(first.text) !== undefined
    const text = isEvent ? stock.forTime()?.text : starts.forItem(first)
    if (text === undefined) return false
    answer({ text, sources: [first.block] }, utterance)
    return true
  }

  /** Whether a sentence continues an item of a list or a statement below a label. */
  function isInItem(one: Sentence): boolean {
    return one.index > 0 && (one.listed || hints.isLabelled(one))
  }

  /** Whether a sentence begins the item, the row or the labelled statement after another. */
  function isNextOfSeries(one: Sentence, before: Sentence): boolean {
    if (hints.isTable(one)) return one.block === before.block
    if (one.index > 0) return false
    if (one.listed) return before.listed && before.block === one.block
    return [one, before].every(hints.isLabelled) && one.block !== before.block
  }

  /** JAMIE asks for the circumstance or the subject with which the utterance starts, not twice in a row unless it `isNeeded`. */
  function asksForStart(utterance: Utterance, isNeeded = false): boolean {
    const [first, ...rest] = utterance.sentences
    const isOfCase = first && (isInExample(first, material) || isInStory(first, material))
    if (!first || first.listed || isInItem(first) || isOfCase || utterance.question || isTable(utterance))
      return false
    const isDue = dialogue.turns.length - lastStart >= turnsBetweenStarts
    if (!isDue && !isNeeded) return false
    // A circumstance is one of several, of which the sentence before names another, or says what holds otherwise.
    const circumstance = follows(utterance) && first.index > 0 ? starts.forCircumstance(first) : undefined
    const before = dialogue.last()?.sentences.at(-1)
    const text =
      circumstance?.text ?? starts.forSubject(first, before, (name) => canBeNamed(name, utterance.path))
    if (text === undefined) return false
    const asked = { text, sources: [] }
    answer(
      asked,
      { ...utterance, sentences: [circumstance?.answer ?? first, ...rest] },
      listening.before(asked, isQuiet()),
    )
    lastStart = dialogue.turns.length
    return true
  }

  /** The listeners have heard of it, or a heading names it; and it is not what the hosts are speaking of right now. */
  function canBeNamed(name: string, path: readonly string[]): boolean {
    const own = contentStems(name)
    const now = dialogue.turns.slice(-turnsOfSubject).flatMap(({ says }) => says)
    if (overlap(own, contentStems(now.join(' '))) === 1) return false
    return memory.hasHeard(name) || overlap(own, contentStems(path.join(' '))) > 0
  }

  function startsWithCircumstance({ sentences: [first] }: Utterance): boolean {
    return first !== undefined && starts.hasCircumstance(first)
  }

  /** JAMIE repeats what ALEX has just said as a question, before asking for its reason or result: 'The loaf may collapse? Why is that?' */
  function echoed(use: 'reason' | 'result'): Restated | undefined {
    const last = dialogue.last()
    const claim = last?.speaker === 'ALEX' ? last.sentences.at(-1) : undefined
    // 'For these reasons, …' is no start of a question. A reason is asked for right away.
    const start = claim?.text.toLowerCase().match(/^\p{L}+/u)?.[0] ?? ''
    const leans = claim?.isDependent === true && !lexicon.phrases.pointingBack.includes(start)
    if (use === 'result' && leans) return undefined
    const echo = claim && echoes < mostEchoes ? echoOf(claim, lexicon) : undefined
    if (!claim || echo === undefined || restater.recalled.has(claim)) return undefined
    // 'This separation is called abstraction?' asks back for a name, and 'You remove the marks?' asks the other host.
    if (givesName.test(claim.text.toLowerCase()) || namesReader(claim.text, lexicon.language))
      return undefined
    const { language } = material.page
    restater.skip(claim)
    return { says: [nameAsQuestion(withoutStop(echo, language), language)], sources: [claim.block] }
  }

  /** Before a question for a reason or a result, JAMIE repeats what it is about, and before one for an example if JAMIE has said little. */
  function echoedBefore({ link, why = '' }: Utterance): Restated | undefined {
    // A question of two sentences starts with a reaction of its own.
    if (/[.!。！।] ?\S/u.test(why)) return undefined
    const isAbout = link === 'result' || (link === 'example' && isQuiet())
    const echo = link === 'cause' ? echoed('reason') : isAbout ? echoed('result') : undefined
    if (echo) echoes += 1
    return echo
  }

  function isTable({ sentences: [first] }: Utterance): boolean {
    return first !== undefined && hints.isTable(first)
  }

  /** JAMIE asks for what a table shows, or for its heading. */
  function asksForTable(utterance: Utterance): boolean {
    if (!isTable(utterance) || utterance.link === 'others') return false
    if (continuesTable(utterance)) return asksForRest(utterance)
    const block = material.blockOf(utterance.sentences[0]?.block ?? '')
    const hasNumbers = block?.kind === 'table' && sayTable(block, material.page.language).length > 0
    // A table may be about another subject than the last turn. A sentence about numbers starts with the caption itself.
    const caption = block?.kind === 'table' && !hasNumbers ? captionOf(block) : ''
    // 'From Perry to the Restoration' says when something happened, and is the name of nothing.
    const isName = !opensScene(caption, languageOf(material.page.language) ?? 'en')
    const asked =
      stock.aboutHeading(utterance.heading, 'part') ??
      (caption === '' || isName ? undefined : stock.turnTo(caption)) ??
      (caption === '' || !isName ? undefined : stock.aboutSubject(caption, true)) ??
      (utterance.heading === '' ? undefined : stock.turnTo(utterance.heading)) ??
      withHeadline(stock.forTable(hasNumbers ? 'numbers' : 'words'), utterance.heading, utterance)
    if (!asked) return false
    answer(asked, utterance)
    return true
  }

  function continuesTable({ sentences: [first] }: Utterance): boolean {
    return dialogue.last()?.sentences.at(-1)?.block === first?.block
  }

  /** JAMIE has asked for the table, and asks for its other rows or only listens. */
  function asksForRest(utterance: Utterance): boolean {
    const asked = stock.forLink('others')
    if (asked) answer(asked, utterance)
    else answer(undefined, utterance, listening.alone())
    return true
  }

  /** The text before an example, below its heading, is asked for by the rest of the heading: 'Example: density'. */
  function explainsBeforeExample(heading: string, { passages }: SegmentPlan, utterance: Utterance): boolean {
    const passage = passages.find(({ path }) => path.join() === utterance.path.join())
    const isBefore = headsExample(heading, material.page.language) && passage !== undefined
    if (!isBefore || !opensBeforeExample(passage, lexicon)) return false
    const [, subject = ''] = /^[^:：]+[:：]\s*(.+)$/u.exec(heading) ?? []
    const asked = (subject === '' ? undefined : stock.aboutSubject(subject, true)) ?? stock.general()
    if (!asked) return false
    openExample = heading
    answer({ ...asked, sources: [utterance.sentences[0]?.block ?? ''] }, utterance)
    return true
  }

  /** JAMIE asks for the example after the definition below its heading. */
  function asksForExample(utterance: Utterance): boolean {
    const isStart = utterance.sentences[0]?.listed === true && utterance.path.includes(openExample)
    const asked = openExample !== '' && isStart ? stock.aboutHeading(openExample, 'part') : undefined
    if (!asked) return false
    openExample = ''
    answer(asked, utterance)
    return true
  }

  /** JAMIE asks for what a program does before ALEX speaks of its names, which the listeners have not heard. */
  function asksForCode(utterance: Utterance): boolean {
    const [first] = utterance.sentences
    if (!first || utterance.question || !isAboutCode(first, material.page)) return false
    const asked = stock.forCode()
    if (!asked) return false
    answer({ ...asked, sources: [first.block] }, utterance)
    return true
  }

  /** JAMIE asks for the steps before ALEX says the first of them. */
  function asksForSteps(utterance: Utterance): boolean {
    const [first] = utterance.sentences
    const isStart = first?.ordered === true && dialogue.last()?.sentences.at(-1)?.block !== first.block
    const asked = isStart && areInstructions(utterance.sentences, lexicon) ? stock.forSteps() : undefined
    if (!asked) return false
    answer(withHeadline(asked, utterance.heading, utterance), utterance)
    return true
  }

  /** JAMIE asks for what holds in the case that the utterance starts with. */
  function asksForCase(utterance: Utterance): boolean {
    const [first, ...rest] = utterance.sentences
    const asked = first && stock.forCase(first)
    if (!asked) return false
    answer({ text: asked.text, sources: [] }, { ...utterance, sentences: [asked.answer, ...rest] })
    return true
  }

  /** No question fits. A new heading is named all the same. */
  function goOn(utterance: Utterance, next: Utterance | undefined): void {
    const heading = stock.aboutHeading(utterance.heading, 'part')
    if (heading) return answer(heading, utterance)
    const hasNumber = dialogue.last()?.says.some(hasFigure) ?? false
    const [first] = utterance.sentences
    const number =
      first &&
      follows(utterance) &&
      !hasNumber &&
      !isInExample(first, material) &&
      !isInSupposedCase(first, material) &&
      !isOfSingleCase(first, material)
        ? stock.forNumber(first)
        : undefined
    if (number) return answer(number, utterance, recalled())
    const isDependent = first?.isDependent === true
    if (!isDependent && share() > wantedShare && speaksUp(utterance, next)) return
    if (append(utterance)) return
    if (!isDependent && speaksUp(utterance, next)) return
    if (asksForStart(utterance, true)) return
    const later = isStepwise(utterance) ? stock.forTime() : undefined
    if (later) return answer(later, utterance)
    const more =
      utterance.heading === '' && isQuiet() ? stock.moreAbout(utterance.path.at(-1) ?? '') : undefined
    if (more) return answer(more, utterance, recalled())
    // An example and the steps of a procedure are not interrupted by a reaction.
    const short = isStepwise(utterance) ? undefined : listening.alone()
    if (short) return answer(undefined, utterance, short)
    const general = stock.general()
    if (general) return answer(general, utterance, recalled())
    // More of what is planned is said when the questions have run out.
    if (listening.restate(utterance)) return
    const needed = listening.needed()
    if (needed) return answer(undefined, utterance, needed)
    const bridge = stock.bridge()
    if (bridge) return answer(bridge, utterance)
    append(utterance, 'partly')
  }

  /** Whether an utterance continues an example, a story or the steps of a procedure. */
  function isStepwise(utterance: Utterance): boolean {
    const [first] = utterance.sentences
    if (!first || !follows(utterance) || definedName(first.text, material.page.language) !== undefined)
      return false
    const before = dialogue.last()?.sentences.at(-1)
    // 'And then?' within an item would ask for the next one.
    return (
      (first.ordered === true && first.index === 0 && before?.block === first.block) ||
      isInExample(first, material) ||
      // A new paragraph continues the story only if it has a year of its own: a date may be in a paragraph of rules, too.
      (isInStory(first, material) && (before?.block === first.block || yearAtStart(first.text) !== undefined))
    )
  }

  /** JAMIE draws the conclusion that follows. */
  function concludes(utterance: Utterance, next: Utterance | undefined): boolean {
    const isBound = !utterance.question && follows(utterance)
    return isBound && share() > wantedShare && interjections.say('conclude', utterance, next)
  }

  /** JAMIE guesses what comes, restates what was said, or asks whether something is right. */
  function speaksUp(utterance: Utterance, next: Utterance | undefined): boolean {
    // A new heading is asked for, not guessed, and so is a term.
    const mayGuess =
      utterance.heading === '' &&
      continuesParagraph(utterance) &&
      interjections.isDue(isQuiet()) &&
      !terms.usesOpen(utterance.sentences[0])
    return (
      (mayGuess && interjections.say('guess', utterance, next)) ||
      listening.restate(utterance) ||
      (mayGuess && checks(utterance, next))
    )
  }

  /** JAMIE asks whether what comes next is right. */
  function checks(utterance: Utterance, next: Utterance | undefined): boolean {
    const mayAsk = interjections.isDue(isQuiet()) && !terms.usesOpen(utterance.sentences[0])
    return (
      mayAsk &&
      continuesParagraph(utterance) &&
      !utterance.sentences.some(hints.isLabelled) &&
      utterance.heading === '' &&
      interjections.say('check', utterance, next)
    )
  }

  /** A listener can think of what comes next in a paragraph, not of what a new one begins with. */
  function continuesParagraph(utterance: Utterance): boolean {
    return boldness > 0 || (follows(utterance) && (utterance.sentences[0]?.index ?? 0) > 0)
  }

  /** JAMIE's restatement before turning to something else. */
  function recalled(): Restated | undefined {
    if (!isQuiet()) return undefined
    return restater.lastTurn(dialogue.turns, true) ?? restater.echo(dialogue.turns)
  }

  /** Whether JAMIE has said little. */
  function isQuiet(): boolean {
    return share() > highShare
  }

  function isJamieLast(): boolean {
    return dialogue.last()?.speaker === 'JAMIE'
  }

  /** JAMIE asks the question of the page with which the utterance starts. */
  function askOwnQuestion(utterance: Utterance): boolean {
    const [question, ...reply] = utterance.sentences
    if (!question || reply.length === 0 || !isQuestion(question.text)) return false
    // Several questions in a row are a list, and the second does not answer the first.
    if (isQuestion(reply[0]?.text ?? '')) return false
    const { text, block } = question
    push({ speaker: 'JAMIE', says: [text], tone: 'curious', sources: [block], sentences: [question] })
    say({ ...utterance, sentences: reply })
    return true
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
