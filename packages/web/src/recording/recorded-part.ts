import type { Format } from '@lectern/domain/courses/formats.ts'
import type { Narration } from '@lectern/domain/narration/narration.ts'
import type { Host } from '@lectern/domain/podcast/podcast.ts'

/** The data of a slide or line that recording needs. */
export interface RecordedPart {
  readonly format: Format
  readonly courseId: string
  readonly pageId: string
  readonly key: string
  readonly script: string
  readonly speaker?: Host | undefined
  readonly language: string | undefined
  readonly audioPath: string | undefined
  readonly audio: Narration | undefined
}
