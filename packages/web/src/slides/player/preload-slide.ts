import { mediaAddress } from '@lectern/domain/api/media-address.ts'
import { isSlideType, slideTypes } from '@lectern/domain/slides/slide-types.ts'
import type { Fields } from '@lectern/domain/slides/slide-type.ts'
import type { Slide } from '@lectern/domain/slideshow/slideshow.ts'

/**
 * Fetches the audio of a slide and its pictures ahead of their time, decoded, so that nothing is missing from its first
 * frame. They are held until what is returned is called.
 */
export function preloadSlide(slide: Slide): () => void {
  const pictures = picturesOf(slide).map((address) => {
    const picture = new Image()
    picture.src = address
    // A picture that does not come is told of by the slide that shows it.
    picture.decode().catch(() => {})
    return picture
  })
  const audio = slide.audio_path ? new Audio(mediaAddress(slide.audio_path)) : undefined
  if (audio) audio.preload = 'auto'
  return () => {
    pictures.length = 0
    audio?.removeAttribute('src')
  }
}

/** The addresses of the pictures a slide shows. */
export function picturesOf({ slide_type: type, content }: Slide): readonly string[] {
  const fields: Fields = isSlideType(type) ? slideTypes[type].fields : {}
  return Object.entries(fields)
    .filter(([, field]) => field.kind === 'image')
    .map(([name]) => content[name])
    .filter((value): value is string => typeof value === 'string' && value !== '')
    .map(mediaAddress)
}
