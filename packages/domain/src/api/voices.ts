import { z } from 'zod/mini'
import { voice } from '../voices/voice.ts'
import { endpoint } from './endpoint.ts'

export const voicesApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/voices',
    summary: 'Every voice that can be chosen, English first.',
    access: 'user',
    answer: z.array(voice),
  }),
  sample: endpoint({
    method: 'POST',
    path: '/api/audio/sample',
    summary: 'Let a voice say something.',
    access: 'user',
    body: z.object({
      voice_id: z.string(),
      sample_text: z
        .string()
        .check(
          z.trim(),
          z.minLength(1, 'Please enter a sample text.'),
          z.maxLength(1000, 'A sample text has at most 1,000 characters.'),
        ),
    }),
    answer: z.object({ audio_path: z.string() }),
  }),
} as const
