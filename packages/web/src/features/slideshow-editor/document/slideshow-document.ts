import { publicationState, withoutPublicationState } from '@lectern/domain/documents/publication.ts'
import { neededAudioWords } from '@lectern/domain/narration/audio/needed-audio.ts'
import { countSlideAudio, silentSlidesSentence } from '@lectern/domain/slideshow/silent-slides.ts'
import { coursesApi } from '@lectern/domain/api/courses.ts'
import { slideshowsApi } from '@lectern/domain/api/documents/slideshows.ts'
import { indexOfKey } from '@lectern/domain/editing/list-edits.ts'
import { slidesWithForeignPictures } from '@lectern/domain/slideshow/foreign-pictures.ts'
import { slideOf, withSlides } from '@lectern/domain/slideshow/editing/edit-slides.ts'
import { withSlideKeys } from '@lectern/domain/slideshow/slide-keys.ts'
import { audioOfSlides, withSlideAudio } from '@lectern/domain/slideshow/slide-audio.ts'
import { isSlideType, slideTypes } from '@lectern/domain/slides/slide-types.ts'
import { slideshowToSave } from '@lectern/domain/slideshow/slideshow-to-save.ts'
import { readSlideshow } from '@lectern/domain/slideshow/read-slideshow.ts'
import { slideshow } from '@lectern/domain/slideshow/slideshow.ts'
import type { Slide, Slideshow } from '@lectern/domain/slideshow/slideshow.ts'
import { slideListTitle } from '@lectern/domain/slideshow/slide-list-title.ts'
import { z } from 'zod/mini'
import { ApiProblem, unreadableAnswer } from '../../../api/api-problem.ts'
import { call, callWithAnswer } from '../../../api/call.ts'
import { ownContent } from '../../../editing/document/document-part.ts'
import type { SavedVersion } from '../../../editing/document/document-store.ts'
import type { EditableDocument, PageAddress } from '../../../editing/document/editable-document.ts'
import { ifMatch } from '../../../editing/document/if-match.ts'
import { copyForeignPictures } from './copy-foreign-pictures.ts'
import { messages } from './messages.ts'

/** Parsed without a strict schema first, to distinguish an answer without a presentation from a broken one. */
const getLoosely = {
  ...slideshowsApi.get,
  answer: z.looseObject({ presentation: z.optional(z.unknown()) }),
}

async function load(page: PageAddress, known?: Slideshow): Promise<SavedVersion<Slideshow>> {
  const { data, etag, response } = await callWithAnswer(getLoosely, { params: page })
  if (!data.presentation) {
    throw new ApiProblem(response.status, 'UNREADABLE_ANSWER', messages.noPresentation)
  }
  const read = slideshow.safeParse(data)
  if (!read.success) throw unreadableAnswer(response.status, read.error)
  const document = withSlideKeys(withoutPublicationState(read.data), known)
  return {
    document: await withMissingAudio(document, page),
    etag,
    publication: publicationState.safeParse(data).data,
  }
}

/** Adds audio that was generated after the last save. A slideshow opens also if the status request fails. */
async function withMissingAudio(document: Slideshow, page: PageAddress): Promise<Slideshow> {
  if (document.slides.every((slide) => slide.audio_path)) return document
  const status = await call(slideshowsApi.audioStatus, { params: page }).catch(() => undefined)
  const audioOf = new Map(newAudio(status?.slide_audio ?? [], document).map((one) => [one.key, one]))
  return {
    ...document,
    slides: document.slides.map((slide) =>
      slide.audio_path ? slide : withAudio(slide, audioOf.get(slide.key)),
    ),
  }
}

function withAudio(slide: Slide, found: SlideAudio | undefined): Slide {
  return found
    ? { ...slide, audio_path: found.audio_path, ...(found.audio && { audio: found.audio }) }
    : slide
}

type SlideAudio = z.infer<typeof slideshowsApi.audioStatus.answer>['slide_audio'][number]

/** Audio by the keys of its slides. If the answer has no key, its number identifies a slide of the saved slideshow. */
export function newAudio(
  answered: readonly SlideAudio[],
  { slides }: Slideshow,
): (SlideAudio & { readonly key: string })[] {
  return answered.flatMap((one) => {
    const key = one.key || slides.find(({ slide_id }) => slide_id === one.slide_id)?.key
    return key ? [{ ...one, key }] : []
  })
}

