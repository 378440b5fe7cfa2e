import { memoized } from '../../language/memoized.ts'
import type { Material } from '../../material/material.ts'
import type { Sentence } from '../../material/sentence.ts'

const label = /^[^:：.!?]{2,40}[:：]\s?(?=\S)/u
const fewest = 2

/** The labels that open several paragraphs: 'Problem: …', 'Cause: …'. */
const recurring = memoized(({ sentences }: Material): ReadonlySet<string> => {
  const times = new Map<string, number>()
  for (const { text, index, listed } of sentences) {
    const [own] = index === 0 && !listed ? (label.exec(text) ?? []) : []
    if (own !== undefined) times.set(own, (times.get(own) ?? 0) + 1)
  }
  return new Set([...times].filter(([, count]) => count >= fewest).map(([text]) => text))
})

/** The text of a sentence without the name of its item, or a label that several paragraphs have. */
export function withoutLabel({ text, listed }: Sentence, material: Material): string {
  const [own] = label.exec(text) ?? []
  return own !== undefined && (listed || recurring(material).has(own)) ? text.slice(own.length) : text
}
