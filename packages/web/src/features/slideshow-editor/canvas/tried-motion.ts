import type { Slide } from '@lectern/domain/slideshow/slideshow.ts'
import { create } from 'zustand'

/** A motion that is over after a while. */
export interface PlayedMotion {
  /** The selected slide with the motion that a menu points at. */
  readonly slide: Slide
  /** For a transition: the slide that gives way to it. */
  readonly from?: Slide | undefined
}

interface TriedMotion {
  /** The selected slide with what a menu points at, where that moves on and on. */
  readonly tried: Slide | undefined
  readonly played: PlayedMotion | undefined
}

/** What would move if one chose it: shown on the slide, no part of the document. */
const useTriedMotion = create<TriedMotion>(() => ({ tried: undefined, played: undefined }))

/** The slide as it is to be shown: with the motion that is being tried on it, if one is. */
export function useTried(slide: Slide): Slide {
  const tried = useTriedMotion((state) => state.tried)
  return tried?.key === slide.key ? tried : slide
}

/** The motion of this slide that is to be played once, if one is. */
export function usePlayed(slide: Slide): PlayedMotion | undefined {
  const played = useTriedMotion((state) => state.played)
  return played?.slide.key === slide.key ? played : undefined
}

export function tryMotion(tried: Slide | undefined): void {
  useTriedMotion.setState({ tried })
}

export function playMotion(played: PlayedMotion | undefined): void {
  useTriedMotion.setState({ played })
}
