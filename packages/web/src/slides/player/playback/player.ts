import { defaultSound } from '../../../audio/sound.ts'
import { answerQuiz } from './answer-quiz.ts'
import { enterSlide, goToSlide, moveInSlide, replaceSlideshow, seekInSlideshow } from './change-slide.ts'
import { followAudio, followTime } from './follow-playback.ts'
import type { Player, PlayerOptions } from './player-interface.ts'
import { playEffect } from './player-state.ts'
import {
  createRunningPlayer,
  startPlaying,
  lastIndex,
  stopPlaying,
  type RunningPlayer,
} from './running-player.ts'
import { browserInstruments, type Instruments } from './scene-playback.ts'
import { soundOf } from './shown-state.ts'

/** A hidden tab has no frames. This timer replaces them, in milliseconds. */
const hiddenFrameMs = 1000

/** Plays a slideshow, slide by slide. `player-state.ts` decides what comes next. `follow-playback.ts` performs it. */
export function createPlayer(
  options: PlayerOptions,
  instruments: Instruments = browserInstruments(options.audioErrors),
): Player {
  const player = createRunningPlayer(options, instruments)
  const { stage, shown } = player
  instruments.playback.subscribe(() => followTime(player))
  instruments.audio.subscribe(() => followAudio(player))
  const seek = (time: number) => seekInSlideshow(player, time)
  return {
    ...soundOf(instruments, shown),
    motion: instruments.motion,
    backdrop: instruments.backdrop,
    state: shown.state,
    subscribe: shown.subscribe,
    start: starting(player, options.startTime ?? 0),
    play: () => play(player),
    pause() {
      stopPlaying(player)
      stage.freeze()
    },
    goTo: (index) => goToSlide(player, index),
    replay() {
      moveInSlide(player, 0)
      startPlaying(player)
    },
    seek,
    skip: (by) => seek((player.line.starts[shown.state().index] ?? 0) + stage.elapsed() + by),
    setAuto: (auto) => shown.set({ auto }),
    setAnswered: (field) => answerQuiz(player, field),
    update: (slideshow) => replaceSlideshow(player, slideshow),
  }
}

/** The function that starts the player, first at a time of its slide, and later where it was stopped. */
function starting(player: RunningPlayer, startTime: number): Player['start'] {
  const { stage, shown } = player
  const { audio, frames } = player.instruments
  let resumeAt = startTime
  return () => {
    const { muted, volume, speed, index } = shown.state()
    audio.mute(muted)
    audio.setVolume(volume)
    // The usual speed is not set, so that another speed of the audio stays.
    if (speed !== defaultSound.speed) audio.setSpeed(speed)
    frames.setSpeed(speed)
    enterSlide(player, index, { withTransition: false, at: resumeAt })
    const timer = setInterval(() => followTime(player), hiddenFrameMs)
    return () => {
      clearInterval(timer)
      resumeAt = stage.elapsed()
      stopPlaying(player)
      stage.leave()
    }
  }
}

function play(player: RunningPlayer): void {
  const { stage, shown } = player
  // The feedback is over: the slide continues where the feedback interrupted it.
  if (stage.spoken()) stage.answer(undefined)
  const moment = { spoken: stage.spoken(), answered: player.answer !== undefined }
  const wanted = playEffect(shown.state(), lastIndex(player), moment)
  if (wanted === 'all again') enterSlide(player, 0)
  else if (wanted === 'slide again') moveInSlide(player, 0)
  player.feedbackOnly = false
  startPlaying(player)
}
