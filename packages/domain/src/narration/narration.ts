import { z } from 'zod/mini'
import { spokenTones } from '../voices/spoken-tone.ts'
import { wordMarks } from '../voices/word-mark.ts'

/** A sentence of audio with its times in milliseconds, measured in samples. For captions and highlights. */
export const spokenSentence = z.object({ text: z.string(), start_ms: z.number(), end_ms: z.number() })
export type SpokenSentence = z.infer<typeof spokenSentence>

/**
 * Data about the audio of one slide or dialogue line. The server derives it from the stored audio, adds it to responses
 * and ignores it in requests. `audioStatus` compares it with the slide or line.
 */
export const narration = z.object({
  text: z.string(),
  voice_id: z.string(),
  engine: z.string(),
  duration_ms: z.number(),
  sentences: z.array(spokenSentence),
  /**
   * The host whose line it was made for: 'ALEX'. Undefined for slides, and for audio stored before hosts were recorded.
   */
  host: z.optional(z.string()),
  /** The chosen voice, if `voice_id` is a substitute that spoke while the service of the chosen voice was away. */
  substitute_for: z.optional(z.string()),
  /** The tone in which the voice spoke the line; undefined if it spoke as always. */
  tone: z.optional(z.enum(spokenTones)),
  /** The tones that its voice expresses. Undefined for voices without tones, and for audio stored before tones were. */
  tones: z.optional(z.array(z.enum(spokenTones))),
  /** The marks of words that its voice follows. Undefined for audio stored before marks were. */
  marks: z.optional(z.array(z.enum(wordMarks))),
  /** True if the course's glossary has changed the pronunciation of some of its words. */
  said_otherwise: z.optional(z.boolean()),
})
export type Narration = z.infer<typeof narration>
