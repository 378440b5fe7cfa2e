import { quizWaits } from './answer-quiz.ts'
import { enterSlide } from './change-slide.ts'
import { whatNext } from './player-state.ts'
import { go, lastIndex, report, rest, type RunningPlayer } from './running-player.ts'

/** How often the elapsed time is reported, in milliseconds: enough for captions, without a render for each frame. */
const reportEvery = 100

/** Follows the clock of the player. */
export function followTime(player: RunningPlayer): void {
  if (isReportDue(player)) report(player)
  followUp(player)
}

/** Follows the audio, which the browser may stop and start by itself. */
export function followAudio(player: RunningPlayer): void {
  const { shown, stage } = player
  report(player)
  if (shown.state().playing && stage.silenced()) rest(player)
  // The browser resumes audio that it paused for a call.
  else if (!shown.state().playing && stage.sound().status === 'playing') go(player)
  followUp(player)
}

function isReportDue({ shown, stage }: RunningPlayer): boolean {
  const reported = shown.state().feedback?.elapsed ?? shown.state().elapsed
  return Math.abs((stage.feedbackElapsed() ?? stage.elapsed()) - reported) >= reportEvery
}

/** Shows the next slide, waits or stops when the shown slide is over. */
function followUp(player: RunningPlayer): void {
  const { shown, stage, feedbackOnly } = player
  const { playing, index, auto } = shown.state()
  const next = whatNext({
    state: { playing, index, auto: auto && !feedbackOnly },
    lastIndex: lastIndex(player),
    over: stage.over(),
    waits: quizWaits(player),
  })
  if ((next === 'wait') !== shown.state().waiting) shown.set({ waiting: next === 'wait' })
  if (next === 'next slide') enterSlide(player, shown.state().index + 1)
  else if (next === 'stop') rest(player)
}
