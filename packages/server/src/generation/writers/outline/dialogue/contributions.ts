import { languageOf } from '@lectern/domain/voices/languages.ts'
import { namesMistaken } from '../language/words/misconception-words.ts'
import { wordsPattern } from './asking/words-pattern.ts'
import { definedName } from '../language/words/defined-name.ts'
import { isInstruction } from '../language/words/instructions.ts'
import { hasAmountInWords } from '../language/words/amount-words.ts'
import { headsMistakes } from '../language/words/misconception-headings.ts'
import { quotesClaim, rejectsAtStart } from '../language/words/quoted-claims.ts'
import { reportingWords } from '../language/words/reporting-words.ts'
import { isAboutOthers } from '../language/words/some-and-others.ts'
import { supposesCase } from '../language/words/hypothetical-words.ts'
import { announcesSteps } from '../language/words/step-words.ts'
import type { Material } from '../material/material.ts'
import type { Sentence } from '../material/sentence.ts'
import { isOfSingleCase } from '../material/single-case.ts'
import { isInExample, isInStory, isInSupposedCase } from '../material/story.ts'
import type { Utterance } from './utterances.ts'
import type { QuestionPhrases } from './questions.ts'
import { canBeRepeated } from './restate.ts'
import { spokenWords, spokenWordsIn } from './turn.ts'

