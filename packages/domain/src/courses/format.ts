/** What the code asks about a format, wherever formats differ by a value. */
interface FormatDefinition {
  readonly label: string
  readonly plural: string
  /** What a document consists of, as the course list counts it. */
  readonly part: string
  /** What an author takes out of a document that is too large, in lower case. */
  readonly removable: string
  /** Fields of a page in the course list. */
  readonly statusField: 'slideshow_status' | 'podcast_status'
  readonly countField: 'slide_count' | 'question_count'
  /** Fields of a generation request that choose its voices. They speak equal shares. */
  readonly voiceFields: readonly ('voice_id' | 'voice_id_host1' | 'voice_id_host2')[]
  /** The address of its editor; the ids of course and page follow. */
  readonly editor: string
  /** Whether a course can publish it as a feed. */
  readonly hasFeed: boolean
}

/** The formats that Lectern generates from a page. */
export const formats = {
  slideshow: {
    label: 'Slideshow',
    plural: 'Slideshows',
    part: 'Slides',
    removable: 'slides',
    statusField: 'slideshow_status',
    countField: 'slide_count',
    voiceFields: ['voice_id'],
    editor: '/edit-slideshow',
    hasFeed: false,
  },
  podcast: {
    label: 'Podcast',
    plural: 'Podcasts',
    part: 'Segments',
    removable: 'lines',
    statusField: 'podcast_status',
    countField: 'question_count',
    voiceFields: ['voice_id_host1', 'voice_id_host2'],
    editor: '/edit-podcast',
    hasFeed: true,
  },
} as const satisfies Record<string, FormatDefinition>

export type Format = keyof typeof formats

export const formatNames = ['slideshow', 'podcast'] as const satisfies readonly Format[]
