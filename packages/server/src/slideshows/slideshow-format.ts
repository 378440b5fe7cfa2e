import { type Slideshow, slideshow } from '@lectern/domain/slideshow/slideshow.ts'
import type { DocumentFormat } from '../documents/document-format.ts'

export const slideshowFormat: DocumentFormat<Slideshow> = {
  format: 'slideshow',

  read: (body) => slideshow.parse(body),

  settle(document, { organization, courseId, pageId }) {
    const owner = { organization, course_id: courseId, page_id: pageId }
    return {
      ...document,
      presentation: {
        ...document.presentation,
        organization: document.presentation.organization || organization,
        course_id: courseId,
        page_id: pageId,
        total_slides: document.slides.length,
      },
      slides: document.slides.map(({ audio: _derived, ...slide }, index) => ({
        ...slide,
        ...owner,
        slide_id: `slide-${index + 1}`,
        organization: slide.organization || organization,
      })),
    }
  },

  parts: (document) =>
    document.slides.map((slide) => ({
      key: slide.slide_id,
      script: slide.audio_script,
      audioPath: slide.audio_path ?? undefined,
    })),

  count: (document) => document.slides.length,

  withAudio: (document, audioOf) => ({
    ...document,
    slides: document.slides.map(({ audio_path: _stored, audio: _old, ...slide }) => ({
      ...slide,
      ...audioOf.get(slide.slide_id),
    })),
  }),
}
