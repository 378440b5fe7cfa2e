import { useEffect } from 'react'
import type { Slide } from '@lectern/domain/slideshow/slideshow.ts'
import { preloadSlide } from './preload-slide.ts'

/** How long a slide has stood before the next is fetched, in milliseconds: what this one needs comes first, and moves first. */
const standsFor = 250

/** Has the next slide's audio and pictures here by the time that it comes. */
export function usePreloading(next: Slide | undefined): void {
  useEffect(() => {
    if (!next) return
    let letGo = () => {}
    const timer = setTimeout(() => (letGo = preloadSlide(next)), standsFor)
    return () => {
      clearTimeout(timer)
      letGo()
    }
  }, [next])
}
