import { useEffect } from 'react'
import type { Slide } from '@lectern/domain/slideshow/slideshow.ts'
import { preloadSlide } from './preload-slide.ts'

/** The delay before the next slide is loaded, in milliseconds. The files and the motion of the current slide come first. */
const delay = 250

/** Loads the audio and pictures of the next slide, so that they are available when it appears. */
export function usePreloading(next: Slide | undefined): void {
  useEffect(() => {
    if (!next) return
    let release = () => {}
    const timer = setTimeout(() => (release = preloadSlide(next)), delay)
    return () => {
      clearTimeout(timer)
      release()
    }
  }, [next])
}
