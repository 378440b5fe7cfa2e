import { diffArrays, diffWordsWithSpace } from 'diff'
import type { DocumentPart } from '../document-part.ts'

/** What becomes of a part when one version of a document takes the place of another. */
export interface PartChange {
  readonly kind: 'same' | 'changed' | 'added' | 'removed'
  /** As it is before; empty for one that is added. */
  readonly before: DocumentPart | undefined
  /** As it is after; empty for one that is removed. */
  readonly after: DocumentPart | undefined
}

/** Every part of both versions, in reading order. Parts that stand in the place of others count as changed. */
export function compareParts(
  before: readonly DocumentPart[],
  after: readonly DocumentPart[],
): readonly PartChange[] {
  const same = (one: DocumentPart, other: DocumentPart) => one.content === other.content
  const changes: PartChange[] = []
  let removed: readonly DocumentPart[] = []
  const flush = (added: readonly DocumentPart[]) => {
    for (let at = 0; at < Math.max(removed.length, added.length); at += 1) {
      const [old, young] = [removed[at], added[at]]
      const kind = old && young ? 'changed' : young ? 'added' : 'removed'
      changes.push({ kind, before: old, after: young })
    }
    removed = []
  }
  for (const run of diffArrays([...before], [...after], { comparator: same })) {
    if (run.removed) removed = run.value
    else if (run.added) flush(run.value)
    else {
      flush([])
      for (const part of run.value) changes.push({ kind: 'same', before: part, after: part })
    }
  }
  flush([])
  return changes
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

/** 'Restoring it changes 2 slides, brings back 1 slide, and takes away 3 slides.' */
export function summarizeChanges(changes: readonly PartChange[], part: string, frame?: PartChange): string {
  const count = (kind: PartChange['kind']) => changes.filter((change) => change.kind === kind).length
  const named = (number: number) => `${number} ${number === 1 ? part : `${part}s`}`
  const deeds = [
    ['changes', count('changed')],
    ['brings back', count('added')],
    ['takes away', count('removed')],
  ] as const
  const done = deeds.filter(([, number]) => number > 0).map(([deed, number]) => `${deed} ${named(number)}`)
  if (frame?.after && frame.kind !== 'same') done.unshift(`changes ${frame.after.name.toLowerCase()}`)
  if (done.length === 0) return 'It says the same as what is open.'
  return `Restoring it ${new Intl.ListFormat('en').format(done)}.`
}
