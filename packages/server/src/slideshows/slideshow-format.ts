import { matchKeys } from '@lectern/domain/documents/part-keys.ts'
import { mendTheme } from '@lectern/domain/theme/theme.ts'
import { themes } from '@lectern/domain/theme/themes.ts'
import { type Slide, type Slideshow, slideshow } from '@lectern/domain/slideshow/slideshow.ts'
import { z } from 'zod/mini'
import { haveOwnKeys, withDerivedKeys } from '../documents/derived-keys.ts'
import type { DocumentFormat } from '../documents/document-format.ts'

const storedSlideshow = z.looseObject({ presentation: z.looseObject({ css_theme: z.unknown() }) })

/** A slideshow may have been saved before themes were checked. */
function withSafeTheme(body: unknown): unknown {
  const stored = storedSlideshow.safeParse(body)
  if (!stored.success) return body
  const { presentation } = stored.data
  const css_theme = mendTheme(presentation.css_theme, themes)
  return css_theme === presentation.css_theme
    ? body
    : { ...stored.data, presentation: { ...presentation, css_theme } }
}

export const slideshowFormat: DocumentFormat<Slideshow> = {
  format: 'slideshow',

  read(body) {
    const document = slideshow.parse(withSafeTheme(body))
    const slides = withDerivedKeys(document.slides, (slide) => `slide ${wordsOf(slide)}`)
    return slides === document.slides ? document : { ...document, slides }
  },

  isKeyed: ({ slides }) => haveOwnKeys(slides),

  settle(document, { organization, courseId, pageId }, known) {
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
      slides: matchKeys(document.slides, known?.slides ?? [], wordsOf).map(
        ({ audio: _derived, ...slide }, index) => ({
          ...slide,
          ...owner,
          slide_id: `slide-${index + 1}`,
          organization: slide.organization || organization,
        }),
      ),
    }
  },

  parts: (document) =>
    document.slides.map((slide, index) => ({
      key: slide.key,
      name: `Slide ${index + 1}`,
      script: slide.audio_script,
      audioPath: slide.audio_path ?? undefined,
      audio: slide.audio,
    })),

  formerNames: ({ slides }) => new Map(slides.map(({ key }, index) => [`slide-${index + 1}`, key])),

  count: (document) => document.slides.length,

  language: (document) => document.presentation.language,

  withAudio: (document, audioOf) => ({
    ...document,
    slides: document.slides.map(({ audio_path: _stored, audio: _old, ...slide }) => ({
      ...slide,
      ...audioOf.get(slide.key),
    })),
  }),
}

/** What a slide without a key is recognised by: what it says, or what it shows if it says nothing. */
function wordsOf({ audio_script, slide_type, content }: Slide): string {
  return audio_script.trim() || JSON.stringify([slide_type, content])
}
