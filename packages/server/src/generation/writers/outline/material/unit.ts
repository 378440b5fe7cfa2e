import type { Block } from '../../../page.ts'
import type { Sentence } from './sentence.ts'

/** Consecutive blocks under the same headings. */
export interface Unit {
  readonly title: string
  readonly path: readonly string[]
  readonly blocks: readonly Block[]
  readonly sentences: readonly Sentence[]
}
