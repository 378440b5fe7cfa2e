import type { Slide } from '@lectern/domain/slideshow/slideshow.ts'
import { mediaAddress } from '@lectern/domain/api/media-address.ts'

/** Fetches the audio and the picture of a slide ahead of its time. Returns how to give up on the audio. */
export function preloadSlide({ audio_path: path, content }: Slide): () => void {
  const { image_url: picture } = content
  if (typeof picture === 'string' && picture) new Image().src = mediaAddress(picture)
  if (!path) return () => {}
  const audio = new Audio(mediaAddress(path))
  audio.preload = 'auto'
  return () => audio.removeAttribute('src')
}
