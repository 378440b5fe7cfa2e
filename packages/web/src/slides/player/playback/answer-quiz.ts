import { readingTimeOf } from './reading-time.ts'
import {
  startPlaying,
  isSlideshowPlaying,
  updateShownState,
  stopPlaying,
  type RunningPlayer,
  shownScene,
} from './running-player.ts'

/** Plays the feedback of the quiz on the shown slide, also in a paused player. Undefined when the user tries again. */
export function answerQuiz(player: RunningPlayer, field: string | undefined): void {
  const { stage, shown, instruments } = player
  const feedback = field === undefined ? undefined : shownScene(player).feedback.get(field)
  const wasPaused = !isSlideshowPlaying(player)
  player.answer =
    field === undefined ? undefined : { field, readAt: instruments.backdrop.time() + readingTimeOf(feedback) }
  // If the audio changes, this stops it.
  stage.answer(feedback?.address)
  player.feedbackOnly = wasPaused && feedback?.address !== undefined
  if (wasPaused && !player.feedbackOnly) stopPlaying(player)
  else if (!shown.state().playing) startPlaying(player)
  updateShownState(player)
}

/** Returns the event for which the quiz of the shown slide waits. */
export function quizWait(player: RunningPlayer): 'for an answer' | 'for reading' | false {
  if (!shownScene(player).isQuiz) return false
  if (!player.answer) return 'for an answer'
  return player.instruments.backdrop.time() < player.answer.readAt && 'for reading'
}
