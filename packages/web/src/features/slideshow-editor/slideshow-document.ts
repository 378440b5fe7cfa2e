import { coursesApi } from '@lectern/domain/api/courses.ts'
import { slideshowsApi } from '@lectern/domain/api/slideshows.ts'
import { withSlides } from '@lectern/domain/slideshow/edit-slides.ts'
import { slideshow } from '@lectern/domain/slideshow/slideshow.ts'
import type { Slideshow } from '@lectern/domain/slideshow/slideshow.ts'
import { slideListTitle } from '@lectern/domain/slideshow/slide-list-title.ts'
import { z } from 'zod/mini'
import { ApiProblem, unreadableAnswer } from '../../api/api-problem.ts'
import { call, callWithAnswer } from '../../api/call.ts'
import { ownContent } from '../../editing/document-part.ts'
import type { SavedVersion } from '../../editing/document-store.ts'
import type { EditableDocument, PageAddress } from '../../editing/editable-document.ts'
import { ifMatch } from '../../editing/if-match.ts'

/** Read loosely first, so that an answer without a presentation can be told from one that is broken. */
const getLoosely = {
  ...slideshowsApi.get,
  answer: z.looseObject({ presentation: z.optional(z.unknown()) }),
}

async function load(page: PageAddress): Promise<SavedVersion<Slideshow>> {
  const { data, etag, response } = await callWithAnswer(getLoosely, { params: page })
  if (!data.presentation) {
    throw new ApiProblem(response.status, 'UNREADABLE_ANSWER', 'No presentation data found')
  }
  const read = slideshow.safeParse(data)
  if (!read.success) throw unreadableAnswer(response.status, read.error)
  return { document: await withMissingAudio(read.data, page), etag }
}

/** Fills in audio that was made after the last save. That it cannot be asked for is no reason not to open the slideshow. */
async function withMissingAudio(document: Slideshow, page: PageAddress): Promise<Slideshow> {
  if (document.slides.every((slide) => slide.audio_path)) return document
  const status = await call(slideshowsApi.audioStatus, { params: page }).catch(() => undefined)
  const audioOf = new Map(status?.slide_audio.map(({ slide_id, ...audio }) => [slide_id, audio]))
  return {
    ...document,
    slides: document.slides.map((slide) =>
      slide.audio_path ? slide : { ...slide, ...audioOf.get(slide.slide_id) },
    ),
  }
}

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== ''

export const slideshowDocument: EditableDocument<Slideshow> = {
  format: 'slideshow',
  load,
  async save(page, document, etag) {
    const { data, etag: saved } = await callWithAnswer(slideshowsApi.save, {
      params: page,
      body: document,
      headers: ifMatch(etag),
    })
    return { document: data, etag: saved }
  },
  async complete(page) {
    await call(coursesApi.setStatus, { params: page, body: { slideshow_status: 'Completed' } })
  },
  read: (stored) => slideshow.safeParse(stored).data,
  countParts: (document) => document.slides.length,
  partName: 'slide',
  describeParts: ({ slides }) =>
    slides.map((slide) => ({
      name: slideListTitle(slide),
      text: [...Object.values(slide.content).flat().filter(isText), slide.audio_script].join('\n\n'),
      content: ownContent(slide),
    })),
  describeFrame: ({ presentation }) => ({
    name: 'Title and theme',
    text: presentation.title,
    content: ownContent(presentation),
  }),
  assemble: (frame, parts) =>
    withSlides(
      frame,
      parts.flatMap(({ document, index }) => document.slides[index] ?? []),
    ),
  languageOf: ({ presentation }) => presentation.language,
  loadVersions: (page) => call(slideshowsApi.versions, { params: page }),
  loadVersion: (page, revision) =>
    call(slideshowsApi.version, { params: { ...page, revision: String(revision) } }),
  texts: {
    saved: 'Slideshow saved successfully!',
    notSaved: 'Failed to save slideshow. Please try again.',
    completed: 'Slideshow marked as complete!',
    notCompleted: 'Slideshow saved, but failed to update status. Please try again.',
  },
}
