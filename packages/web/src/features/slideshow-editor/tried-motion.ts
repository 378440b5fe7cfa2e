import type { Slide } from '@lectern/domain/slideshow/slideshow.ts'
import { create } from 'zustand'

interface TriedMotion {
  /** The selected slide with the motion that a menu points at. */
  readonly tried: Slide | undefined
}

/** What would move if one chose it: shown on the slide, no part of the document. */
const useTriedMotion = create<TriedMotion>(() => ({ tried: undefined }))

/** The slide as it is to be shown: with the motion that is being tried on it, if one is. */
export function useTried(slide: Slide): Slide {
  const tried = useTriedMotion((state) => state.tried)
  return tried?.slide_id === slide.slide_id ? tried : slide
}

export function tryMotion(tried: Slide | undefined): void {
  useTriedMotion.setState({ tried })
}