/** The most words of a conclusion, of a statement to check, and of a guess. */
const longest = { concluded: 40, checked: 42, guess: 20 }
/** A name, a number, a date, an enumeration, a remark in brackets: no listener guesses it. */
const unguessable = /\p{N}|(?<=[\p{Ll},;] )\p{Lu}|["“„«「(（;；]|[,،，、][^,،，、]+[,،，、]/u

/** 'Insulin given for a meal is called bolus insulin': a listener does not know the name. */
const isNaming =
  /(?<!\p{L})(?:(?:is|are) (?:also )?(?:called|known as|termed)|(?:se|lo|la|los|las) (?:llaman?|denominan?)|(?:est|sont) appelée?s?|on appelle|(?:wird|werden|nennt)\s(?:\p{L}+\s){0,8}(?:genannt|bezeichnet|man)|heißt|heißen|si chiaman?o?|chama-se|heet|heten|wordt\s(?:\p{L}+\s){0,6}genoemd|kallas|kaldes|kalles|nazywa(?:my|ją)? się|nazywamy|se nazývá|nazýváme|называ\p{L}+|назива\p{L}+)(?!\p{L})/iu

/** Several things between commas. */
const hasList = /[,،，、][^,،，、]+[,،，、]/u

/** A number, a name, a quotation: a listener who states it has read the page. */
const unknowable = /\p{N}|(?<=[\p{Ll},;] )\p{Lu}|["“„«「;；؛]/u

/** A contribution of JAMIE instead of ALEX, in the words of the page, and the sentences left for ALEX. */
export interface Contribution {
  readonly lead: string | undefined
  readonly sentences: readonly Sentence[]
  readonly rest: readonly Sentence[]
  /** How ALEX answers. */
  readonly reply: string | undefined
}

export interface Contributor {
  /** The conclusion from what ALEX has just said, which ALEX confirms. */
  conclude(utterance: Utterance): Contribution | undefined
  /** An example of what ALEX has just said, which ALEX confirms. */
  exemplify(utterance: Utterance): Contribution | undefined
  /** A claim that the page mentions only to deny it, as a guess that ALEX corrects. */
  mistake(utterance: Utterance): Contribution | undefined
  /** A statement without names and numbers, which ALEX confirms. */
  guess(utterance: Utterance): Contribution | undefined
  /** A statement about which JAMIE wants to be sure, which ALEX confirms. */
  check(utterance: Utterance): Contribution | undefined
}

/** How much a listener may state before ALEX has said it. */
export interface Daring {
  /** Whether a listener can infer a sentence from what was said: it repeats most of it, or is its consequence. */
  readonly isInferable: (sentence: Sentence) => boolean
}

export function createContributor(
  material: Material,
  stock: QuestionPhrases,
  { isInferable }: Daring,
): Contributor {
  const { lexicon, page } = material
  /** 'Researchers found …', 'critics say …': a listener cannot report what others say. */
  const words = [
    lexicon.phrases.talk.cues.view[0],
    reportingWords[languageOf(lexicon.language) ?? 'en'],
  ].join('|')
  const reports = wordsPattern(words, lexicon.language)
  const isReport = ({ text }: Sentence) => reports.test(text.toLowerCase())
  const isUnguessed = (text: string) =>
    isNaming.test(text) || isInstruction(text, languageOf(page.language) ?? 'en')
  const isOfCase = (one: Sentence) =>
    isInExample(one, material) || isInSupposedCase(one, material) || isOfSingleCase(one, material)
  const isMyth = (one: Sentence) =>
    quotesClaim(one.text) &&
    material.blockOf(one.block)?.path.some((heading) => headsMistakes(heading, page.language)) === true
  let hasDenied = false
  const isProcedure = ({ path }: Utterance) =>
    [page.title, ...path].some((one) => announcesSteps(one, page.language))
  return {
    conclude: (utterance) => {
      if (utterance.link !== 'result' || unguessable.test(utterance.sentences[0]?.text ?? ''))
        return undefined
      return contribution(utterance, longest.concluded, () => ({ lead: undefined, reply: stock.confirms() }))
    },
    exemplify: (utterance) => {
      const [first] = utterance.sentences
      if (utterance.link !== 'example' || unguessable.test(first?.text ?? '')) return undefined
      // An example of new things is for ALEX to give.
      if (!first || !isInferable(first)) return undefined
      // A listener does not make up a case of the page.
      if (supposesCase(first.text, page.language)) return undefined
      return contribution(utterance, longest.concluded, () => ({ lead: undefined, reply: stock.confirms() }))
    },
    mistake: ({ sentences: [first, second, ...rest] }) => {
      const { discourse } = lexicon
      if (first && second && isMyth(first)) {
        const lead = stock.guess()
        const isRejected = rejectsAtStart(second.text)
        const reply = isRejected || hasDenied ? undefined : lexicon.phrases.denies[0]
        hasDenied ||= reply !== undefined
        return lead === undefined ? undefined : { lead, reply, sentences: [first], rest: [second, ...rest] }
      }
      // 'Others think so' continues what ALEX has said. 'Many believe that …' is true, and only what they believe is not.
      if (
        !first ||
        !second ||
        namesMistaken(first.text, page.language) ||
        isAboutOthers(first.text, page.language) ||
        !discourse.seems(first.text) ||
        !discourse.contrasts(second.text)
      )
        return undefined
      const lead = stock.guess()
      const reply = lead === undefined ? undefined : stock.denies()
      return reply === undefined ? undefined : { lead, reply, sentences: [first], rest: [second, ...rest] }
    },
    guess: (utterance) => {
      const [first] = utterance.sentences
      if (!first || !canBeRepeated(first, lexicon) || unguessable.test(first.text)) return undefined
      // ALEX says what a word means: no listener guesses a definition in the words of the page.
      if (definedName(first.text, page.language) !== undefined) return undefined
      if (isReport(first) || !isInferable(first) || hasAmountInWords(first.text, page.language))
        return undefined
      // An instruction is no guess, and neither is an event of a case.
      if (isProcedure(utterance) || isOfCase(first) || isUnguessed(first.text)) return undefined
      return contribution(utterance, longest.guess, () => {
        const lead = stock.guess()
        if (lead === undefined) return undefined
        if (lexicon.relationOf(utterance.sentences[1]?.text ?? '') === 'contrast')
          return { lead, reply: undefined }
        const reply = stock.confirms()
        return reply === undefined ? undefined : { lead, reply }
      })
    },
    check: (utterance) => {
      const [first] = utterance.sentences
      // No listener can be sure about a fact that only the page knows.
      if (!first || !canBeRepeated(first, lexicon)) return undefined
      const isFact =
        unknowable.test(first.text) || hasAmountInWords(first.text, page.language) || isReport(first)
      if (isFact || !isInferable(first)) return undefined
      // ALEX says the next event of a story, also if its words were said.
      if (isInStory(first, material) || isOfCase(first)) return undefined
      // ALEX says what a word means, and what differs between several things.
      if (definedName(first.text, page.language) !== undefined || hasList.test(first.text)) return undefined
      if (isUnguessed(first.text)) return undefined
      const mayGuess = !isProcedure(utterance) && !unguessable.test(first.text)
      return contribution(utterance, longest.checked, () => {
        const lead = stock.check() ?? (mayGuess ? stock.guess() : undefined)
        const reply = lead === undefined ? undefined : stock.confirms()
        return reply === undefined ? undefined : { lead, reply }
      })
    },
  }
}

/** The first sentence of an utterance, with those that must not be left out with it. */
function contribution(
  { sentences }: Utterance,
  most: number,
  take: () => Pick<Contribution, 'lead' | 'reply'> | undefined,
): Contribution | undefined {
  const [first] = sentences
  if (!first || /\$|`\s?</u.test(first.text) || spokenWords(first) > most) return undefined
  const brought = new Set(first.misleadsWithout)
  const own = sentences.filter((one, at) => at === 0 || brought.has(one.order))
  const isRun = own.every((one, at) => one === sentences[at])
  const isWhole = first.misleadsWithout.every((order) => own.some((one) => one.order === order))
  if (!isRun || !isWhole || spokenWordsIn(own) > most * 1.3) return undefined
  const phrases = take()
  return phrases && { ...phrases, sentences: own, rest: sentences.slice(own.length) }
}
