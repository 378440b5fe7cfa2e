import type { Slide } from '@lectern/domain/slideshow/slideshow.ts'
import { create } from 'zustand'

/** A motion that ends. */
export interface PlayedMotion {
  /** The selected slide with the motion of the highlighted menu option. */
  readonly slide: Slide
  /** For a transition: the slide before it. */
  readonly from?: Slide | undefined
}

interface MotionPreviewState {
  /** The selected slide with the highlighted option of a menu, if that motion never ends. */
  readonly tried: Slide | undefined
  readonly played: PlayedMotion | undefined
}

/**
 * The motion that the slide would have with the highlighted option. It is shown on the slide and is not in the
 * document.
 */
const useMotionPreview = create<MotionPreviewState>(() => ({ tried: undefined, played: undefined }))

/** The slide with the motion that the author is trying on it, if any. */
export function usePreviewedSlide(slide: Slide): Slide {
  const tried = useMotionPreview((state) => state.tried)
  return tried?.key === slide.key ? tried : slide
}

/** The motion of this slide to play once, if any. */
export function usePlayedMotion(slide: Slide): PlayedMotion | undefined {
  const played = useMotionPreview((state) => state.played)
  return played?.slide.key === slide.key ? played : undefined
}

export function previewMotion(tried: Slide | undefined): void {
  useMotionPreview.setState({ tried })
}

export function playMotion(played: PlayedMotion | undefined): void {
  useMotionPreview.setState({ played })
}
