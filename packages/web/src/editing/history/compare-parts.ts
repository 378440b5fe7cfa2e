import type { Format } from '@lectern/domain/courses/format.ts'
import { diffArrays, diffWordsWithSpace } from 'diff'
import type { DocumentPart } from '../document/document-part.ts'
import { messages } from './history-panel-messages.ts'

/** What becomes of a part when one version of a document takes the place of another. */
export interface PartChange {
  readonly kind: 'same' | 'changed' | 'added' | 'removed'
  /** As it is before; empty for one that is added. */
  readonly before: DocumentPart | undefined
  /** As it is after; empty for one that is removed. */
  readonly after: DocumentPart | undefined
}

/**
 * Every part of both versions, in reading order. Parts with the same key are the same part. Only in versions that share
 * no key, which are from before parts had keys, parts that stand in the place of others count as changed.
 */
export function compareParts(
  before: readonly DocumentPart[],
  after: readonly DocumentPart[],
): readonly PartChange[] {
  const keys = new Set(before.map(({ key }) => key))
  const keyed = after.some(({ key }) => key !== '' && keys.has(key))
  const same = (one: DocumentPart, other: DocumentPart) =>
    keyed ? one.key === other.key : one.content === other.content
  const changes: PartChange[] = []
  let [old, young] = [0, 0]
  let removed: readonly DocumentPart[] = []
  const flush = (added: readonly DocumentPart[]) => {
    if (keyed) {
      changes.push(...removed.map((part) => changeBetween(part, undefined)))
      changes.push(...added.map((part) => changeBetween(undefined, part)))
    } else {
      const count = Math.max(removed.length, added.length)
      changes.push(...Array.from({ length: count }, (_, at) => changeBetween(removed[at], added[at])))
    }
    removed = []
  }
  for (const run of diffArrays([...before], [...after], { comparator: same })) {
    const { length } = run.value
    if (run.removed) {
      removed = before.slice(old, (old += length))
    } else if (run.added) {
      flush(after.slice(young, (young += length)))
    } else {
      flush([])
      for (const end = old + length; old < end; old += 1, young += 1)
        changes.push(changeBetween(before[old], after[young]))
    }
  }
  flush([])
  return changes
}

function changeBetween(before: DocumentPart | undefined, after: DocumentPart | undefined): PartChange {
  if (!before || !after) return { kind: after ? 'added' : 'removed', before, after }
  return { kind: before.content === after.content ? 'same' : 'changed', before, after }
}

/** A stretch of words that stays, goes or comes. */
export interface WordChange {
  readonly kind: 'same' | 'added' | 'removed'
  readonly words: string
}

/** Texts that share less of their letters than this are read one after the other more easily than through each other. */
const leastShared = 0.3

/** What becomes of the words of a part. Words are told apart as the language does, with or without spaces. */
export function compareWords(before: string, after: string, language: string | undefined): WordChange[] {
  const intlSegmenter = new Intl.Segmenter(language, { granularity: 'word' })
  const changes = diffWordsWithSpace(before, after, { intlSegmenter }).map(
    ({ added, removed, value }): WordChange => ({
      kind: added ? 'added' : removed ? 'removed' : 'same',
      words: value,
    }),
  )
  const shared = changes
    .filter(({ kind }) => kind === 'same')
    .reduce((sum, { words }) => sum + words.trim().length, 0)
  if (shared >= leastShared * Math.max(before.length, after.length)) return changes
  const whole: WordChange[] = [
    { kind: 'removed', words: before },
    { kind: 'added', words: before && after ? `\n\n${after}` : after },
  ]
  return whole.filter(({ words }) => words)
}

/** What restoring a version does, as a sentence. */
export function summarizeChanges(changes: readonly PartChange[], format: Format, frame?: PartChange): string {
  const count = (kind: PartChange['kind']) => changes.filter((change) => change.kind === kind).length
  const difference = {
    frame: frame !== undefined && frame.kind !== 'same',
    changed: count('changed'),
    added: count('added'),
    removed: count('removed'),
  }
  const same = !difference.frame && changes.every(({ kind }) => kind === 'same')
  return same ? messages.sameAsOpen : messages.restoringChanges[format](difference)
}
