import { slideshowsApi } from '@lectern/domain/api/documents/slideshows.ts'
import { newPartKey } from '@lectern/domain/documents/part-keys.ts'
import { audioStatus } from '@lectern/domain/narration/audio/audio-status.ts'
import { isOwnRecording } from '@lectern/domain/narration/audio/own-recording.ts'
import { sanitizeSlideId, slideAudioFilename, withSlideAudio } from '@lectern/domain/slideshow/slide-audio.ts'
import {
  type SlideText,
  slideTexts,
  spokenTexts,
  textsToVoice,
} from '@lectern/domain/slideshow/slide-texts.ts'
import type { Slide, Slideshow } from '@lectern/domain/slideshow/slideshow.ts'
import { useRef, useState } from 'react'
import { z } from 'zod/mini'
import { ApiProblem, sentenceOf } from '../../../api/api-problem.ts'
import { call } from '../../../api/call.ts'
import { mediaAddress } from '@lectern/domain/api/endpoint/media-address.ts'
import type { DocumentStore } from '../../../editing/document/document-store.ts'
import type { PageAddress } from '../../../editing/document/editable-document.ts'
import { messageWords } from '../../../messages/problems/problem-sentence.ts'
import { inBackground } from '../../../ui/in-background.ts'
import type { Narrator } from './use-narrator.ts'
import { messages } from './messages.ts'

/** The progress of generating audio of one slide: running, failed, or spoken by a substitute voice. */
export interface SlideVoicing {
  readonly busy: boolean
  /** Why it failed. */
  readonly message: string | undefined
  /** A remark on audio that was generated. */
  readonly remark?: string | undefined
  /** Set once it takes so long that the author may want to cancel it. */
  readonly cancel?: (() => void) | undefined
}

/** A voicing that takes longer can be cancelled, in milliseconds. */
const cancellableAfterMs = 2000

/** An answer with status 200 may say that there is no audio, and why. */
const voiceOrExplain = {
  ...slideshowsApi.voiceOne,
  answer: z.union([
    slideshowsApi.voiceOne.answer,
    z.object({ status: z.string(), message: z.optional(z.string()) }),
  ]),
}

const idle: SlideVoicing = { busy: false, message: undefined }

/** The progress for a slide, and the words that it is for. */
interface VoicingOfWords extends SlideVoicing {
  readonly words: string
}

/**
 * Generates audio of slides one by one. It continues when the author selects another slide, moves this one or closes the
 * editor. A failure is shown until the words of the slide change.
 */
