import { plural } from '../../messages/plural.ts'
import type { FormatDefinition } from '../format.ts'

export const podcast = {
  name: { label: 'Podcast', plural: 'Podcasts', part: (_count: number): string => 'Segments' },
  statuses: {
    Completed: 'Podcast completed',
    In_Progress: 'Podcast in progress',
    Not_Started: 'Podcast not started',
  },
  spokenParts: {
    parts: (count) => plural(count, { one: '# line', other: '# lines' }),
    silent: (count) => plural(count, { one: '# silent line', other: '# silent lines' }),
    incomplete: (count) =>
      plural(count, { one: '# line with some audio missing', other: '# lines with some audio missing' }),
  },
  neededAudio: {
    missing: (count) => plural(count, { one: '# line without audio', other: '# lines without audio' }),
    outdated: (count) => plural(count, { one: '# line needs new audio', other: '# lines need new audio' }),
  },
  generation: {
    summary: 'Generate podcasts from pages. With both voices, the same job also generates their audio.',
    // Every page has at most one podcast.
    answer: { podcast_id: 1 },
  },
  removable: 'lines',
  statusField: 'podcast_status',
  /** The specification names the number of segments so. */
  countField: 'question_count',
  voices: [
    { role: 'alex', field: 'voice_id_host1' },
    { role: 'jamie', field: 'voice_id_host2' },
  ],
  editor: '/edit-podcast',
  isDialogue: true,
  isEpisode: true,
  hasFeed: true,
} as const satisfies FormatDefinition
