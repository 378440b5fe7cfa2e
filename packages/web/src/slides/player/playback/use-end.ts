import { useEffect, useRef } from 'react'
import type { Slide } from '@lectern/domain/slideshow/slideshow.ts'
import { slideDuration } from '@lectern/domain/slideshow/timeline.ts'
import type { PlayerState } from './player-state.ts'
import { asks } from './scene.ts'

/** The last report of the time may be this much earlier than the end of the slide, in milliseconds. */
const reportedLate = 250

/**
 * Calls `onEnd` when the last slide has played to its end. A slide with a question does not end by itself, because the
 * learner still answers.
 */
export function useEnd(state: PlayerState, slides: readonly Slide[], onEnd: (() => void) | undefined): void {
  const { index, playing, elapsed, feedback } = state
  const wasPlaying = useRef(false)
  useEffect(() => {
    const slide = slides[index]
    const stopped = wasPlaying.current && !playing
    wasPlaying.current = playing
    if (!stopped || !slide || feedback || index < slides.length - 1 || asks(slide)) return
    if (elapsed >= slideDuration(slide) - reportedLate) onEnd?.()
    // oxlint-disable-next-line react/exhaustive-deps -- the other values are those of the moment when it stops
  }, [playing])
}
