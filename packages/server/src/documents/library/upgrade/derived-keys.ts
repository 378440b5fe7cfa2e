import { createHash } from 'node:crypto'
import type { Keyed } from '@lectern/domain/documents/part-keys.ts'

/**
 * Gives every part without a key one that is derived from its words, so every read returns the same key. For
 * documents from before parts had keys. Parts with equal words get different keys. `taken` holds keys that are in
 * use.
 */
export function withDerivedKeys<Part extends Keyed>(
  parts: Part[],
  wordsOf: (part: Part) => string,
  taken: Set<string> = new Set(),
): Part[] {
  if (parts.every(({ key }) => key !== '')) return parts
  for (const { key } of parts) if (key !== '') taken.add(key)
  const seen = new Map<string, number>()
  return parts.map((part) => {
    if (part.key !== '') return part
    const words = wordsOf(part)
    let count = seen.get(words) ?? 0
    let key = keyOf(words, count)
    while (taken.has(key)) key = keyOf(words, (count += 1))
    seen.set(words, count + 1)
    taken.add(key)
    return { ...part, key }
  })
}

/** Whether every part has a key that no other part has. */
export function haveOwnKeys(parts: readonly Keyed[]): boolean {
  const keys = new Set(parts.map(({ key }) => key))
  return keys.size === parts.length && !keys.has('')
}

function keyOf(words: string, count: number): string {
  return createHash('sha256')
    .update(JSON.stringify([words, count]))
    .digest('hex')
    .slice(0, 20)
}
