import { languageOf } from '@lectern/domain/voices/languages.ts'
import type { Language } from '@lectern/domain/voices/languages.ts'
import { splitSentences } from '@lectern/domain/narration/split-sentences.ts'
import { contentWords, overlap } from '../language/words/content-words.ts'
import { asksOnlyWhy } from '../language/words/why-words.ts'
import { headsExample } from '../language/words/example-headings.ts'
import { phrasesOf } from '../language/phrases.ts'
import type { EpisodePart } from './draft-parts.ts'
import type { PageIndex } from './page-index.ts'

/** True if JAMIE asks a question. */
export function asksSomething({ speaker, says, stock }: EpisodePart): boolean {
  return speaker === 'JAMIE' && [...says, ...stock].some(isAsking)
}

/** The words that an answer must contain if a question asks for them, by language: [question, answer]. */
const kinds: Partial<Record<Language, readonly (readonly [RegExp, RegExp])[]>> = {
  en: [
    [
      /\b(?:for instance|example|picture that)\b[^.?]*\?/i,
      /\b(?:for example|for instance|such as|imagine|suppose|like|e\.g|consider|case)\b|:/i,
    ],
    [
      /(?:^|[.!?] |\bbut )why\b[^?]*\?/i,
      /\b(?:because|since|due to|so that|therefore|thus|reason|caus\w+|result\w*|as|to|in order|led|leads|means|allow\w*|if|for)\b/i,
    ],
    [
      /\bhow (?:many|much)\b[^?]*\?/i,
      /\p{N}|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|half|most|all|hundred|thousand|million)\b/iu,
    ],
    [
      /(?:^|[.!?] )when (?:is|are|was|were|do|does|did|can|could|will|would|should|must)\b[^?]*\?/i,
      /\p{N}|\b(?:century|during|after|before|when|while)\b/iu,
    ],
  ],
  pl: [
    [
      /(?:na przykład|przykład)[^.?]*\?/iu,
      /na przykład|np\.|przykład|takie jak|wyobraź|załóżmy|przypuśćmy/iu,
    ],
    [/dlaczego[^?]*\?/iu, /ponieważ|bo |gdyż|dlatego|wskutek|z powodu|aby|żeby|przyczyn|więc|skutk|wynik/iu],
    [/(?:^|\s)ile[^?]*\?/iu, /\p{N}|jeden|dwa|trzy|tysiąc|milion|procent|połow/iu],
  ],
  es: [
    [/ejemplo[^.?]*\?/iu, /por ejemplo|como |ejemplo|imagin|supong|supón/iu],
    [/por qué[^?]*\?/iu, /porque|ya que|debido|puesto que|para |causa|razón|así|por /iu],
    [/cuánt\p{L}*[^?]*\?/iu, /\p{N}|uno|dos|tres|mitad|mil|millón/iu],
  ],
  zh: [
    [/(?:什么例子|个例子|举例|比如)[^？]*？/u, /例如|比如|例子|像|假设|设想|想象|试想|如|：/u],
    [/为什么[^？]*？/u, /因为|由于|所以|因此|为了|以便|导致|原因|使|会|如果/u],
  ],
  ar: [
    [/مثال[^؟]*؟/u, /مثل|مثال|على سبيل|تخيل|تخيّل|لنفترض|افترض/u],
    [/لماذا[^؟]*؟/u, /لأن|بسبب|لذلك|حتى|كي|سبب|مما|ل/u],
  ],
  hi: [
    [/उदाहरण[^?]*\?/u, /उदाहरण|जैसे|मान/u],
    [/क्यों[^?]*\?/u, /क्योंकि|कारण|इसलिए|ताकि|चूँकि|चूंकि/u],
  ],
}

