import { hashText } from './hash-text.ts'
import type { Passage } from './passage.ts'

/**
 * The hash of what a passage says. Its id, its headings and its markup are not part of it, so that a passage that moved
 * has the same hash. Undefined for a picture without words: its address in Lectern says nothing about the page's file.
 */
export function hashPassage({ text }: Pick<Passage, 'text'>): string | undefined {
  const words = text.normalize('NFC').replaceAll(/\s+/gu, ' ').trim()
  return words === '' ? undefined : hashText(words)
}

/** The hash of all passages in any order. Undefined if there are none, as in documents from before passages were stored. */
export function hashPassages(passages: readonly Passage[]): string | undefined {
  if (passages.length === 0) return undefined
  return hashText(
    passages
      .flatMap((passage) => hashPassage(passage) ?? [])
      .sort()
      .join(' '),
  )
}
