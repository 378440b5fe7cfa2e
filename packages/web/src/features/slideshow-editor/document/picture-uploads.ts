import { imagesApi } from '@lectern/domain/api/documents/images.ts'
import { pictureLimit } from '@lectern/domain/api/endpoint/endpoint.ts'
import { hasPictureField, slideOf } from '@lectern/domain/slideshow/editing/edit-slides.ts'
import { putPicture } from '@lectern/domain/slideshow/editing/put-picture.ts'
import type { Picture } from '@lectern/domain/slideshow/editing/put-picture.ts'
import type { Slideshow } from '@lectern/domain/slideshow/slideshow.ts'
import { createStore } from 'zustand/vanilla'
import { sentenceOf } from '../../../api/api-problem.ts'
import { upload } from '../../../api/upload.ts'
import type { DocumentStore } from '../../../editing/document/document-store.ts'
import type { PageAddress } from '../../../editing/document/editable-document.ts'
import { toast } from '../../../ui/overlays/toast.ts'
import { messages } from './messages.ts'

/** A field of a slide that a picture is uploaded for. */
export interface PicturePlace {
  /** Key of the slide. */
  readonly slide: string
  readonly field: string
}

/** The state of the upload for a field. */
interface PictureUpload {
  /** Share of the file that was sent, from 0 to 1. Undefined if no upload is running. */
  readonly share?: number
  /** Why the last upload failed. */
  readonly problem?: string
}

interface UploadsState {
  /** By the field, see `nameOf`. */
  readonly uploads: ReadonlyMap<string, PictureUpload>
  /**
   * Uploaded pictures whose slide or field was deleted during the upload. The author can choose them for other slides.
   */
  readonly unplaced: readonly Picture[]
}

/** Messages for a picture that arrives after its slide has lost the field for it. */
export interface MissingPlaceWords {
  readonly typeChanged: string
  readonly slideDeleted: string
}

const whileUploading: MissingPlaceWords = {
  get typeChanged() {
    return messages.typeChangedDuringUpload
  },
  get slideDeleted() {
    return messages.slideDeletedDuringUpload
  },
}

export type PictureUploads = ReturnType<typeof createPictureUploads>

const nameOf = ({ slide, field }: PicturePlace) => `${slide} ${field}`

/**
 * Uploads pictures for the slides of an open slideshow, several at once. Each picture goes to the slide and the field
 * that it was chosen for, also if the slide has moved. A second picture for the same field replaces the first.
 */
export function createPictureUploads(
  store: DocumentStore<Slideshow>,
  { courseId, pageId }: PageAddress,
  send: typeof upload = upload,
) {
  const state = createStore<UploadsState>(() => ({ uploads: new Map(), unplaced: [] }))
  const running = new Map<string, AbortController>()

  function set(place: PicturePlace, next: PictureUpload | undefined): void {
    state.setState(({ uploads }) => {
      const others = new Map(uploads)
      if (next) others.set(nameOf(place), next)
      else others.delete(nameOf(place))
      return { uploads: others }
    })
  }

  async function start(place: PicturePlace, file: File): Promise<void> {
    if (file.size > pictureLimit) return set(place, { problem: messages.pictureTooLarge })
    running.get(nameOf(place))?.abort()
    const control = new AbortController()
    const { signal } = control
    running.set(nameOf(place), control)
    set(place, { share: 0 })
    const end = (next?: PictureUpload) => {
      // A later upload to the same field reports its own progress.
      if (running.get(nameOf(place)) !== control) return
      running.delete(nameOf(place))
      set(place, next)
    }
    try {
      const params = { courseId, pageId }
      const onProgress = (share: number) => !signal.aborted && set(place, { share })
      const { url } = await send(imagesApi.upload, file, { params, signal, onProgress })
      end()
      if (!signal.aborted) put(place, { url, alt: '' }, whileUploading)
    } catch (problem) {
      end(signal.aborted ? undefined : { problem: sentenceOf(problem, messages.pictureNotUploaded) })
    }
  }

  /** The address of the picture that a slide has now. Undefined without the slide or a picture. */
  function addressAt({ slide, field }: PicturePlace): unknown {
    return slideOf(store.getState().history.present, slide)?.content[field]
  }

  /** Offers a picture for every slide, and says why its own slide does not show it. */
  function offer(picture: Picture, reason: string): void {
    state.setState(({ unplaced }) => ({ unplaced: [...unplaced, picture] }))
    toast.error(reason)
  }

  /** Shows a picture that arrives on its slide, or offers it for every slide if its own no longer has the field. */
  function put({ slide: key, field }: PicturePlace, picture: Picture, said: MissingPlaceWords): void {
    const { history, selected } = store.getState()
    const slide = slideOf(history.present, key)
    if (!slide || !hasPictureField(slide, field))
      return offer(picture, slide ? said.typeChanged : said.slideDeleted)
    store.edit((show) => putPicture(show, key, field, picture))
    if (key !== selected) toast.success(messages.pictureIsOnSlide(store.keys().indexOf(key) + 1))
  }

  return {
    ...state,
    start,
    put,
    offer,
    addressAt,
    cancel: (place: PicturePlace): void => running.get(nameOf(place))?.abort(),
    /** Cancels all running uploads. */
    close: (): void => running.forEach((control) => control.abort()),
  }
}

export function uploadTo({ uploads }: UploadsState, place: PicturePlace): PictureUpload {
  return uploads.get(nameOf(place)) ?? nothing
}

const nothing: PictureUpload = {}

/** True while an upload is running. */
export function isUploading({ uploads }: UploadsState): boolean {
  return uploads.values().some(({ share }) => share !== undefined)
}
