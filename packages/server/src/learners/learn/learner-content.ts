import { spokenWords } from '@lectern/domain/narration/marks/speech-marks.ts'
import type { Narration } from '@lectern/domain/narration/narration.ts'
import type { Podcast } from '@lectern/domain/podcast/podcast.ts'
import type { Drawing } from '@lectern/domain/drawings/drawing.ts'
import type { Fields } from '@lectern/domain/slides/slide-type.ts'
import { isSlideType, slideTypes } from '@lectern/domain/slides/slide-types.ts'
import {
  elementAnimation,
  pictureView,
  type Slide,
  type slideAnimations,
  type Slideshow,
} from '@lectern/domain/slideshow/slideshow.ts'
import { themeSchema } from '@lectern/domain/theme/theme.ts'
import type { z } from 'zod/mini'
import { fileNameOf } from '../../course-material/media/media-address.ts'

/** A document for learners, and the stored files that it shows or plays. */
export interface LearnerContent<Document> {
  readonly document: Document
  readonly files: ReadonlySet<string>
}

type SlideAnimations = z.output<typeof slideAnimations>

/** Fields of authors, which learners do not get. */
const noLabels = { organization: '', course_id: '', page_id: '' }

/** Where the media of a document are served. */
export interface MediaAddresses {
  /** Path of the page of the document. */
  readonly address: string
  /** Proves that a published version of the document named a file. */
  readonly proofOf: (filename: string) => string
}

/** A slideshow with only what its player shows. */
export function slideshowForLearners(
  { presentation, slides }: Slideshow,
  served: MediaAddresses,
): LearnerContent<Slideshow> {
  const media = mediaBelow(served)
  const document: Slideshow = {
    presentation: {
      title: presentation.title,
      css_theme: onlyKnown(presentation.css_theme, [...Object.keys(themeSchema.shape), 'preset']),
      total_slides: slides.length,
      language: presentation.language,
      ...noLabels,
    },
    slides: slides.map((slide) => slideForLearners(slide, media)),
  }
  return { document, files: media.files }
}

function slideForLearners(slide: Slide, media: MediaBelow): Slide {
  const {
    key,
    slide_id,
    slide_type,
    audio_script,
    content,
    transition,
    animations,
    layout,
    picture,
    generated_picture: generated,
    drawing,
  } = slide
  const texts = Object.entries(slide.text_audio ?? {}).map(
    ([field, { audio_path, audio }]) =>
      [field, { audio_path: media.address(audio_path), audio: heard(audio) }] as const,
  )
  return {
    key,
    slide_id,
    slide_type,
    audio_script: spokenWords(audio_script),
    content: contentForLearners(slide_type, content, media),
    transition,
    animations: animations && animationsForLearners(animations),
    layout,
    picture: picture && onlyKnown(picture, Object.keys(pictureView.shape)),
    // The mark needs only the address.
    ...(generated && {
      generated_picture: { url: media.address(generated.url), by: '', prompt: '', variant: 0 },
    }),
    drawing: drawing && drawingForLearners(drawing),
    ...noLabels,
    ...audioForLearners(slide, media),
    ...(texts.length > 0 && { text_audio: Object.fromEntries(texts) }),
  }
}

/**
 * The fields of the slide's type. A slide of an unknown type shows nothing. A text that is spoken and shown can have marks of
 * speech.
 */
function contentForLearners(type: string, content: Slide['content'], media: MediaBelow): Slide['content'] {
  if (!isSlideType(type)) return {}
  const fields: Fields = slideTypes[type].fields
  const known = onlyKnown(content, Object.keys(fields))
  const shown = (field: string, value: unknown) => {
    if (typeof value !== 'string') return value
    if (isStored(value)) return media.address(value)
    return fields[field]?.spoken ? spokenWords(value) : value
  }
  return Object.fromEntries(Object.entries(known).map(([field, value]) => [field, shown(field, value)]))
}

function animationsForLearners({
  backgroundAnimation: ground,
  animations,
}: SlideAnimations): SlideAnimations {
  return {
    ...(ground && { backgroundAnimation: onlyKnown(ground, ['type', 'speed', 'intensity']) }),
    ...(animations && {
      animations: Object.fromEntries(
        Object.entries(animations).map(([element, one]) => [
          element,
          onlyKnown(one, Object.keys(elementAnimation.shape)),
        ]),
      ),
    }),
  }
}

function drawingForLearners({ rows, kind, unit, axis, series }: Drawing): Drawing {
  return { kind, unit, axis, series, rows: rows.map(({ label, text, values }) => ({ label, text, values })) }
}

/** Documents keep unknown fields, which may contain anything. Learners do not get them. */
function onlyKnown<Value extends object>(value: Value, names: readonly string[]): Value {
  // The schemas require none of the fields that are left out.
  return Object.fromEntries(Object.entries(value).filter(([name]) => names.includes(name))) as Value
}

/** A podcast with only what its player shows. Its audience, key points and tones are instructions for the writer and the voices. */
export function podcastForLearners(
  { podcast, segments }: Podcast,
  served: MediaAddresses,
): LearnerContent<Podcast> {
  const media = mediaBelow(served)
  const document: Podcast = {
    podcast: {
      id: podcast.id,
      title: podcast.title,
      language: podcast.language,
      target_audience: '',
      learning_objectives: podcast.learning_objectives,
      total_segments: segments.length,
      intro_sound: podcast.intro_sound,
      outro_sound: podcast.outro_sound,
      music_bed: podcast.music_bed,
      ...noLabels,
    },
    segments: segments.map(({ key, segment_id, segment_title, duration, dialogue, podcast_id }) => ({
      key,
      segment_id,
      segment_title,
      duration,
      key_points: [],
      podcast_id,
      ...noLabels,
      dialogue: dialogue.map((line) => ({
        key: line.key,
        speaker: line.speaker,
        content: spokenWords(line.content),
        tone: '',
        ...audioForLearners(line, media),
      })),
    })),
    segment_audio: [],
  }
  return { document, files: media.files }
}

type MediaBelow = ReturnType<typeof mediaBelow>

/** Addresses of stored files below the page of a document, and the files that were named. */
function mediaBelow({ address, proofOf }: MediaAddresses) {
  const files = new Set<string>()
  return {
    files,
    address(stored: string): string {
      const name = fileNameOf(stored)
      if (name === undefined) return stored
      files.add(name)
      return `${address}/media/${encodeURIComponent(name)}?of=${proofOf(name)}`
    },
  }
}

const isStored = (value: string) => value.startsWith('/api/images/')

interface WithAudio {
  readonly audio_path?: string | null | undefined
  readonly audio?: Narration | undefined
}

function audioForLearners({ audio_path, audio }: WithAudio, media: MediaBelow) {
  return audio_path && audio ? { audio_path: media.address(audio_path), audio: heard(audio) } : {}
}

/** Keeps the fields of a narration that a player needs: the words, the length and the times. */
function heard({ text, duration_ms, sentences, host }: Narration): Narration {
  return {
    text: spokenWords(text),
    duration_ms,
    sentences,
    voice_id: '',
    engine: '',
    ...(host !== undefined && { host }),
  }
}
