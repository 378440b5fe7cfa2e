import { contentWords, stems } from '../language/words/content-words.ts'
import type { Material } from './material.ts'

/** Objectives by the stems of their words, without the verb at their start: 'Explain the …'. */
export function goalsOf({ goals }: Material): readonly ReadonlySet<string>[] {
  return (goals?.items ?? [])
    .map((item) => stems(contentWords(item.replace(/^\S+\s/u, ''))))
    .filter(({ size }) => size > 0)
}
