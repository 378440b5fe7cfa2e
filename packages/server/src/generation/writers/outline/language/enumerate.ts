import { countWords } from '@lectern/domain/narration/count-words.ts'
import { splitSentences } from '@lectern/domain/narration/split-sentences.ts'
import { languageOf } from '@lectern/domain/voices/languages.ts'
import { withEndMark, marksOf, withoutStop } from './marks.ts'
import { startsWithGoalVerb } from './words/goal-verbs.ts'
import { isPartOrKind } from './words/numbered-words.ts'
import { isProperWord } from './words/proper-words.ts'
import { unspaced } from './words/word-patterns.ts'

/** A sentence that introduces items and names them: 'You will need: red, green and blue.' Names keep their capitals. */
export function enumerate(
  lead: string,
  items: readonly string[],
  language: string,
  { isNamed = false }: { readonly isNamed?: boolean } = {},
): string {
  const { colon, space } = marksOf(language)
  const start = `${withoutStop(lead, language)}${colon}`
  // Items with a sentence end inside them cannot be joined with commas.
  if (items.some((item) => isSentences(item, language)))
    return `${start}${items.map((item) => withEndMark(item, language)).join(space)}`
  return withEndMark(`${start}${joined(items, language, isNamed)}`, language)
}

function isSentences(item: string, language: string): boolean {
  return /[!?！？؟]$|[;；؛](?!$)/u.test(item.trim()) || splitSentences(item, language).length > 1
}

/** Longer items need a longer pause than a comma. */
const mostJoined = 9

/** Korean joins nouns with '및', and no clauses. */
const koreanClause = /\s\S*[다요]$/u

/** '和' joins Chinese nouns, and no verbs with their objects: '解释地震是怎样发生的', '区分震级和烈度'. */
const chineseClause =
  /^(?:能够?|会|可以|应该?|解释|说明|描述|区分|比较|计算|理解|了解|掌握|识别|分析|列举|说出|举例|应用|运用|判断|总结|概括|写出|找出|画出|学会|知道|认识|评价|证明|求|定义|使用|设计|制作|讨论|阐述|归纳|辨别|探究|观察|测量|预测)/u

/** 'red, green and blue' in the language. Items lose their full stops and, within a sentence, their capitals. */
function joined(items: readonly string[], language: string, isNamed: boolean): string {
  const code = languageOf(language) ?? 'en'
  const whole = items.map((item) => withoutStop(item, language))
  // Objectives lose the capital of their verb also before a name: 'Apply Bayes’ rule to a test'.
  const areGoals = whole.filter((item) => startsWithGoalVerb(item, code)).length * 2 > whole.length
  const bare = whole.map((item) =>
    isNamed
      ? item
      : areGoals && startsWithGoalVerb(item, code)
        ? withSmallStart(item)
        : uncapitalised(item, code),
  )
  if (code === 'de' ? areGermanStatements(whole) : areStatements(bare))
    return whole.map((item) => withEndMark(item, language)).join(marksOf(language).space)
  if (
    bare.some((item) => /[,،，:：]|\s[–-]\s|--|—/u.test(item) || countWords(item) > mostJoined) ||
    (code === 'ko' && bare.some((item) => koreanClause.test(item))) ||
    (code === 'zh' && bare.some((item) => chineseClause.test(item)))
  )
    return bare.join(marksOf(language).semicolon)
  return new Intl.ListFormat(code, { type: 'conjunction' }).format(bare)
}

/** The fewest words of an item that is a sentence. */
const fewestOfSentence = 5

/**
 * Long items of which only some keep the capital of their first words, such as 'T cells': after a semicolon, it would not be clear why.
 * They are said as sentences.
 */
function areStatements(items: readonly string[]): boolean {
  const starts = items.map((item) => /^\p{Lu}/u.test(item))
  return (
    items.length > 2 &&
    new Set(starts).size > 1 &&
    items.every((item) => countWords(item) >= fewestOfSentence && /^\p{L}/u.test(item))
  )
}

/** 'Sie kühlt ab, und es bilden sich Wolken': a finite verb soon after the capital letter. Adverbs such as 'meist' end as verbs do. */
const germanStatement =
  /^\p{Lu}[\p{L}-]*(?:\s[\p{L}-]+){0,5}?\s(?:wird|werden|ist|sind|war|waren|hat|haben|kann|können|muss|müssen|(?!(?:nicht|jetzt|oft|fast|mit|seit|zuletzt|meist|erst|selbst|sonst|damit|somit|weit|bereit|gesamt|statt|samt|laut|dicht|leicht|recht|echt|gut|bekannt|bestimmt|verwandt|[bg]e\p{Ll}+|ver\p{Ll}+)(?!\p{L}))\p{Ll}{2,}t)(?=[\s,])/u

/** German items that are sentences, as most of them show: a semicolon before 'Sie kühlt ab' would not be clear. */
function areGermanStatements(items: readonly string[]): boolean {
  return (
    items.length > 2 &&
    items.every((item) => countWords(item) >= fewestOfSentence && /^\p{Lu}/u.test(item)) &&
    items.filter((item) => germanStatement.test(item)).length * 2 > items.length
  )
}

/** Only a plain word loses its capital: not 'DNA', not 'Dutch', not 'I', and no word in German, whose nouns are capitalised. */
export function uncapitalised(text: string, code: string): string {
  if (code === 'de' || unspaced.has(code) || !/^\p{Lu}\p{Ll}*[\s,]/u.test(text) || /^I\s/u.test(text))
    return text
  const [first = '', second = '', third = ''] = text.split(/[\s,]+/)
  const language = languageOf(code)
  if (language !== undefined && isProperWord(first, language)) return text
  // 'Compare Chapter 7 and Chapter 11', but not 'Isaac Newton' and 'Apple Watch 6'.
  const isVerb = isPartOrKind(second) && /^\d/u.test(third)
  return /^\p{Lu}/u.test(second) && !isVerb ? text : withSmallStart(text)
}

/** With a small first letter, whatever the word is. */
export function withSmallStart(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}

/**
 * With a capital, unless the first word has one of its own: 'pH', 'mRNA', or is a variable: 'd = 3 m', 'f(x)', 'α grows', 'm is
 * prime' in a language of another script. 'A' and 'o' are words in languages of this script, so they get their capital.
 */
export function capitalised(text: string): string {
  if (variable.test(text)) return text
  return /^\p{Ll}(?!\p{Lu}|\(|\s?[=<>≤≥≈+·×/²³^])/u.test(text)
    ? text.charAt(0).toUpperCase() + text.slice(1)
    : text
}

/** A Greek letter alone before a word of another script, or a Latin letter alone before a Chinese or Japanese word. */
const variable =
  /^(?:\p{Script=Greek}(?![\p{L}\p{M}])(?!\s\p{Script=Greek})|[a-z]\s?[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}\p{Script=Thai}])/u
