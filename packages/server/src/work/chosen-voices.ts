import { z } from 'zod/mini'

/** The fields of a job's request that name voices. */
export const chosenVoices = {
  voice_id: z.optional(z.string()),
  voice_id_host1: z.optional(z.string()),
  voice_id_host2: z.optional(z.string()),
}
