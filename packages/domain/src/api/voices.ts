import { z } from 'zod/mini'
import { translated } from '../messages/translated.ts'
import { voiceChoice } from '../voices/voice-role.ts'
import { voice } from '../voices/voice.ts'
import { endpoint } from './endpoint/endpoint.ts'

export const sampleMessages = translated('voice sample', {
  missing: 'Please enter a sample text.',
  tooLong: 'A sample text has at most 1,000 characters.',
})

export const sampleText = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, { error: () => sampleMessages.missing }),
    z.maxLength(1000, { error: () => sampleMessages.tooLong }),
  )

export const voicesApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/voices',
    summary: 'Every available voice, English first.',
    access: 'user',
    answer: z.array(voice),
  }),
  state: endpoint({
    method: 'GET',
    path: '/api/voices/state/{voiceId}',
    summary:
      'Whether a voice is listed, is unknown, or may exist at a service that Lectern has not reached since its start (`unreachable`). Content and audio can be requested in an unreachable voice.',
    access: 'user',
    params: z.object({ voiceId: z.string().check(z.minLength(1), z.maxLength(300)) }),
    answer: z.object({ state: z.enum(['listed', 'unreachable', 'unknown']) }),
  }),
  sample: endpoint({
    method: 'POST',
    path: '/api/audio/sample',
    summary: 'Generate a sample of a voice.',
    access: 'user',
    slow: true,
    body: z.object({ voice_id: z.string(), sample_text: sampleText }),
    answer: z.object({ audio_path: z.string() }),
  }),
  choices: endpoint({
    method: 'GET',
    path: '/api/voices/choices',
    summary:
      'The last used voices, by role and by the language of the content. Generating content or audio stores them.',
    access: 'user',
    answer: z.array(voiceChoice),
  }),
} as const
