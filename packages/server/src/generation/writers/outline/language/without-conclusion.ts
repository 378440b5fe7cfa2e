import { countWords } from '@lectern/domain/narration/count-words.ts'
import { languageOf } from '@lectern/domain/voices/languages.ts'
import type { Language } from '@lectern/domain/voices/languages.ts'
import { capitalised } from './enumerate.ts'
import type { Lexicon } from './lexicon.ts'
import { memoized } from './memoized.ts'
import { alternatives, unspaced, wordEnd } from './words/word-patterns.ts'

/** Languages in which the verb follows such a word at once, so that the rest would be a question. Hungarian moves its verb too. */
const movesVerb: ReadonlySet<string> = new Set(['de', 'nl', 'da', 'sv', 'no', 'hu'])

/** Further words that draw a conclusion. */
const others: Partial<Record<Language, readonly string[]>> = {
  en: [
    'so',
    'as a consequence',
    'in consequence',
    'it follows that',
    'this means that',
    'this shows that',
    'this is why',
    'that is why',
  ],
  es: [
    'así',
    'como consecuencia',
    'de este modo',
    'de esta manera',
    'esto significa que',
    'esto quiere decir que',
  ],
  fr: ['c’est ainsi que', 'il s’ensuit que', 'par suite', 'cela signifie que'],
  it: ['così', 'ne consegue che', 'di conseguenza', 'ciò significa che', 'questo significa che'],
  pt: ['deste modo', 'desta forma', 'por conseguinte', 'isso significa que', 'isto significa que'],
  pl: ['tak więc'],
  zh: ['可见', '由此可见', '故'],
}

/**
 * Words that draw a conclusion only before a comma. Without one they may be a part of another word or govern the next one: '可见光'
 * is visible light, '故事' a story, and 'в результате войны' is 'as a result of the war'.
 */
const onlyBeforeComma: Partial<Record<Language, RegExp>> = {
  pl: /^(?:w (?:rezultacie|efekcie|konsekwencji)|stąd)/iu,
  ru: /^в результате/iu,
  uk: /^у результаті/iu,
  el: /^(?:ως αποτέλεσμα|κατά συνέπεια)/iu,
  ro: /^ca urmare/iu,
  zh: /^(?:由此可见|可见|由此|结果|故)/u,
  ja: /^./u,
}

/** Words with which the rest of a sentence starts if it can stand alone, in languages where others may be a verb or a name for it. */
const subjects: Partial<Record<Language, RegExp>> = {
  es: /^(?:el|la|los|las|un|una|cada|tod[oa]s?|ningún|ninguna|\p{Lu}\p{L}*)(?=\s)/u,
  fr: /^(?:(?:le|la|les|un|une|des|chaque|tous|toutes|aucun|aucune|\p{Lu}[\p{L}-]*)(?=\s)|l[’'])/u,
  it: /^(?:(?:il|lo|la|i|gli|le|un|uno|una|ogni|tutt[ie]|nessun\p{L}*|\p{Lu}\p{L}*)(?=\s)|(?:l|un)[’'])/u,
  pt: /^(?:o|a|os|as|um|uma|cada|tod[oa]s?|nenhum|nenhuma|\p{Lu}\p{L}*)(?=\s)/u,
  en: /^(?:the|an?|each|every|all|most|no|both|only|people|\p{Lu}\p{L}*|\p{L}+s\s(?:are|were|have|need|can|must|could))(?=\s)/u,
}

/** Words that cannot be the first of a sentence: 'Dlatego się …', 'Proto se …', 'لذلك فإن …'. */
const notFirst: Partial<Record<Language, RegExp>> = {
  pl: /^(?:się|go|mu|je|ją|jej|im|ich|też|także|właśnie|również|by|że)\s/iu,
  cs: /^(?:se|si|je|jsou|byl\p{L}*|by|mu|ho|ji|jim|to|také|také|i|jsme|že)\s/iu,
  sk: /^(?:sa|si|je|sú|bol\p{L}*|by|mu|ho|ju|im|to|tiež|aj|sme|že)\s/iu,
  ru: /^(?:и|же|что|он|она|они|оно|его|её|их)\s/iu,
  uk: /^(?:і|й|ж|що|хто|він|вона|вони|воно|його|її|їх)\s/iu,
  ro: /^(?:se|s-a|că|să|îi|îl|le|o|a|al|ale|de|încât|cum)\s/iu,
  // 'Hence the name of the river' has no verb.
  en: /^(?:the|its|their)\s(?:names?|nicknames?|terms?|titles?|words?|phrase|saying|expression|need|importance|popularity|interest)\s/iu,
  el: /^(?:και|που|(?:το|τον)\sλόγο)\s/iu,
  fi: /^(?:että|kun|kuin)\s/iu,
  hi: /^(?:कि|भी|ही|से|के|की|का|में)\s/u,
  vi: /^(?:mà|nên)\s/iu,
  ar: /^(?:ف|أن|إن|كان|لم)/u,
  he: /^(?:ש|גם)/u,
  es: /^(?:que|es|lo|la que|como|se|del?|al?)\s/iu,
  fr: /^(?:qu[e’']|d[e’']|du\s|des\s|est\s|aux?\s|à\s)/iu,
  it: /^(?:che|è|anche|si|di|del\p{L}*|come)\s/iu,
  pt: /^(?:que|é|também|se|d[eoa]s?|como)\s/iu,
}

const patternOf = memoized(({ language, phrases }: Pick<Lexicon, 'language' | 'phrases'>) => {
  const code = languageOf(language) ?? 'en'
  const words = alternatives([...phrases.relations.result, ...(others[code] ?? [])])
  return new RegExp(`^(?:${words})${unspaced.has(code) ? '' : wordEnd}(?<comma>[,،，、])?\\s*`, 'iu')
})

const fewestWords = 4

/**
 * A conclusion without the word that draws it: 'Therefore, cold water is enough' and 'Thus the towns grew'. The same text if it draws
 * none, or if the rest would be no sentence.
 */
export function withoutConclusion(
  text: string,
  lexicon: Pick<Lexicon, 'language' | 'phrases' | 'isDependent'>,
): string {
  const code = languageOf(lexicon.language) ?? 'en'
  if (movesVerb.has(code)) return text
  const found = patternOf(lexicon).exec(text)
  if (!found) return text
  const rest = text.slice(found[0].length)
  const hasComma = found.groups?.['comma'] !== undefined
  const isSentence = hasComma || (!onlyBeforeComma[code]?.test(text) && (subjects[code]?.test(rest) ?? true))
  const isCut = notFirst[code]?.test(rest) === true || countWords(rest) < fewestWords
  const whole = capitalised(rest)
  return !isSentence || isCut || lexicon.isDependent(whole) ? text : whole
}
