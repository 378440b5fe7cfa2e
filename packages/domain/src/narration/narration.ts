import { z } from 'zod/mini'

/** A sentence of spoken audio with its place in it, in milliseconds, taken from samples. For captions and highlights. */
export const spokenSentence = z.object({ text: z.string(), start_ms: z.number(), end_ms: z.number() })
export type SpokenSentence = z.infer<typeof spokenSentence>

/**
 * What is known about the audio of one slide or dialogue line. The server adds it to what it answers and ignores it in
 * what it is sent: it is derived from the stored audio. Comparing `text` with the script tells whether an update is
 * needed.
 */
export const narration = z.object({
  text: z.string(),
  voice_id: z.string(),
  engine: z.string(),
  duration_ms: z.number(),
  sentences: z.array(spokenSentence),
  /** The course's glossary says some of its words in another way by now. */
  said_otherwise: z.optional(z.boolean()),
})
export type Narration = z.infer<typeof narration>
