import { z } from 'zod/mini'
import { refusalMessages } from '../../documents/refusal-messages.ts'
import { pageKeys, pageParams, externalId } from '../../courses/ids.ts'
import { namedPartKey, namedTextKey } from '../../documents/part-keys.ts'
import { narration } from '../../narration/narration.ts'
import { slideshow } from '../../slideshow/slideshow.ts'
import { documentEndpoints } from './document-endpoints.ts'
import { noticesBeside, problemBeside } from '../../problems/codes/problem-reason.ts'
import { endpoint } from '../endpoint/endpoint.ts'

const slideId = z.string().check(z.minLength(1), z.maxLength(200))
/**
 * Names a slide by what it is, or a text of it that has audio of its own: `{slide key}:{field}`. `slide_id` names a slide
 * by its number, and only if no key is sent.
 */
const key = z.optional(namedTextKey)
const slideAudio = z.object({
  slide_id: z.string(),
  key: z.string(),
  audio_path: z.string(),
  audio: z.optional(narration),
})
/**
 * The audio of texts that are spoken beside a script, as what a quiz says to answers. `key` is that of the text, `slide_id`
 * the number of its slide.
 */
const textAudio = z.optional(z.array(slideAudio))

export const slideshowsApi = {
  ...documentEndpoints('slideshow', slideshow),
  voiceAll: endpoint({
    method: 'POST',
    path: '/api/audio/generate_presentation',
    summary:
      'Generate the audio of every slide that has a script, or of those in keys or slide_ids. Unchanged audio is reused unless regenerate is true.',
    access: 'user',
    body: z.object({
      ...pageKeys,
      voice_id: z.string(),
      regenerate: z.optional(z.boolean()),
      /** Includes the slides with an author's recording, which are skipped by default. */
      replace_recordings: z.optional(z.boolean()),
      /** Only the slides, or the texts of slides, with these keys. */
      keys: z.optional(z.array(namedTextKey).check(z.minLength(1), z.maxLength(2000))),
      /** Only these slides, by their `slide_id` in the saved slideshow. Ignored if `keys` is sent. */
      slide_ids: z.optional(z.array(slideId).check(z.minLength(1), z.maxLength(2000))),
    }),
    answer: z.object({
      status: z.enum(['success', 'partial', 'failed']),
      slide_audio: z.array(slideAudio),
      text_audio: textAudio,
      failed: z.array(
        z.object({
          slide_id: z.string(),
          key: z.string(),
          reason: z.string(),
          problem: problemBeside,
        }),
      ),
    }),
    async: true,
  }),
  voiceOne: endpoint({
    method: 'POST',
    path: '/api/audio/generate',
    summary:
      'Generate the audio of one slide. Its text can contain the marks `[pause 2 s]`, `[slow]…[/slow]` and `[strong]…[/strong]`. `notes` is present if a substitute voice spoke it.',
    access: 'user',
    slow: true,
    body: z.object({
      ...pageKeys,
      slide_id: slideId,
      key,
      filename: z.optional(z.string().check(z.maxLength(300))),
      text: z.string().check(z.trim(), z.minLength(1, { error: () => refusalMessages.emptyScript })),
      voice_id: z.string(),
      regenerate: z.optional(z.boolean()),
      /**
       * The `audio_path` that `regenerate` replaces, null if the text has no current audio. Other audio of these words in this
       * voice is the response then, if it exists. Without `instead_of`, `regenerate` always makes new audio.
       */
      instead_of: z.optional(z.nullable(z.string().check(z.maxLength(2000)))),
      /** True if the audio may replace an author's recording. Otherwise the response is 409. */
      replace_recording: z.optional(z.boolean()),
      /** An id by the client for one or several texts. With it, the generation continues when the connection closes, until it is cancelled. */
      attempt: z.optional(namedPartKey),
    }),
    answer: z.object({
      status: z.literal('success'),
      audio_path: z.string(),
      message: z.string(),
      notes: noticesBeside,
      audio: narration,
    }),
  }),
  cancelVoicing: endpoint({
    method: 'DELETE',
    path: '/api/audio/generate/{attempt}',
    summary: 'Cancel the generation of the audio of one slide, by the `attempt` of its request.',
    access: 'user',
    params: z.object({ attempt: namedPartKey }),
    answer: z.object({ status: z.literal('success') }),
  }),
  audioStatus: endpoint({
    method: 'GET',
    path: '/api/audio/status/{courseId}/{pageId}',
    summary: 'The audio of every slide that has any.',
    access: 'user',
    params: pageParams,
    answer: z.object({ slide_audio: z.array(slideAudio), text_audio: textAudio }),
  }),
  directAudio: endpoint({
    method: 'GET',
    path: '/api/audio/direct/{courseId}/{pageId}/{slideKey}',
    summary: 'The address of the newest audio of one slide.',
    access: 'user',
    params: z.object({ courseId: externalId, pageId: externalId, slideKey: z.string() }),
    answer: z.object({ audio_url: z.string() }),
  }),
} as const
