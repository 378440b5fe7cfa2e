import type { Slide } from '@lectern/domain/slideshow/slideshow.ts'
import { slideDuration } from '@lectern/domain/slideshow/timeline.ts'
import { isAnswerableQuiz } from '../../slides/player/playback/scene.ts'
import type { Player } from '../../slides/player/playback/player-interface.ts'

/** The last report of the time may be this much earlier than the end of the slide, in milliseconds. */
const endReportDelayMs = 250

/**
 * Calls `onEnd` when the last slide has played to its end. A slide with a question does not end by itself, because the
 * learner still answers.
 */
export function whenEnded(player: Player, slides: readonly Slide[], onEnd: () => void): void {
  let wasPlaying = false
  player.subscribe(() => {
    const { index, playing, elapsed, feedback } = player.state()
    const stopped = wasPlaying && !playing
    wasPlaying = playing
    const slide = slides[index]
    if (!stopped || !slide || feedback || index < slides.length - 1 || isAnswerableQuiz(slide)) return
    if (elapsed >= slideDuration(slide) - endReportDelayMs) onEnd()
  })
}
