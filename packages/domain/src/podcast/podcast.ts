import { z } from 'zod/mini'
import { refusalMessages } from '../documents/refusal-messages.ts'
import { partKey } from '../documents/part-keys.ts'
import { translated } from '../messages/translated.ts'
import { narration } from '../narration/narration.ts'
import { musicBeds, noMusic } from './music/music-beds.ts'
import { translatedParts, translationOrigin } from '../documents/translation-origin.ts'
import { passage } from '../sources/passage.ts'

const label = z.pipe(
  z._default(z.nullable(z.union([z.string(), z.number()])), ''),
  z.transform((value) => String(value ?? '')),
)

/** The two hosts. ALEX is host 1 and explains. JAMIE is host 2, asks and sums up. */
export const hosts = ['ALEX', 'JAMIE'] as const
export type Host = (typeof hosts)[number]

export const tones = [
  'conversational',
  'enthusiastic',
  'curious',
  'thoughtful',
  'explanatory',
  'warm',
] as const

/** Names of the tones in menus. The tone itself is stored in English and is part of prompts. */
export const toneNames = /* @__PURE__ */ translated('tones', {
  conversational: 'conversational',
  enthusiastic: 'enthusiastic',
  curious: 'curious',
  thoughtful: 'thoughtful',
  explanatory: 'explanatory',
  warm: 'warm',
} satisfies Record<(typeof tones)[number], string>)

const musicNames = [noMusic, ...musicBeds.map(({ id }) => id)]
const musicBed = z.string().check(
  z.refine((id) => musicNames.includes(id), {
    error: () => refusalMessages.unknownMusic(musicNames.join(', ')),
  }),
)

/** A turn of one host. */
export const dialogueLine = z.looseObject({
  key: partKey,
  speaker: z.enum(hosts),
  content: z.string(),
  tone: z._default(z.string(), 'conversational'),
  audio_path: z.optional(z.nullable(z.string())),
  /** Ids of the page's blocks that support this line. */
  sources: z.optional(z.array(z.string())),
  /** In a translation: what this line was made from. */
  translated_from: translationOrigin,
  /** Derived: data about the audio at `audio_path`. */
  audio: z.optional(narration),
})
export type DialogueLine = z.infer<typeof dialogueLine>

export const segment = z.looseObject({
  key: partKey,
  /** From 1, renumbered when segments are deleted or moved. */
  segment_id: z.int(),
  segment_title: z.string(),
  /** Minutes. */
  duration: z._default(z.number(), 5),
  key_points: z._default(z.array(z.string()), []),
  dialogue: z.array(dialogueLine),
  /** In a translation: what the title and the key points were made from. */
  translated_from: translationOrigin,
  organization: label,
  course_id: label,
  page_id: label,
  podcast_id: z._default(z.number(), 1),
})
export type Segment = z.infer<typeof segment>

export const podcastInfo = z.looseObject({
  id: z._default(z.number(), 1),
  title: z.string(),
  organization: label,
  course_id: label,
  page_id: label,
  target_audience: z._default(z.string(), ''),
  learning_objectives: z._default(z.array(z.string()), []),
  /** Derived by the server: the number of segments. */
  total_segments: z._default(z.number(), 0),
  language: z.optional(z.string()),
  /** Ids of `episode-sounds.ts` for the start and the end of an episode. 'none' or a missing value is silence. */
  intro_sound: z.optional(z.string()),
  outro_sound: z.optional(z.string()),
  /** Id of `music/music-beds.ts` for the music of the opening and closing. 'off' or a missing value is no music. */
  music_bed: z.optional(z.nullable(musicBed)),
  /** Display name of the writer that generated it. */
  made_by: z.optional(z.string()),
  /** The version of the prompts of a language model that wrote it. */
  prompt_version: z.optional(z.string()),
  /** In a translation: what its texts were made from, and the segments and lines of the original that it has taken over. */
  translated_from: translationOrigin,
  translated_parts: translatedParts,
})
export type PodcastInfo = z.infer<typeof podcastInfo>

/** The audio of a segment's lines, by position. Null for a line without audio. Older clients may send a single path. */
export const segmentAudio = z.looseObject({
  segment_id: z.int(),
  audio_path: z.union([z.string(), z.array(z.nullable(z.string()))]),
})

/** A podcast as stored, served and edited. `segment_audio` is derived from the audio of the lines. */
export const podcast = z.looseObject({
  podcast: podcastInfo,
  segments: z.array(segment).check(z.minLength(1, { error: () => refusalMessages.noSegment })),
  segment_audio: z._default(z.array(segmentAudio), []),
  /** The page it was generated from, as it was then. */
  passages: z.optional(z.array(passage)),
})
export type Podcast = z.infer<typeof podcast>