export function useSlideVoicing(store: DocumentStore<Slideshow>, page: PageAddress, narrator: Narrator) {
  const [states, setStates] = useState<ReadonlyMap<string, VoicingOfWords>>(new Map())
  const running = useRef(new Map<string, AbortController>())

  /** Generates audio of texts of a slide: by default those that need it, or all of them if none does. */
  async function voice(slide: Slide, texts = textsToSpeak(slide)): Promise<void> {
    // A second press must not pay for the audio again.
    if (running.current.has(slide.key)) return
    const controller = new AbortController()
    const { signal } = controller
    const attempt = newPartKey()
    running.current.set(slide.key, controller)
    const words = wordsOf(slide)
    // After the author has cancelled, the state is that of the next voicing.
    const report = (state: SlideVoicing): void => {
      if (!signal.aborted) setStates((others) => new Map(others).set(slide.key, { ...state, words }))
    }
    const end = () => {
      clearTimeout(late)
      if (running.current.get(slide.key) === controller) running.current.delete(slide.key)
    }
    const cancel = () => {
      report({ busy: false, message: undefined })
      controller.abort()
      end()
      // A closed connection does not cancel: the author who leaves finds the audio later.
      inBackground(call(slideshowsApi.cancelVoicing, { params: { attempt } }))
    }
    report({ busy: true, message: undefined })
    const late = setTimeout(() => report({ busy: true, message: undefined, cancel }), cancellableAfterMs)
    try {
      const voiceId = await narrator.find()
      if (signal.aborted) return
      if (voiceId === undefined) return report({ busy: false, message: messages.noVoice })
      if (texts.length === 0) return report({ busy: false, message: messages.emptyScript })
      const voiced = await Promise.allSettled(
        texts.map((text) => voiceText(slide, text, { voiceId, attempt, signal })),
      )
      report({ busy: false, ...resultOf(voiced) })
    } catch (problem) {
      report({ busy: false, message: voicingFailureText(problem) })
    } finally {
      end()
    }
  }

  /**
   * Generates audio of a text of a slide. Existing audio of the same words is reused instead of a recording, and for a text
   * without current audio: an earlier request may have made it after its connection closed (`instead_of`). Otherwise the
   * author wants other audio than the current one.
   */
  async function voiceText(
    slide: Slide,
    text: SlideText,
    {
      voiceId,
      attempt,
      signal,
    }: { readonly voiceId: string; readonly attempt: string; readonly signal: AbortSignal },
  ): Promise<VoicedText> {
    const recorded = isOwnRecording(text.audio)
    const isScript = text.field === undefined
    const isCurrent = audioStatus(text) === 'Available'
    const arrived = await call(voiceOrExplain, {
      signal,
      body: {
        course_id: page.courseId,
        page_id: page.pageId,
        key: text.key,
        slide_id: sanitizeSlideId(slide.slide_id),
        filename: slideAudioFilename(slide.slide_id),
        text: text.script,
        voice_id: voiceId,
        regenerate: isScript ? !recorded : isCurrent,
        instead_of: (isCurrent && text.audio_path) || null,
        replace_recording: recorded,
        attempt,
      },
    })
    if (!('audio_path' in arrived)) return { message: arrived.message || messages.failed }
    const { audio_path, audio } = arrived
    store.absorb(withSlideAudio([{ key: text.key, audio_path, audio }]))
    const message = (await waitUntilAccessible(audio_path)) ? undefined : messages.notYetAccessible
    return { message, remark: arrived.notes && messageWords(arrived) }
  }

  function voicingOf(slide: Slide): SlideVoicing {
    const known = states.get(slide.key)
    if (!known || known.words === wordsOf(slide)) return known ?? idle
    return { busy: known.busy, message: undefined, cancel: known.cancel }
  }

  return { voicingOf, voice }
}

/** The texts to generate audio for: those that need it, otherwise all texts with words. */
export function textsToSpeak(slide: Slide): readonly SlideText[] {
  const needed = textsToVoice(slide)
  return needed.length > 0 || !slide.audio_script.trim() ? needed : spokenTexts(slide)
}

function wordsOf(slide: Slide): string {
  return slideTexts(slide)
    .map(({ script }) => script.trim())
    .join('\n')
}

interface VoicedText {
  /** Why it failed. */
  readonly message: string | undefined
  /** A remark on audio that was generated. */
  readonly remark?: string | undefined
}

/** The outcome of all texts of a slide: the first failure, or the remarks. */
function resultOf(all: readonly PromiseSettledResult<VoicedText>[]): VoicedText {
  const failed = all.find((one) => one.status === 'rejected')
  if (failed) return { message: voicingFailureText(failed.reason) }
  const voiced = all.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
  const message = voiced.find((one) => one.message !== undefined)?.message
  if (message !== undefined) return { message }
  const remarks = new Set(voiced.flatMap(({ remark }) => remark ?? []))
  return { message: undefined, remark: [...remarks].join(' ') || undefined }
}

const accessRetryMs = 2000

/** True if the file can be fetched, immediately or a little later. */
async function waitUntilAccessible(path: string): Promise<boolean> {
  if (await isAccessible(path)) return true
  await new Promise((resolve) => setTimeout(resolve, accessRetryMs))
  return await isAccessible(path)
}

async function isAccessible(path: string): Promise<boolean> {
  const answer = await fetch(mediaAddress(path), { method: 'HEAD' }).catch(() => undefined)
  return answer?.ok ?? false
}

/** Why there is no audio, with the sentence of the server if there is one. */
export function voicingFailureText(problem: unknown): string {
  const answered = problem instanceof ApiProblem && problem.status > 0
  return answered ? sentenceOf(problem, messages.failed) : messages.failedTryAgain
}
