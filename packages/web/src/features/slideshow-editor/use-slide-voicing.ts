import { slideshowsApi } from '@lectern/domain/api/slideshows.ts'
import { isOwnRecording } from '@lectern/domain/narration/own-recording.ts'
import { sanitizeSlideId, slideAudioFilename, withSlideAudio } from '@lectern/domain/slideshow/slide-audio.ts'
import type { Slide, Slideshow } from '@lectern/domain/slideshow/slideshow.ts'
import { useState } from 'react'
import { z } from 'zod/mini'
import { ApiProblem, sentenceOf } from '../../api/api-problem.ts'
import { call } from '../../api/call.ts'
import { mediaAddress } from '@lectern/domain/api/media-address.ts'
import type { DocumentStore } from '../../editing/document-store.ts'
import type { PageAddress } from '../../editing/editable-document.ts'
import type { Narrator } from './use-narrator.ts'

/** How far the voicing of one slide is: under way, or what went wrong. */
export interface SlideVoicing {
  readonly busy: boolean
  readonly message: string | undefined
}

export const noVoice = 'Please select a voice first'
const noWords = 'Audio script is empty. Please add text to generate audio.'
const failed = 'Failed to generate audio'

/** Who answers in time may still say that there is no audio, and why. */
const voiceOneOrSayWhy = {
  ...slideshowsApi.voiceOne,
  answer: z.union([
    slideshowsApi.voiceOne.answer,
    z.object({ status: z.string(), message: z.optional(z.string()) }),
  ]),
}

const idle: SlideVoicing = { busy: false, message: undefined }

/** How far the voicing of a slide is, and the words that it was for. */
interface ToldVoicing extends SlideVoicing {
  readonly words: string
}

/**
 * Voices slides one by one. Going to another slide, or moving this one, does not stop it. What went wrong is told as long
 * as the slide has the same words.
 */
export function useSlideVoicing(store: DocumentStore<Slideshow>, page: PageAddress, narrator: Narrator) {
  const [states, setStates] = useState<ReadonlyMap<string, ToldVoicing>>(new Map())

  /** Speaks a slide. In the place of a recording, audio of its words that is there already will do. */
  async function voice(slide: Slide): Promise<void> {
    const recorded = isOwnRecording(slide.audio)
    const words = wordsOf(slide)
    const tell = (state: SlideVoicing) =>
      setStates((others) => new Map(others).set(slide.key, { ...state, words }))
    tell({ busy: true, message: undefined })
    const voiceId = await narrator.find()
    if (voiceId === undefined) return tell({ busy: false, message: noVoice })
    if (words === '') return tell({ busy: false, message: noWords })
    try {
      const arrived = await call(voiceOneOrSayWhy, {
        body: {
          course_id: page.courseId,
          page_id: page.pageId,
          key: slide.key,
          slide_id: sanitizeSlideId(slide.slide_id),
          filename: slideAudioFilename(slide.slide_id),
          text: slide.audio_script,
          voice_id: voiceId,
          regenerate: !recorded,
          replace_recording: recorded,
        },
      })
      if (!('audio_path' in arrived)) return tell({ busy: false, message: arrived.message || failed })
      const { audio_path, audio } = arrived
      store.absorb(withSlideAudio([{ key: slide.key, audio_path, audio }]))
      tell({ busy: false, message: (await becomesAccessible(audio_path)) ? undefined : notYetAccessible })
    } catch (problem) {
      tell({ busy: false, message: voicingFailureText(problem) })
    }
  }

  function voicingOf(slide: Slide): SlideVoicing {
    const told = states.get(slide.key)
    if (!told || told.words === wordsOf(slide)) return told ?? idle
    return { busy: told.busy, message: undefined }
  }

  return { voicingOf, voice }
}

function wordsOf({ audio_script }: Slide): string {
  return audio_script.trim()
}

const notYetAccessible =
  'Audio generation completed, but the file is not yet accessible. Please wait a moment and try playing again.'
const lookAgainAfterMs = 2000

/** Whether the file can be fetched, at once or a little later. */
async function becomesAccessible(path: string): Promise<boolean> {
  if (await isAccessible(path)) return true
  await new Promise((resolve) => setTimeout(resolve, lookAgainAfterMs))
  return await isAccessible(path)
}

async function isAccessible(path: string): Promise<boolean> {
  const answer = await fetch(mediaAddress(path), { method: 'HEAD' }).catch(() => undefined)
  return answer?.ok ?? false
}

/** Why there is no audio, in the words of the server where it has some. */
export function voicingFailureText(problem: unknown): string {
  const answered = problem instanceof ApiProblem && problem.status > 0
  return answered ? sentenceOf(problem, failed) : 'Failed to generate audio. Please try again.'
}
