import { translated } from '../messages/translated.ts'

export const formatMessages = translated('formats', {
  slideshow: { label: 'Slideshow', plural: 'Slideshows', part: (_count: number): string => 'Slides' },
  podcast: { label: 'Podcast', plural: 'Podcasts', part: (_count: number): string => 'Segments' },
})

/** What the code asks about a format, wherever formats differ by a value. */
interface FormatDefinition {
  readonly label: string
  readonly plural: string
  /** What a document consists of, for a number of them in the course list. */
  readonly part: (count: number) => string
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
    get label() {
      return formatMessages.slideshow.label
    },
    get plural() {
      return formatMessages.slideshow.plural
    },
    part: (count) => formatMessages.slideshow.part(count),
    removable: 'slides',
    statusField: 'slideshow_status',
    countField: 'slide_count',
    voiceFields: ['voice_id'],
    editor: '/edit-slideshow',
    hasFeed: false,
  },
  podcast: {
    get label() {
      return formatMessages.podcast.label
    },
    get plural() {
      return formatMessages.podcast.plural
    },
    part: (count) => formatMessages.podcast.part(count),
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
