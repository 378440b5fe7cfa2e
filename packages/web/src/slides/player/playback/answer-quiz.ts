import { readingTimeOf } from './reading-time.ts'
import { go, isGoing, report, rest, type RunningPlayer, shownScene } from './running-player.ts'

/** Plays the feedback of the quiz on the shown slide, also in a paused player. Undefined when the user tries again. */
export function answerQuiz(player: RunningPlayer, field: string | undefined): void {
  const { stage, shown, instruments } = player
  const feedback = field === undefined ? undefined : shownScene(player).feedback.get(field)
  const wasPaused = !isGoing(player)
  player.answer =
    field === undefined ? undefined : { field, readAt: instruments.backdrop.time() + readingTimeOf(feedback) }
  // If the audio changes, this stops it.
  stage.answer(feedback?.address)
  player.feedbackOnly = wasPaused && feedback?.address !== undefined
  if (wasPaused && !player.feedbackOnly) rest(player)
  else if (!shown.state().playing) go(player)
  report(player)
}

/** Returns the event for which the quiz of the shown slide waits. */
export function quizWaits(player: RunningPlayer): 'for an answer' | 'for reading' | false {
  if (!shownScene(player).asks) return false
  if (!player.answer) return 'for an answer'
  return player.instruments.backdrop.time() < player.answer.readAt && 'for reading'
}
