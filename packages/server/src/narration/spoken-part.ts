import type { Narration } from '@lectern/domain/narration/narration.ts'
import type { Host } from '@lectern/domain/podcast/podcast.ts'

/** Something in a document that is spoken: the script of a slide, a line of dialogue. */
export interface SpokenPart {
  /** What it is known by for its whole life: the key of the slide or line. */
  readonly key: string
  /** How messages call it: 'Slide 3', 'Segment 2, line 1'. Counts positions, so it changes when parts move. */
  readonly name: string
  readonly script: string
  /** The audio that the document itself names, as an address or a bare file name. */
  readonly audioPath: string | undefined
  /** Who speaks it; undefined for a narrator. */
  readonly host?: Host
  /** What is known of its audio; only in documents as they are served. */
  readonly audio?: Narration | undefined
}
