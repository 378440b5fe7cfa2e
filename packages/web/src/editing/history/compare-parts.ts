import type { Format } from '@lectern/domain/courses/formats.ts'
import { diffArrays, diffWordsWithSpace } from 'diff'
import type { DocumentPart } from '../document/document-part.ts'
import { messages } from './history-panel-messages.ts'

/** The change of a part between two versions of a document. */
export interface PartChange {
  readonly kind: 'same' | 'changed' | 'added' | 'removed'
  /** The part in the version before. Undefined for an added part. */
  readonly before: DocumentPart | undefined
  /** The part in the version after. Undefined for a removed part. */
  readonly after: DocumentPart | undefined
}

/**
 * The changes of all parts of both versions, in reading order. Parts with the same key are the same part. Versions from
 * before parts had keys share no key: there, a part at the position of another counts as changed.
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
  let [beforeAt, afterAt] = [0, 0]
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
      removed = before.slice(beforeAt, (beforeAt += length))
    } else if (run.added) {
      flush(after.slice(afterAt, (afterAt += length)))
    } else {
      flush([])
      for (const end = beforeAt + length; beforeAt < end; beforeAt += 1, afterAt += 1)
        changes.push(changeBetween(before[beforeAt], after[afterAt]))
    }
  }
  flush([])
  return changes
}

function changeBetween(before: DocumentPart | undefined, after: DocumentPart | undefined): PartChange {
  if (!before || !after) return { kind: after ? 'added' : 'removed', before, after }
  return { kind: before.content === after.content ? 'same' : 'changed', before, after }
}

/** A run of words that is unchanged, added or removed. */
export interface WordChange {
  readonly kind: 'same' | 'added' | 'removed'
  readonly words: string
}

/** Texts that share fewer of their letters are shown whole, one after the other, because that is easier to read. */
const minSharedRatio = 0.3

/** The changes of words between two texts. Words are separated by the rules of the language, with or without spaces. */
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
  if (shared >= minSharedRatio * Math.max(before.length, after.length)) return changes
  const whole: WordChange[] = [
    { kind: 'removed', words: before },
    { kind: 'added', words: before && after ? `\n\n${after}` : after },
  ]
  return whole.filter(({ words }) => words)
}

/** The effect of restoring a version, as a sentence. */
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
