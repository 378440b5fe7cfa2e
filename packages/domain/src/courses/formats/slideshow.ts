import { plural } from '../../messages/plural.ts'
import type { FormatDefinition } from '../format.ts'

export const slideshow = {
  name: { label: 'Slideshow', plural: 'Slideshows', part: (_count: number): string => 'Slides' },
  statuses: {
    Completed: 'Slideshow completed',
    In_Progress: 'Slideshow in progress',
    Not_Started: 'Slideshow not started',
  },
  spokenParts: {
    parts: (count) => plural(count, { one: '# slide', other: '# slides' }),
    silent: (count) => plural(count, { one: '# silent slide', other: '# silent slides' }),
    incomplete: (count) =>
      plural(count, {
        one: '# slide with some audio missing',
        other: '# slides with some audio missing',
      }),
  },
  neededAudio: {
    missing: (count) => plural(count, { one: '# slide without audio', other: '# slides without audio' }),
    outdated: (count) => plural(count, { one: '# slide needs new audio', other: '# slides need new audio' }),
  },
  generation: {
    summary: 'Generate slideshows from pages. With a voice, the same job also generates their audio.',
    answer: {},
  },
  removable: 'slides',
  statusField: 'slideshow_status',
  countField: 'slide_count',
  voices: [{ role: 'narrator', field: 'voice_id' }],
  editor: '/edit-slideshow',
  isDialogue: false,
  isEpisode: false,
  hasFeed: false,
} as const satisfies FormatDefinition
