import { mediaAddress } from '@lectern/domain/api/endpoint/media-address.ts'
import { isSlideType, slideTypes } from '@lectern/domain/slides/slide-types.ts'
import type { Fields } from '@lectern/domain/slides/slide-type.ts'
import { slideTexts } from '@lectern/domain/slideshow/slide-texts.ts'
import type { Slide } from '@lectern/domain/slideshow/slideshow.ts'

/**
 * Loads the audio of a slide, including the feedback of a quiz, and decodes its pictures, so that its first frame is
 * complete. They stay in memory until the caller calls the returned function.
 */
export function preloadSlide(slide: Slide): () => void {
  const pictures = picturesOf(slide).map((address) => {
    const picture = new Image()
    picture.src = address
    // The slide that shows the picture reports a failure.
    picture.decode().catch(() => {})
    return picture
  })
  const sounds = slideTexts(slide).flatMap(({ audio_path: path }) => (path ? [loadingAudio(path)] : []))
  return () => {
    pictures.length = 0
    for (const sound of sounds) {
      sound.removeAttribute('src')
      // Only this stops the download. It would delay the audio of the slide that is shown.
      sound.load()
    }
  }
}

function loadingAudio(path: string): HTMLAudioElement {
  const audio = new Audio(mediaAddress(path))
  audio.preload = 'auto'
  return audio
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
