import { splitSentences } from '@lectern/domain/narration/split-sentences.ts'
import type { PassageChange } from '@lectern/domain/sources/page-changes.ts'
import { diffArrays, diffWordsWithSpace } from 'diff'
import { withoutStop } from '../language/marks.ts'

/** A sentence of the old page that is not on the new one, and the sentence that replaced it, if one did. */
interface SentenceEdit {
  readonly before: string
  readonly after: string | undefined
  readonly words: readonly WordEdit[]
}

/** Words that were replaced, with the words around them. */
interface WordEdit {
  readonly before: string
  readonly after: string
  /** The words directly before and after, which stayed. */
  readonly left: string
  readonly right: string
}

/** Sentences that share this much of their words are one sentence before and after an edit. */
const leastShared = 0.4

/** The edits of sentences in these changes of the page. */
export function sentenceEdits(changes: readonly PassageChange[], language: string): readonly SentenceEdit[] {
  return changes.flatMap(({ before, after }) => {
    if (!before) return []
    const old = splitSentences(before.text, language)
    const now = splitSentences(after?.text ?? '', language)
    return pairsOf(old, now, language)
  })
}

/** Runs of old sentences beside the runs that replaced them; each takes the one that shares most of its words. */
function pairsOf(old: readonly string[], now: readonly string[], language: string): readonly SentenceEdit[] {
  const edits: SentenceEdit[] = []
  const fresh = diffArrays([...old], [...now]).flatMap(({ added, value }) => (added ? value : []))
  const gone = diffArrays([...old], [...now]).flatMap(({ removed, value }) => (removed ? value : []))
  for (const before of gone) {
    const [best] = fresh
      .map((after) => ({ after, shared: sharedWords(before, after, language) }))
      .sort((one, other) => other.shared - one.shared)
    const after = best && best.shared >= leastShared ? best.after : undefined
    if (after !== undefined) fresh.splice(fresh.indexOf(after), 1)
    edits.push({ before, after, words: after === undefined ? [] : wordEdits(before, after, language) })
  }
  return edits
}

const wordsOf = (text: string, language: string): string[] =>
  [...new Intl.Segmenter(language, { granularity: 'word' }).segment(text.toLowerCase())].flatMap(
    ({ segment, isWordLike }) => (isWordLike ? [segment] : []),
  )

function sharedWords(one: string, other: string, language: string): number {
  const [words, others] = [wordsOf(one, language), wordsOf(other, language)]
  const common = words.filter((word) => others.includes(word)).length
  return (2 * common) / Math.max(1, words.length + others.length)
}

function wordEdits(before: string, after: string, language: string): readonly WordEdit[] {
  const intlSegmenter = new Intl.Segmenter(language, { granularity: 'word' })
  const runs = joinedRuns(diffWordsWithSpace(before, after, { intlSegmenter }))
  return runs.flatMap(({ same, removed, added }, at) =>
    same === undefined
      ? [{ before: removed, after: added, left: runs[at - 1]?.same ?? '', right: runs[at + 1]?.same ?? '' }]
      : [],
  )
}

type Run = { readonly same?: string; removed: string; added: string }

/** Changes that only a space separates are one: "about a third" for "roughly half" is no list of single words. */
function joinedRuns(changes: readonly { value: string; added: boolean; removed: boolean }[]): readonly Run[] {
  const runs: Run[] = []
  for (const [at, { value, added, removed }] of changes.entries()) {
    const last = runs.at(-1)
    const isEdit = last !== undefined && last.same === undefined
    const next = changes[at + 1]
    if (added || removed) {
      const run = isEdit ? last : { removed: '', added: '' }
      if (added) run.added += value
      else run.removed += value
      if (!isEdit) runs.push(run)
    } else if (isEdit && value.trim() === '' && next) {
      last.removed += value
      last.added += value
    } else runs.push({ same: value, removed: '', added: '' })
  }
  return runs
}

/**
 * A text of a slide or line, with the edits of the page's sentences. Sentences that it took from the page as a whole are
 * replaced or removed, and in the others the edited words, where they are certainly meant. Otherwise the text stays.
 */
export function applyEdits(text: string, edits: readonly SentenceEdit[], language: string): string {
  const sentences = splitSentences(text, language)
  let [rest, result] = [text, '']
  for (const sentence of sentences) {
    const at = rest.indexOf(sentence)
    const next = editedSentence(sentence, edits, language)
    result += next === '' ? rest.slice(0, at).trimEnd() : rest.slice(0, at) + next
    rest = rest.slice(at + sentence.length)
  }
  return (result + rest).trim()
}

function editedSentence(sentence: string, edits: readonly SentenceEdit[], language: string): string {
  const comparable = (words: string) => withoutStop(words, language).toLowerCase()
  const whole = edits.find(({ before }) => comparable(before) === comparable(sentence))
  if (whole) {
    const { after = '' } = whole
    return comparable(sentence) === sentence.trim().toLowerCase() ? withoutStop(after, language) : after
  }
  const isShortened = (before: string) =>
    comparable(sentence) !== '' && comparable(before).includes(comparable(sentence))
  const gone = edits.find(({ before, after }) => after === undefined && isShortened(before))
  if (gone) return ''
  return edits.flatMap(({ words }) => words).reduce(replaced, sentence)
}

/** Replaces edited words that stand alone, or beside the same words as on the page. */
function replaced(text: string, { before, after, left, right }: WordEdit): string {
  const words = before.trim()
  const [leading, trailing] = [lastWord(left), firstWord(right)]
  const place = words === '' ? between(text, leading, trailing) : findWords(text, words)
  if (!place) return text
  const head = text.slice(0, place.start)
  const tail = text.slice(place.end)
  const isTelling = /\d/.test(words) || words.length > 4 || /[\p{Script=Han}\p{Script=Thai}]/u.test(words)
  const hasNeighbour =
    (leading !== '' && head.trimEnd().toLowerCase().endsWith(leading)) ||
    (trailing !== '' && tail.trimStart().toLowerCase().startsWith(trailing))
  if (!isTelling && !hasNeighbour) return text
  const put = after.trim()
  const isStart = head.trim() === '' && /^\p{Lu}/u.test(text)
  const cased = isStart ? put.charAt(0).toUpperCase() + put.slice(1) : put
  if (words === '') return `${head}${after.startsWith(' ') || head.endsWith(' ') ? '' : ' '}${after}${tail}`
  return put === '' ? `${head.trimEnd()}${tail}` : `${head}${cased}${tail}`
}

/** The place between two words of the page that also follow each other here. */
function between(text: string, leading: string, trailing: string) {
  if (leading === '' || trailing === '') return undefined
  const pattern = new RegExp(`(?<=${edge(leading)}\\s+)(?=${edge(trailing)})`, 'iu')
  const found = pattern.exec(text)
  return found ? { start: found.index, end: found.index } : undefined
}

function findWords(text: string, words: string) {
  const found = new RegExp(edge(words), 'iu').exec(text)
  return found ? { start: found.index, end: found.index + found[0].length } : undefined
}

/** A pattern for words that are not a part of longer words, in languages with spaces. */
function edge(words: string): string {
  const escaped = words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const isSpaced = !/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u.test(words)
  return isSpaced ? `(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])` : escaped
}

const lastWord = (text: string): string =>
  /[\p{L}\p{N}]+(?=[^\p{L}\p{N}]*$)/u.exec(text)?.[0].toLowerCase() ?? ''
const firstWord = (text: string): string => /[\p{L}\p{N}]+/u.exec(text)?.[0].toLowerCase() ?? ''
