import { renderToStaticMarkup } from 'react-dom/server'
import type { Slideshow } from '@lectern/domain/slideshow/slideshow.ts'
import { FirstSlide } from './slides/player/first-slide.tsx'
import { fetchCodeOf } from './slides/stage/slide-code.ts'

/**
 * The HTML of a slide as the player shows it, without controls, motion and background. A page that contains it in the
 * element of the player shows the slide when `player.css` is loaded, before any script runs. Text that does not fit is
 * clipped until the player measures it. Empty if the slideshow has no such slide.
 * @param start The index of the slide.
 * @public
 */
export async function renderFirstSlide(
  { slides, presentation }: Pick<Slideshow, 'slides' | 'presentation'>,
  start = 0,
): Promise<string> {
  const slide = slides[start]
  if (!slide) return ''
  await fetchCodeOf({ ...slide, animations: null })
  return renderToStaticMarkup(<FirstSlide slide={slide} presentation={presentation} />)
}