/** Why the next line does not answer a question of JAMIE; undefined if it does. */
export function answerFault(
  question: EpisodePart,
  next: EpisodePart | undefined,
  index: PageIndex,
): string | undefined {
  if (next?.speaker !== 'ALEX' || next.says.length === 0) return 'no answer follows'
  const language = languageOf(index.page.language) ?? 'en'
  // A restatement before the question, and a guess that ALEX denies, need no answer.
  const denies = phrasesOf(language).denies.flatMap((phrase) => splitSentences(phrase, language))
  const isDenied = next.stock.some((one) => denies.includes(one))
  const same = phrasesOf(language).sameAs.map((phrase) => phrase.split('{}')[0] ?? '')
  const wanted = splitSentences(question.content, language)
    .filter((one) => isAsking(one) || !question.says.some((said) => one.endsWith(said)))
    .filter((one) => !isDenied || !same.some((start) => start !== '' && one.startsWith(start)))
    .join(' ')
  const topics = topicsOf(wanted)
  const blocks = index.blocksOf(next.sources)
  const around = blocks.flatMap((block) =>
    block.kind === 'definition'
      ? [block.term, ...block.path]
      : block.kind === 'table'
        ? [block.caption, ...block.path]
        : block.path,
  )
  const answer = contentWords([next.content, ...around].join(' '))
  const missed = topics.find((topic) => {
    const words = contentWords(topic)
    return words.size > 0 && overlap(words, answer) < 0.5
  })
  if (missed !== undefined) return `the answer does not mention “${missed}”`
  // A question for the reason of what was said is the page's own, and so is its answer.
  if (question.says.length === 1 && asksOnlyWhy(question.content) && index.contains(question.content.trim()))
    return undefined
  // A heading of the page that is a question has the page's own answer.
  const inLowerCase = question.content.toLowerCase()
  if (blocks.some(({ path }) => path.some((heading) => inLowerCase.includes(heading.toLowerCase()))))
    return undefined
  // Text below 'Example: a bakery' is an example.
  if (around.some((heading) => headsExample(heading, language))) return undefined
  const bare = wanted.replace(/[“„«「『][^”“»」』]*[”“»」』]/gu, ' ')
  const kind = kinds[language]?.find(([asked]) => asked.test(bare))
  return kind && !kind[1].test(next.says.join(' ')) ? 'the answer is of another kind' : undefined
}

/** Returns the topics that a question names between quotation marks. */
function topicsOf(text: string): readonly string[] {
  return [...text.matchAll(/[“„«「『"]([^”“»」』"]{2,})[”“»」』"]/gu)].map(([, topic = '']) => topic)
}

/** True for a question that any continuation of the subject answers: 'What else?' */
export function isGeneral({ says, stock }: EpisodePart, language: string): boolean {
  const { askOn } = phrasesOf(language)
  const general = askOn.flatMap((phrase) => splitSentences(phrase, language))
  const asked = [...says, ...stock].filter(isAsking)
  return asked.length > 0 && asked.every((one) => general.includes(one))
}

/** Statements of JAMIE that are neither questions nor stock phrases. */
export function statementsOf(part: EpisodePart): readonly string[] {
  return part.speaker === 'JAMIE' ? part.says.filter((one) => !isAsking(one)) : []
}

/** True if JAMIE's statement is a guess that ALEX puts right. */
export function isCorrected(
  { stock }: EpisodePart,
  next: EpisodePart | undefined,
  language: string,
): boolean {
  const { guesses, denies } = phrasesOf(language)
  const sentences = (phrases: readonly string[]) =>
    new Set(phrases.flatMap((phrase) => splitSentences(phrase, language)))
  const [asGuess, asDenial] = [sentences(guesses), sentences(denies)]
  return (
    stock.some((one) => asGuess.has(one)) &&
    next?.speaker === 'ALEX' &&
    next.stock.some((one) => asDenial.has(one))
  )
}

/** True if JAMIE's statements restate a turn of ALEX, or guess what ALEX says next. */
export function isRestatement(
  statements: readonly string[],
  at: number,
  parts: readonly EpisodePart[],
): boolean {
  const turns = parts.filter((one) => one.speaker === 'ALEX' && one.at <= at + 1)
  const said = turns.map((turn) => contentWords(turn.says.join(' ')))
  return statements.every((statement) => {
    const words = contentWords(statement)
    return words.size === 0 || said.some((one) => overlap(words, one) >= 0.6)
  })
}

function isAsking(sentence: string): boolean {
  return /[?？؟][”"»」）)]?$/u.test(sentence)
}
