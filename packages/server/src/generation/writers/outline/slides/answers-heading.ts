import { languageOf } from '@lectern/domain/voices/languages.ts'
import { countWords } from '@lectern/domain/narration/count-words.ts'
import { contentWords, overlap, stems } from '../language/words/content-words.ts'
import { definitionIn } from '../language/words/defined-name.ts'
import { opensEarlierState } from '../language/words/earlier-states.ts'
import { isInstruction } from '../language/words/instructions.ts'
import { denies } from '../language/words/negations.ts'
import { subjectOfStatement } from '../language/words/stating-verbs.ts'
import { withoutStop } from '../language/marks.ts'
import { memoized } from '../language/memoized.ts'
import type { Material } from '../material/material.ts'
import type { Sentence } from '../material/sentence.ts'

/** The words of the heading that a sentence is below. */
function wordsOfHeading({ block }: Sentence, { blockOf }: Material): ReadonlySet<string> {
  return stems(contentWords(blockOf(block)?.path.at(-1) ?? ''))
}

function nameDefinedIn({ text, listed }: Sentence, { page: { language } }: Material): string | undefined {
  return listed ? undefined : definitionIn(withoutStop(text, language), language)?.name
}

/** Words of a definition that is shown whole. */
const mostDefinitionWords = 34

/** Whether a sentence defines what its heading asks for, and nothing else: 'A lichen is …' below 'What a lichen is'. */
export function definesHeading(sentence: Sentence, material: Material): boolean {
  const name = nameDefinedIn(sentence, material)
  if (name === undefined || !sentence.isUsable || sentence.words > mostDefinitionWords) return false
  const heading = material.blockOf(sentence.block)?.path.at(-1) ?? ''
  if (bareHeading(heading) === name.toLowerCase()) return true
  const defined = stems(contentWords(name))
  const asked = [...contentWords(heading)]
  const isNamed = (word: string) => defined.has(word.slice(0, stemLength))
  // 'How glaciers move': what comes after the name asks for something else.
  const last = asked.findLastIndex(isNamed)
  return last >= 0 && asked.every((word, at) => isNamed(word) || asks(word, at < last))
}

/** 'p值' of 'p值是什么？': languages without spaces write the question together with the name. */
function bareHeading(heading: string): string {
  return heading
    .replace(/^(?:什么是|何谓|何为)|(?:是什么|是什么意思|的定义|とは何か|とは|คืออะไร)?\s*[?？]?$/gu, '')
    .trim()
    .toLowerCase()
}

const stemLength = 5

/** A word of a question such as 'what', 'eine' or 'jest' is short. Words of two signs are only question words if they are these. */
function asks(word: string, isBefore: boolean): boolean {
  return denseScript.test(word)
    ? /^(?:什么|何か|무엇.*)$/u.test(word)
    : isBefore && word.length <= mostOfQuestionWord
}

const mostOfQuestionWord = 4
const denseScript = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Hangul}]/u

/** Whether a sentence defines a thing that its heading is about: 'A capillary joint is …' below 'How a soldered joint works'. */
export function definesPartOfHeading(sentence: Sentence, material: Material): boolean {
  const name = nameDefinedIn(sentence, material)
  return name !== undefined && overlap(wordsOfHeading(sentence, material), stems(contentWords(name))) > 0
}

/** Whether a sentence says what a thing that its heading names is: 'The unit of sharing is …' below 'How water is shared'. */
export function statesHeading(sentence: Sentence, material: Material): boolean {
  const subject = sentence.isDependent ? undefined : subjectOfStatement(sentence.text, material.page.language)
  return (
    subject !== undefined &&
    countWords(subject) <= mostSubjectWords &&
    overlap(wordsOfHeading(sentence, material), stems(contentWords(subject))) > 0
  )
}

/** A longer text before a verb is more than its subject. */
const mostSubjectWords = 8

/** How much a statement counts that does not answer its heading, or that does. */
const shares = { refuted: 0.3, denial: 0.4, statement: 1.5 }

/**
 * How well a text of a sentence answers the heading: less if it is an earlier view or a wrong belief, which the text corrects,
 * and if it says what something that the heading does not name is not; more if it says what the subject of the heading is.
 */
export function answersHeading(sentence: Sentence, shown: string, material: Material): number {
  const { lexicon, page } = material
  const isRefuted = opensEarlierState(sentence.text, page.language) || lexicon.discourse.seems(sentence.text)
  const states = statesHeading(sentence, material)
  const opening = stems(contentWords(shown.slice(0, startOfSubject)))
  const isOther = overlap(opening, wordsOfHeading(sentence, material)) === 0
  return (
    (isRefuted ? shares.refuted : 1) *
    (isOther && denies(shown, page.language) ? shares.denial : 1) *
    (states ? shares.statement : 1)
  )
}

const startOfSubject = 40

/** Whether a part of a sentence repeats the name that it defines, and says no more: 'A capillary joint is a joint'. */
export function saysNothingOf(part: string, language: string): boolean {
  const found = definitionIn(withoutStop(part, language), language)
  if (found === undefined) return false
  const meaning = stems(contentWords(found.meaning))
  return meaning.size > 0 && overlap(meaning, stems(contentWords(found.name))) === 1
}

/** Whether what comes after a part that denies something says what is so instead: 'It does not hold water: the rest flows on'. */
export function losesCorrection(part: string, text: string, language: string): boolean {
  const rest = text.startsWith(part) ? text.slice(part.length) : ''
  return /^\s*[:：;；—–]/u.test(rest) && denies(part, language)
}

/** A part of a page with fewer instructions after the first one only happens to open with one. */
const fewestAfter = 1

const firstInstructions = memoized(({ sections, page }: Material): ReadonlySet<Sentence> => {
  const code = languageOf(page.language) ?? 'en'
  return new Set(
    sections
      .flatMap(({ units }) => units)
      .flatMap(({ sentences: [first, ...others] }) => {
        const after = others.filter(({ text }) => isInstruction(text, code))
        const opens = first && !first.listed && isInstruction(first.text, code)
        return opens && after.length >= fewestAfter ? [first] : []
      }),
  )
})

/** Whether a sentence is the instruction that opens its part of the page, before others: 'Heat the fitting, not the solder.' */
export function opensInstructions(sentence: Sentence, material: Material): boolean {
  return firstInstructions(material).has(sentence)
}
