import { spokenWords } from '../narration/marks/speech-marks.ts'
import type { TranslationOrigin } from '../documents/translation-origin.ts'
import type { Drawing } from '../drawings/drawing.ts'
import { derived } from '../editing/derived.ts'
import { readBullets } from '../slides/read-bullets.ts'
import { readText } from '../slides/read-text.ts'
import { type Field, isTranslated, type SlideType } from '../slides/slide-type.ts'
import { isSlideType, slideTypes } from '../slides/slide-types.ts'
import type { Slide, Slideshow } from '../slideshow/slideshow.ts'
import { type TranslationFormat, partBefore } from './behind.ts'
import { textsOfDrawing, withTextsOfDrawing } from './drawing-texts.ts'
import {
  frameId,
  originOf,
  structureName,
  type TranslatableField,
  type TranslatablePart,
  type TranslatedTexts,
} from './translatable.ts'

const script = 'audio_script'
const drawingName = 'drawing'
const title = 'title'

/** How slideshows are translated. */
export const slideshowTranslation: TranslationFormat<Slideshow> = {
  parts: (slideshow) => [frameOf(slideshow), ...slideshow.slides.map(partOfSlide)],

  // The first slide has the title of the whole.
  groups(slideshow) {
    const [first, ...others] = slideshow.slides.map((slide) => [partOfSlide(slide)])
    return [[frameOf(slideshow), ...(first ?? [])], ...others]
  },
  isFrameGroup: false,

  titleOf: ({ presentation }) => presentation.title,

  origins: ({ presentation, slides }) =>
    new Map([
      ...(presentation.translated_from ? [[frameId, presentation.translated_from] as const] : []),
      ...slides.flatMap(({ key, translated_from: made }) => (made ? [[key, made] as const] : [])),
    ]),

  taken: ({ presentation }) => presentation.translated_parts ?? [],

  languageOf: ({ presentation }) => presentation.language,

  translated(original, texts, { language, madeBy }) {
    const { presentation, slides } = original
    const { prompt_version: _version, ...kept } = presentation
    const frame = frameOf(original)
    return {
      ...original,
      presentation: {
        ...kept,
        title: texts.get(frameId)?.get(title)?.[0] ?? presentation.title,
        language,
        made_by: madeBy,
        translated_from: originOf(frame),
        translated_parts: slides.map(({ key }) => key),
      },
      slides: slides.map((slide) => translatedSlide(slide, texts.get(slide.key) ?? new Map())),
    }
  },

  update(translation, original, id, texts) {
    const passages = original.passages
    if (id === frameId) {
      const changed = texts.get(title)?.[0] ?? translation.presentation.title
      const presentation = {
        ...translation.presentation,
        title: changed,
        translated_from: originOf(frameOf(original)),
      }
      return { ...translation, presentation, passages }
    }
    const source = original.slides.find(({ key }) => key === id)
    if (!source) return translation
    return {
      ...translation,
      passages,
      slides: translation.slides.map((slide) =>
        slide.key === id ? updatedSlide(slide, source, texts) : slide,
      ),
    }
  },

  add(translation, original, id, texts) {
    const source = original.slides.find(({ key }) => key === id)
    const has = (key: string) => translation.slides.some((slide) => slide.key === key)
    if (!source || has(id)) return translation
    const before = partBefore(slideshowTranslation, original, id, has)
    const at = translation.slides.findIndex(({ key }) => key === before) + 1
    const slides = translation.slides.toSpliced(at, 0, translatedSlide(source, texts))
    return { ...translation, ...renumbered(translation, slides, id), passages: original.passages }
  },

  remove(translation, id) {
    const slides = translation.slides.filter(({ key }) => key !== id)
    if (slides.length === 0 || slides.length === translation.slides.length) return translation
    return { ...translation, ...renumbered(translation, slides) }
  },

  settle(translation, id, part) {
    const made = part && originOf(part)
    if (id === frameId)
      return made
        ? { ...translation, presentation: { ...translation.presentation, translated_from: made } }
        : translation
    return {
      ...withTaken(translation, id),
      slides: translation.slides.map((slide) => (slide.key === id ? withOrigin(slide, made) : slide)),
    }
  },
}

function frameOf({ presentation }: Slideshow): TranslatablePart {
  const field = { name: title, texts: [presentation.title], use: 'title of the slideshow', isSpoken: false }
  return { id: frameId, fields: [field], structure: null }
}

/** The texts of a slide, without marks of speech. A slide of an unknown type has only its script. */
const partOfSlide = derived((slide: Slide): TranslatablePart => {
  const { key, slide_type, content, drawing } = slide
  const spoken = [
    { name: script, texts: [spokenWords(slide.audio_script)], use: 'spoken by the narrator', isSpoken: true },
  ]
  const type: SlideType | undefined = isSlideType(slide_type) ? slideTypes[slide_type] : undefined
  const shown = type ? fieldsOf(type, content) : []
  const names = new Set(shown.map(({ name }) => name))
  const rest = Object.entries(content).filter(([name]) => !names.has(contentName(name)))
  const drawn = drawing ? [drawingField(drawing)] : []
  return {
    id: key,
    fields: [...shown, ...drawn, ...spoken],
    structure: [slide_type, rest, drawing ? withTextsOfDrawing(drawing, []) : null],
  }
})

