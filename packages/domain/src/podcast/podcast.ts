import { z } from 'zod/mini'
import { partKey } from '../documents/part-keys.ts'
import { narration } from '../narration/narration.ts'
import { passage } from '../sources/passage.ts'

const label = z.pipe(
  z._default(z.nullable(z.union([z.string(), z.number()])), ''),
  z.transform((value) => String(value ?? '')),
)

/** The two hosts: ALEX is host 1 and explains, JAMIE is host 2, asks and sums up. */
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

/** A turn of one host. */
export const dialogueLine = z.looseObject({
  key: partKey,
  speaker: z.enum(hosts),
  content: z.string(),
  tone: z._default(z.string(), 'conversational'),
  audio_path: z.optional(z.nullable(z.string())),
  /** Ids of the blocks of the page that this line rests on. */
  sources: z.optional(z.array(z.string())),
  /** Derived: what is known of the audio at `audio_path`. */
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
  /** Derived on the server: the number of segments. */
  total_segments: z._default(z.number(), 0),
  language: z.optional(z.string()),
  /** Ids of `episode-sounds.ts` that an episode opens and closes with; 'none' or nothing for silence. */
  intro_sound: z.optional(z.string()),
  outro_sound: z.optional(z.string()),
  /** Id of `music/music-beds.ts` for the music under opening and closing; 'off' or nothing for none. */
  music_bed: z.optional(z.string()),
  /** Which writer made it, as the screen says it. */
  made_by: z.optional(z.string()),
})
export type PodcastInfo = z.infer<typeof podcastInfo>

/** The audio of a segment's lines, by position; null where a line has none. An older client may know one path alone. */
export const segmentAudio = z.looseObject({
  segment_id: z.int(),
  audio_path: z.union([z.string(), z.array(z.nullable(z.string()))]),
})

/** A podcast as it is stored, served and edited. `segment_audio` is derived from the audio of the lines. */
export const podcast = z.looseObject({
  podcast: podcastInfo,
  segments: z.array(segment).check(z.minLength(1, 'A podcast needs at least one segment.')),
  segment_audio: z._default(z.array(segmentAudio), []),
  /** The page it was made of, as it was then. */
  passages: z.optional(z.array(passage)),
})
export type Podcast = z.infer<typeof podcast>