/** Whether a text of the slide that should be spoken has no audio that says it. */
const hasSilentText = (slide: Slide): boolean => {
  const { missing, outdated } = countSlideAudio({ slides: [slide] })
  return missing + outdated > 0
}

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== ''

/** The texts in the order of the fields: content that was stored and content that was written may have different orders. */
function textsOf({ slide_type, content }: Slide): readonly string[] {
  const order = isSlideType(slide_type) ? Object.keys(slideTypes[slide_type].fields) : []
  return Object.entries(content)
    .toSorted(([one], [other]) => order.indexOf(one) - order.indexOf(other))
    .flatMap(([, value]) => value)
    .filter(isText)
}

export const slideshowDocument: EditableDocument<Slideshow> = {
  format: 'slideshow',
  load,
  loadWritten: (page) => call(slideshowsApi.written, { params: page }),
  async save(page, document, etag) {
    const { data, etag: saved } = await callWithAnswer(slideshowsApi.save, {
      params: page,
      body: slideshowToSave(document),
      headers: ifMatch(etag),
    })
    return {
      document: withSlideKeys(withoutPublicationState(data), document),
      etag: saved,
      publication: publicationState.safeParse(data).data,
    }
  },
  async complete(page, etag) {
    await call(coursesApi.setStatus, {
      params: page,
      body: { slideshow_status: 'Completed' },
      headers: ifMatch(etag),
    })
  },
  completionNote(document) {
    const count = countSlideAudio(document)
    const brief = neededAudioWords(count, 'slideshow')
    const sentence = silentSlidesSentence(count)
    return brief !== undefined && sentence !== undefined ? { brief, sentence } : undefined
  },
  read: readSlideshow,
  isValid: (document) => slideshow.safeParse(document).success,
  withKeys: withSlideKeys,
  audioOf: (newer) => withSlideAudio(audioOfSlides(newer)),
  keysOf: ({ slides }) => slides.map(({ key }) => key),
  describeEditing({ slides }, key, colleague) {
    const number = indexOfKey(slides, key) + 1
    if (number === 0) return undefined
    return {
      sentence: messages.editsSlide(colleague, number),
      brief: messages.atSlide(colleague, number),
    }
  },
  describeParts: ({ slides }) =>
    slides.map((slide) => ({
      key: slide.key,
      name: slideListTitle(slide),
      text: [...textsOf(slide), slide.audio_script].join('\n\n'),
      content: ownContent(slide),
      sources: slide.sources ?? [],
    })),
  describeFrame: ({ presentation }) => ({
    key: '',
    name: messages.titleAndTheme,
    text: presentation.title,
    content: ownContent(presentation),
  }),
  assemble: (frame, parts) =>
    withSlides(
      frame,
      parts.flatMap(({ document, key }) => slideOf(document, key) ?? []),
    ),
  passagesOf: ({ passages = [] }) => passages,
  withPassages: (document, passages) => ({ ...document, passages: [...passages] }),
  languageOf: ({ presentation }) => presentation.language,
  loadVersions: (page) => call(slideshowsApi.versions, { params: page }),
  async loadVersion(page, revision, known) {
    const params = { ...page, revision: String(revision) }
    return withSlideKeys(await call(slideshowsApi.version, { params }), known)
  },
  loadPublication: (page) => call({ ...slideshowsApi.get, answer: publicationState }, { params: page }),
  async loadPublished(page, known) {
    return withSlideKeys(await call(slideshowsApi.published, { params: page }), known)
  },
  loadMissingMedia: (page) => call(slideshowsApi.missingMedia, { params: page }),
  async unpublish(page) {
    await call(slideshowsApi.unpublish, { params: page })
  },
  describePieces: (document) => slideshowDocument.describeParts(document),
  silentPieces: ({ slides }) => slides.flatMap((slide, index) => (hasSilentText(slide) ? [index + 1] : [])),
  foreignPictures: (document) => slidesWithForeignPictures(document, location.origin),
  copyForeignPictures: (document, page, signal) => copyForeignPictures(document, page, signal),
  texts: messages,
}
