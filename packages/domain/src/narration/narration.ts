import { z } from 'zod/mini'

/** A sentence of spoken audio with its place in it, in milliseconds, taken from samples. For captions and highlights. */
export const spokenSentence = z.object({ text: z.string(), start_ms: z.number(), end_ms: z.number() })
export type SpokenSentence = z.infer<typeof spokenSentence>

/**
 * What is known about the audio of one slide or dialogue line. The server adds it to what it answers and ignores it in
 * what it is sent: it is derived from the stored audio. `audioStatus` compares it with the slide or line.
 */
export const narration = z.object({
  text: z.string(),
  voice_id: z.string(),
  engine: z.string(),
  duration_ms: z.number(),
  sentences: z.array(spokenSentence),
  /** The host whose line it was made for: 'ALEX'. Undefined for slides, and for audio from before hosts were kept. */
  host: z.optional(z.string()),
  /** The course's glossary says some of its words in another way by now. */
  said_otherwise: z.optional(z.boolean()),
})
export type Narration = z.infer<typeof narration>
