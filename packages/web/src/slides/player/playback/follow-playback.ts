import { quizWait } from './answer-quiz.ts'
import { enterSlide } from './change-slide.ts'
import { nextStep } from './player-state.ts'
import {
  startPlaying,
  lastIndex,
  updateShownState,
  stopPlaying,
  type RunningPlayer,
} from './running-player.ts'

/** How often the elapsed time is reported, in milliseconds: enough for captions, without a render for each frame. */
const reportIntervalMs = 100

/** Follows the clock of the player. */
export function followTime(player: RunningPlayer): void {
  if (isReportDue(player)) updateShownState(player)
  applyNextStep(player)
}

/** Follows the audio, which the browser may stop and start by itself. */
export function followAudio(player: RunningPlayer): void {
  const { shown, stage } = player
  updateShownState(player)
  if (shown.state().playing && stage.silenced()) stopPlaying(player)
  // The browser resumes audio that it paused for a call.
  else if (!shown.state().playing && stage.sound().status === 'playing') startPlaying(player)
  applyNextStep(player)
}

function isReportDue({ shown, stage }: RunningPlayer): boolean {
  const reported = shown.state().feedback?.elapsed ?? shown.state().elapsed
  return Math.abs((stage.feedbackElapsed() ?? stage.elapsed()) - reported) >= reportIntervalMs
}

/** Shows the next slide, waits or stops when the shown slide is over. */
function applyNextStep(player: RunningPlayer): void {
  const { shown, stage, feedbackOnly } = player
  const { playing, index, auto } = shown.state()
  const next = nextStep({
    state: { playing, index, auto: auto && !feedbackOnly },
    lastIndex: lastIndex(player),
    over: stage.over(),
    waits: quizWait(player),
  })
  if ((next === 'wait') !== shown.state().waiting) shown.set({ waiting: next === 'wait' })
  if (next === 'next slide') enterSlide(player, shown.state().index + 1)
  else if (next === 'stop') stopPlaying(player)
}
