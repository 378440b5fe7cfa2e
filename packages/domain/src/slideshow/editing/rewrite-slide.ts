import type { WrittenSlide } from '../../api/documents/rewriting.ts'
import { saysTheSame } from '../../narration/audio/audio-status.ts'
import { readText } from '../../slides/read-text.ts'
import { newContent, readContent } from '../../slides/read-content.ts'
import { type Fields, fieldsOfPictures, type SlideType } from '../../slides/slide-type.ts'
import { isSlideType, slideTypes } from '../../slides/slide-types.ts'
import { changeSlide, slideOf } from './edit-slides.ts'
import type { Slide, Slideshow } from '../slideshow.ts'

/**
 * The slide with the proposed content. It replaces the fields of the new type and keeps those that the type does not
 * have. Motion and audio stay, and the audio becomes outdated. If the type is the same, fields that only authors fill
 * stay too: additional cells of a table, or the kind of a quiz. A drawing stays unless the type or the picture changes.
 * Writers get no marks of speech: a spoken text keeps its marks if its words are the same.
 */
export function rewrittenSlide(slide: Slide, proposal: WrittenSlide): Slide {
  const { slide_type, audio_script, sources } = proposal
  const type: SlideType = slideTypes[slide_type]
  const isDrawn = keepsDrawing(slide, proposal)
  const pictureFields = isDrawn ? fieldsOfPictures(type) : []
  const isReplaced = ([name]: readonly [string, unknown]) => {
    const field = type.fields[name]
    const isKept = slide.slide_type === slide_type && field?.authorsOnly
    return field !== undefined && !isKept && !pictureFields.includes(name)
  }
  const kept = Object.entries(slide.content).filter((entry) => !isReplaced(entry))
  const blank = Object.entries(newContent(type)).filter(isReplaced)
  const before = Object.fromEntries<unknown>([...kept, ...blank])
  const given = Object.entries(proposal.content).filter(
    ([name, value]) => !pictureFields.includes(name) || readText(value).trim(),
  )
  const marked = given.map(([name, value]) => {
    const own = slide.content[name]
    const isSame = type.fields[name]?.spoken && saysTheSame(readText(own), readText(value))
    return [name, isSame ? own : value] as const
  })
  const content = { ...before, ...Object.fromEntries(marked) }
  const script = saysTheSame(slide.audio_script, audio_script) ? slide.audio_script : audio_script
  const changed = { ...slide, slide_type, content, audio_script: script, sources }
  return slide.drawing && !isDrawn ? { ...changed, drawing: null } : changed
}

/** An old drawing would hide the new picture. Without a picture in the proposal, the hidden one stays. */
function keepsDrawing({ drawing, slide_type, content }: Slide, proposal: WrittenSlide): boolean {
  if (!drawing || slide_type !== proposal.slide_type) return false
  const type: SlideType = slideTypes[proposal.slide_type]
  return Object.entries(type.fields).every(([name, { kind }]) => {
    const proposed = readText(proposal.content[name]).trim()
    return kind !== 'image' || proposed === '' || proposed === readText(content[name]).trim()
  })
}

/**
 * Replaces the content of the slide `was` with that of `next`. Returns the same slideshow if the slide was edited or
 * deleted since.
 */
export function replaceUnedited(slideshow: Slideshow, was: Slide, next: Slide): Slideshow {
  const now = slideOf(slideshow, was.key)
  // Moving, renumbering and arriving audio keep the content as the same object.
  if (now?.content !== was.content || now.audio_script !== was.audio_script) return slideshow
  if (now.drawing !== was.drawing) return slideshow
  const { slide_type, content, audio_script, sources, drawing } = next
  const changes = { slide_type, content, audio_script, sources }
  return changeSlide(slideshow, was.key, drawing === now.drawing ? changes : { ...changes, drawing })
}

/** True if the spoken or visible content of two slides differs. Fields that the type does not have are ignored. */
export function changesSlide(slide: Slide, next: Slide): boolean {
  const said = ({ slide_type, content, audio_script, drawing }: Slide) =>
    JSON.stringify([
      slide_type,
      drawing ?? null,
      isSlideType(slide_type) ? readContent<Fields>(slideTypes[slide_type], content) : content,
      audio_script.trim(),
    ])
  return said(slide) !== said(next)
}
