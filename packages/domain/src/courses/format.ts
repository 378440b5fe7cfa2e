import type { ContentStatus } from './content-status.ts'

/**
 * The definition of a format, except its documents: every name, field, job and word by which formats differ. Its words
 * are English here. The files that use them make them messages, by the name of the format.
 */
export interface FormatDefinition {
  /** Name of the format. `part` counts the parts of a document in the course list. */
  readonly name: {
    readonly label: string
    readonly plural: string
    readonly part: (count: number) => string
  }
  /** The status of a page's content, for tooltips. */
  readonly statuses: Readonly<Record<ContentStatus, string>>
  /** Parts that are spoken: slides, or lines. */
  readonly spokenParts: {
    /** '3 lines' */
    readonly parts: (count: number) => string
    readonly silent: (count: number) => string
    readonly incomplete: (count: number) => string
  }
  /** Parts whose audio is missing, or is that of an earlier text. */
  readonly neededAudio: {
    readonly missing: (count: number) => string
    readonly outdated: (count: number) => string
  }
  /** The call that generates it from pages. */
  readonly generation: {
    /** One sentence for the documentation of the API. */
    readonly summary: string
    /** Fields of the answer besides the outcome. They have the same values in every answer. */
    readonly answer: Readonly<Record<string, number>>
  }
  /** The word for the parts that an author removes from a document that is too large, in lower case. */
  readonly removable: string
  /** The field of a page in the course list with the status of its content. */
  readonly statusField: `${string}_status`
  /** The field of a page in the course list with the number of parts. */
  readonly countField: `${string}_count`
  /** The speakers, each with the field of a request that chooses its voice. They speak equal shares. */
  readonly voices: readonly {
    readonly role: string
    readonly field: `voice_id${string}`
  }[]
  /** The address of its editor. The ids of course and page follow. */
  readonly editor: `/${string}`
  /** Whether its parts are lines of hosts, who greet learners and speak in tones. */
  readonly isDialogue: boolean
  /** Whether its audio is joined to one file, an episode, which learners can download. */
  readonly isEpisode: boolean
  /** Whether a course can publish it as a feed. */
  readonly hasFeed: boolean
}
