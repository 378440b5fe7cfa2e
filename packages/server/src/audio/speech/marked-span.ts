import type { WordMark } from '@lectern/domain/voices/word-mark.ts'

/** Words with the marks that a voice follows. */
export interface MarkedSpan {
  readonly text: string
  readonly marks: readonly WordMark[]
}
