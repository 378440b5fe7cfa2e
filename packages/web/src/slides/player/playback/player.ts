import { placeAt, timeline } from '@lectern/domain/slideshow/timeline.ts'
import { usualSound } from '../../../audio/sound.ts'
import type { Player, PlayerOptions } from './player-interface.ts'
import { whatNext, whatToPlay } from './player-state.ts'
import { readingTimeOf } from './reading-time.ts'
import { emptyScene, scenesOf } from './scene.ts'
import { browserInstruments, createScenePlayback, type Instruments } from './scene-playback.ts'
import { createShownState, soundOf } from './shown-state.ts'

/** How often the elapsed time is reported, in milliseconds: enough for captions, without a render for each frame. */
const reportEvery = 100

/** A hidden tab has no frames. This timer replaces them, in milliseconds. */
const hiddenFrameMs = 1000

/** Plays a slideshow, slide by slide. `player-state.ts` decides what comes next. This module performs it. */
export function createPlayer(
  options: PlayerOptions,
  instruments: Instruments = browserInstruments(),
): Player {
  const { audio, pace, motion, backdrop, playback } = instruments
  const stage = createScenePlayback(instruments)
  const show = createShownState(options)
  const { state, set } = show
  let scenes = scenesOf(options.slideshow)
  let line = timeline(options.slideshow.slides)
  let resumeAt = options.startTime ?? 0
  /**
   * The field of the quiz's feedback, and the time when the user has read it. This is a time of `backdrop`, because that
   * clock stops with the player and does not depend on the speed.
   */
  let answer: { readonly field: string; readonly readAt: number } | undefined
  /** True if the player was paused when the quiz was answered. Then it stops again after the feedback. */
  let feedbackOnly = false
  /** True if the slideshow plays, and not only the feedback of a paused slideshow. */
  const isGoing = () => state().playing && !feedbackOnly

  const scene = (index = state().index) => scenes[index] ?? emptyScene
  const lastIndex = () => Math.max(0, scenes.length - 1)
  const within = (index: number) => Math.max(0, Math.min(index, lastIndex()))
  const report = () => {
    const { status, error } = stage.sound()
    const elapsed = stage.feedbackElapsed()
    const feedback = answer && elapsed !== undefined ? { field: answer.field, elapsed } : undefined
    set({ elapsed: stage.elapsed(), loading: status === 'loading', feedback, error })
  }
  const isReportDue = () => {
    const reported = state().feedback?.elapsed ?? state().elapsed
    return Math.abs((stage.feedbackElapsed() ?? stage.elapsed()) - reported) >= reportEvery
  }
  const go = () => {
    set({ playing: true })
    stage.play()
  }
  const rest = () => {
    set({ playing: false, waiting: false })
    stage.rest()
  }
  const enter = (
    to: number,
    { comesIn = true, at = 0, goOn = isGoing() || options.autoplay === true } = {},
  ) => {
    rest()
    const index = within(to)
    answer = undefined
    feedbackOnly = false
    set({ index, waiting: false })
    stage.enter(scene(index), comesIn)
    if (at > 0) stage.moveTo(at)
    if (goOn) go()
    report()
  }
  const waits = () => {
    if (!scene().asks) return false
    if (!answer) return 'for an answer'
    return backdrop.time() < answer.readAt && 'for reading'
  }
  const followUp = () => {
    const { playing, index, auto } = state()
    const next = whatNext({
      state: { playing, index, auto: auto && !feedbackOnly },
      lastIndex: lastIndex(),
      over: stage.over(),
      waits: waits(),
    })
    if ((next === 'wait') !== state().waiting) set({ waiting: next === 'wait' })
    if (next === 'next slide') enter(state().index + 1)
    else if (next === 'stop') rest()
  }
  /** Moves to a time of the same slide. If its quiz has an answer, the time to read the feedback is over. */
  const moveTo = (time: number) => {
    if (answer) answer = { ...answer, readAt: 0 }
    if (feedbackOnly) rest()
    feedbackOnly = false
    stage.moveTo(time)
  }
  const replay = () => {
    moveTo(0)
    go()
  }
  const seek = (time: number) => {
    const { index, offset } = placeAt(line, Math.max(0, Math.min(time, line.end)))
    const goOn = isGoing()
    if (index !== state().index) enter(index, { at: offset })
    else moveTo(offset)
    if (goOn) go()
    report()
  }
  const follow = () => {
    if (isReportDue()) report()
    followUp()
  }

  playback.subscribe(follow)
  audio.subscribe(() => {
    report()
    if (state().playing && stage.silenced()) rest()
    // The browser resumes audio that it paused for a call.
    else if (!state().playing && stage.sound().status === 'playing') go()
    followUp()
  })

  return {
    ...soundOf(instruments, show),
    motion,
    backdrop,
    state,
    subscribe: show.subscribe,
    start() {
      const { muted, volume, speed } = state()
      audio.mute(muted)
      audio.setVolume(volume)
      // The usual speed is not set, so that another speed of the audio stays.
      if (speed !== usualSound.speed) audio.setSpeed(speed)
      pace.setSpeed(speed)
      enter(state().index, { comesIn: false, at: resumeAt })
      const timer = setInterval(follow, hiddenFrameMs)
      return () => {
        clearInterval(timer)
        resumeAt = stage.elapsed()
        rest()
        stage.leave()
      }
    },
    play() {
      // The feedback is over: the slide continues where the feedback interrupted it.
      if (stage.spoken()) stage.answer(undefined)
      const moment = { spoken: stage.spoken(), answered: answer !== undefined }
      const wanted = whatToPlay(state(), lastIndex(), moment)
      if (wanted === 'all again') enter(0)
      else if (wanted === 'slide again') moveTo(0)
      feedbackOnly = false
      go()
    },
    pause() {
      rest()
      stage.freeze()
    },
    goTo(wanted) {
      const index = within(wanted)
      if (index !== state().index) enter(index)
    },
    replay,
    seek,
    skip: (by) => seek((line.starts[state().index] ?? 0) + stage.elapsed() + by),
    setAuto: (auto) => set({ auto }),
    setAnswered(field) {
      const feedback = field === undefined ? undefined : scene().feedback.get(field)
      const wasPaused = !isGoing()
      answer = field === undefined ? undefined : { field, readAt: backdrop.time() + readingTimeOf(feedback) }
      // If the audio changes, this stops it.
      stage.answer(feedback?.address)
      feedbackOnly = wasPaused && feedback?.address !== undefined
      if (wasPaused && !feedbackOnly) rest()
      else if (!state().playing) go()
      report()
    },
    update(changed) {
      const { address: before, key } = scene()
      scenes = scenesOf(changed)
      line = timeline(changed.slides)
      const moved = key === '' ? -1 : scenes.findIndex((one) => one.key === key)
      if (moved >= 0 && moved !== state().index) set({ index: moved })
      if (state().index > lastIndex() || scene().key !== key || scene().address !== before)
        enter(state().index, { comesIn: false, goOn: isGoing() })
      else {
        stage.replace(scene())
        report()
      }
    },
  }
}