const contentName = (field: string) => `content.${field}`

function fieldsOf(type: SlideType, content: Slide['content']): TranslatableField[] {
  return Object.entries(type.fields).flatMap(([name, field]) => {
    const value = content[name]
    if (!isTranslated(field) || value === undefined || value === null) return []
    const text = field.spoken ? spokenWords(readText(value)) : readText(value)
    const texts = field.kind === 'list' ? readBullets(value) : [text]
    const use = `${type.id} slide: ${name.replaceAll('_', ' ')}`
    return [{ name: contentName(name), texts, use, isSpoken: false }]
  })
}

const drawingField = (drawing: Drawing): TranslatableField => ({
  name: drawingName,
  texts: textsOfDrawing(drawing),
  use: 'a label in a drawing',
  isSpoken: false,
})

/** A slide of the original with these texts. It has no audio yet. */
function translatedSlide(source: Slide, texts: TranslatedTexts): Slide {
  const { audio_path: _path, audio: _audio, text_audio: _texts, ...slide } = source
  return {
    ...slide,
    content: contentWith(source, texts),
    audio_script: texts.get(script)?.[0] ?? source.audio_script,
    ...drawingWith(source, texts),
    translated_from: originOf(partOfSlide(source)),
  }
}

/** The slide with what changed in the original. Its look stays. */
function updatedSlide(slide: Slide, source: Slide, texts: TranslatedTexts): Slide {
  const words = new Map(partOfSlide(slide).fields.map((field) => [field.name, field.texts]))
  const all = new Map([...words, ...texts])
  const type: SlideType | undefined = isSlideType(source.slide_type)
    ? slideTypes[source.slide_type]
    : undefined
  const made = slide.translated_from ?? {}
  // The author may have another picture, right answer or number. The slide keeps it while that of the original stays.
  const keepsOwn =
    slide.slide_type === source.slide_type &&
    made[structureName] === originOf(partOfSlide(source))[structureName]
  const base = keepsOwn && slide.drawing ? { ...source, drawing: slide.drawing } : source
  const entries = Object.entries(slide.content)
  // Fields of neither the original, as it was and is, nor its type are the author's own.
  const others = entries.filter(([name]) => !(name in (type?.fields ?? {})) && !(contentName(name) in made))
  // A spoken text that stays keeps the marks of speech of its author, as the script does.
  const isKeptSpeech = (name: string, field: Field) =>
    field.spoken === true &&
    words.has(contentName(name)) &&
    !texts.has(contentName(name)) &&
    (source.content[name] ?? null) !== null
  const own = entries.filter(([name]) => {
    const field = type?.fields[name]
    if (!field) return false
    return isTranslated(field) ? isKeptSpeech(name, field) : keepsOwn
  })
  const { slide_type, sources } = source
  return {
    ...slide,
    slide_type,
    sources,
    generated_picture: keepsOwn ? slide.generated_picture : source.generated_picture,
    content: { ...Object.fromEntries(others), ...contentWith(source, all), ...Object.fromEntries(own) },
    audio_script: texts.get(script)?.[0] ?? slide.audio_script,
    ...(base.drawing ? drawingWith(base, all) : slide.drawing ? { drawing: null } : {}),
    translated_from: originOf(partOfSlide(source)),
  }
}

/** The content of a slide with these texts in place of its own. */
function contentWith(source: Slide, texts: TranslatedTexts): Slide['content'] {
  const type: SlideType | undefined = isSlideType(source.slide_type)
    ? slideTypes[source.slide_type]
    : undefined
  if (!type) return source.content
  const translated = fieldsOf(type, source.content).flatMap(({ name }) => {
    const given = texts.get(name)
    const field = name.slice(contentName('').length)
    if (!given) return []
    return [[field, type.fields[field]?.kind === 'list' ? [...given] : (given[0] ?? '')] as const]
  })
  return { ...source.content, ...Object.fromEntries<unknown>(translated) }
}

function drawingWith({ drawing }: Slide, texts: TranslatedTexts): Pick<Slide, 'drawing'> {
  if (!drawing) return {}
  const given = texts.get(drawingName)
  return {
    drawing: given?.length === textsOfDrawing(drawing).length ? withTextsOfDrawing(drawing, given) : drawing,
  }
}

function withOrigin(slide: Slide, made: TranslationOrigin | undefined): Slide {
  const { translated_from: _before, ...own } = slide
  return made ? { ...own, translated_from: { ...made } } : own
}

function withTaken(translation: Slideshow, id: string): Slideshow {
  const taken = translation.presentation.translated_parts ?? []
  if (taken.includes(id)) return translation
  return {
    ...translation,
    presentation: { ...translation.presentation, translated_parts: [...taken, id] },
  }
}

function renumbered(translation: Slideshow, slides: readonly Slide[], taken?: string) {
  const { presentation } = taken === undefined ? translation : withTaken(translation, taken)
  return {
    presentation: { ...presentation, total_slides: slides.length },
    slides: slides.map((slide, at) => ({ ...slide, slide_id: `slide-${at + 1}` })),
  }
}
