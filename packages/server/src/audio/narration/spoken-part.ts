import type { Narration } from '@lectern/domain/narration/narration.ts'
import type { Host } from '@lectern/domain/podcast/podcast.ts'

/** A part of a document that is spoken: the script of a slide, another text of a slide, or a line of dialogue. */
export interface SpokenPart {
  /** Permanent identity: the key of the slide or line, or of the text of the slide (`textKey`). */
  readonly key: string
  /** Name in messages: 'Slide 3', 'Segment 2, line 1'. Contains positions, so it changes when parts move. */
  readonly name: string
  readonly script: string
  /** The audio that the document itself names, as an address or a bare file name. */
  readonly audioPath: string | undefined
  /** The host who speaks it; undefined for a narrator. */
  readonly host?: Host
  /** The tone of a line; undefined for a narrator. */
  readonly tone?: string
  /** Details of its audio; only in documents as the API returns them. */
  readonly audio?: Narration | undefined
}
