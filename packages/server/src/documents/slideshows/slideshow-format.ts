import { keepKeys, matchKeys } from '@lectern/domain/documents/part-keys.ts'
import { countableSlides } from '@lectern/domain/learn/countable-parts.ts'
import { readSlideshow } from '@lectern/domain/slideshow/read-slideshow.ts'
import { shownPictures } from '@lectern/domain/slideshow/shown-pictures.ts'
import { slideTexts } from '@lectern/domain/slideshow/slide-texts.ts'
import { type Slide, type Slideshow, slideshow } from '@lectern/domain/slideshow/slideshow.ts'
import { keepPassageIds } from '@lectern/domain/sources/page-changes.ts'
import { haveOwnKeys, withDerivedKeys } from '../library/upgrade/derived-keys.ts'
import type { DocumentFormat } from '../library/format/document-format.ts'
import type { PartAudio } from '../../audio/narration/part-audio.ts'

export const slideshowFormat: DocumentFormat<Slideshow> = {
  format: 'slideshow',
  schema: slideshow,

  read(body) {
    const document = readSlideshow(body)
    const slides = withDerivedKeys(document.slides, (slide) => `slide ${wordsOf(slide)}`)
    return slides === document.slides ? document : { ...document, slides }
  },

  isKeyed: ({ slides }) => haveOwnKeys(slides),

  prepareToSave(document, { organization, courseId, pageId }, known) {
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
        ({ audio: _derived, text_audio: _texts, ...slide }, index) => ({
          ...slide,
          ...owner,
          slide_id: `slide-${index + 1}`,
          organization: slide.organization || organization,
        }),
      ),
    }
  },

  keepIdentities(document, known) {
    const { passages, parts } = keepPassageIds(
      { passages: document.passages, parts: document.slides },
      known.passages ?? [],
      document.presentation.language,
    )
    return { ...document, passages, slides: keepKeys(parts, known.slides, wordsAndQuestionOf) }
  },

  joined: ([first, ...others]) => ({
    ...first,
    slides: [first, ...others].flatMap(({ slides }) => slides),
  }),

  parts: (document, startsAt = 0) =>
    document.slides.flatMap((slide, index) =>
      slideTexts(slide).map(({ key, label, script, audio_path, audio }) => ({
        key,
        name: `Slide ${startsAt + index + 1}${label === undefined ? '' : `, ${label.toLowerCase()}`}`,
        script,
        audioPath: audio_path ?? undefined,
        audio,
      })),
    ),

  sourced: ({ slides }) => slides,

  formerNames: ({ slides }) => new Map(slides.map(({ key }, index) => [`slide-${index + 1}`, key])),

  media: ({ slides }) =>
    slides.map((slide) => ({
      pictures: shownPictures(slide).filter((address) => address.startsWith('/api/images/')),
      audio: slideTexts(slide).flatMap(({ audio_path: address }) => address ?? []),
    })),

  count: (document) => document.slides.length,

  title: (document) => document.presentation.title,

  language: (document) => document.presentation.language,

  withAudio: (document, audioOf) => ({
    ...document,
    slides: document.slides.map(({ audio_path: _stored, audio: _old, text_audio: _texts, ...slide }) => ({
      ...slide,
      ...audioOf.get(slide.key),
      ...textAudioOf(slide, audioOf),
    })),
  }),
}

/** The audio of the texts that a slide speaks beside its script. */
function textAudioOf(slide: Slide, audioOf: ReadonlyMap<string, PartAudio>): Pick<Slide, 'text_audio'> {
  const known = slideTexts(slide).flatMap(({ key, field }) => {
    const audio = field === undefined ? undefined : audioOf.get(key)
    return audio ? [[field, audio] as const] : []
  })
  return known.length > 0 ? { text_audio: Object.fromEntries(known) } : {}
}

/** The words by which a slide without a key is recognised: its script, or its content if it has none. */
function wordsOf({ audio_script, slide_type, content }: Slide): string {
  return audio_script.trim() || JSON.stringify([slide_type, content])
}

/** The same with the question and its options. Figures count answers by the key of the slide and the letter of the option. */
function wordsAndQuestionOf(slide: Slide): string {
  const questions = countableSlides({ slides: [slide] }).filter(({ options }) => options)
  return JSON.stringify([wordsOf(slide), questions.map(({ title, options }) => [title, options])])
}
