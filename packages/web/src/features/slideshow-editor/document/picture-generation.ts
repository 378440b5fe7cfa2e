import { imagesApi } from '@lectern/domain/api/documents/images.ts'
import { createStore } from 'zustand/vanilla'
import { sentenceOf } from '../../../api/api-problem.ts'
import { call } from '../../../api/call.ts'
import type { PageAddress } from '../../../editing/document/editable-document.ts'
import { messages } from './messages.ts'
import type { MissingPlaceWords, PicturePlace, PictureUploads } from './picture-uploads.ts'

/** The author's request for a picture. */
export interface PictureRequest {
  readonly prompt: string
  /** Another picture of the same description has another number. */
  readonly variant: number
  /** The description of the picture for people who cannot see it, which the author can change. */
  readonly alt: string
}

interface Generation {
  readonly running: boolean
  /** Why the last attempt failed. */
  readonly problem?: string
}

interface GenerationState {
  /** By the key of the slide. */
  readonly generations: ReadonlyMap<string, Generation>
}

const whileGenerating: MissingPlaceWords = {
  get typeChanged() {
    return messages.typeChangedDuringGeneration
  },
  get slideDeleted() {
    return messages.slideDeletedDuringGeneration
  },
}

export type PictureGeneration = ReturnType<typeof createPictureGeneration>

/**
 * Generates pictures for the slides of an open slideshow, one at a time for each slide. A picture goes to the slide that
 * it was generated for, also if the slide has moved, unless the author has given the slide another one since. A
 * cancelled picture is stored on the server when it is ready, so that the same request gets it without another charge.
 */
export function createPictureGeneration(
  uploads: Pick<PictureUploads, 'put' | 'offer' | 'addressAt'>,
  { courseId, pageId }: PageAddress,
  send: typeof call = call,
) {
  const state = createStore<GenerationState>(() => ({ generations: new Map() }))
  const running = new Map<string, AbortController>()

  function set(slide: string, next: Generation | undefined): void {
    state.setState(({ generations }) => {
      const others = new Map(generations)
      if (next) others.set(slide, next)
      else others.delete(slide)
      return { generations: others }
    })
  }

  async function start(place: PicturePlace, { prompt, variant, alt }: PictureRequest): Promise<void> {
    if (running.has(place.slide)) return
    const control = new AbortController()
    const { signal } = control
    running.set(place.slide, control)
    set(place.slide, { running: true })
    const before = uploads.addressAt(place)
    try {
      const params = { courseId, pageId }
      const { url, by } = await send(imagesApi.generate, { params, body: { prompt, variant }, signal })
      set(place.slide, undefined)
      if (signal.aborted) return
      const picture = { url, alt, generated: { by, prompt, variant } }
      // A generated picture takes a minute. It does not replace what the author chose meanwhile.
      const now = uploads.addressAt(place)
      if (now !== undefined && now !== '' && now !== before)
        uploads.offer(picture, messages.pictureChosenDuringGeneration)
      else uploads.put(place, picture, whileGenerating)
    } catch (problem) {
      set(
        place.slide,
        signal.aborted
          ? undefined
          : { running: false, problem: sentenceOf(problem, messages.pictureNotGenerated) },
      )
    } finally {
      running.delete(place.slide)
    }
  }

  return {
    ...state,
    start,
    cancel: (slide: string): void => running.get(slide)?.abort(),
    /** Stops waiting for all pictures. */
    close: (): void => running.forEach((control) => control.abort()),
  }
}

const none: Generation = { running: false }

export function generationOf({ generations }: GenerationState, slide: string): Generation {
  return generations.get(slide) ?? none
}
