import { placeAt, timeline } from '@lectern/domain/slideshow/timeline.ts'
import type { Slideshow } from '@lectern/domain/slideshow/slideshow.ts'
import {
  startPlaying,
  clampIndex,
  isSlideshowPlaying,
  lastIndex,
  updateShownState,
  stopPlaying,
  type RunningPlayer,
  shownScene,
} from './running-player.ts'
import { scenesOf } from './scene.ts'

interface EnterOptions {
  /** With its transition first. */
  readonly withTransition?: boolean
  /** The time in the slide, in milliseconds. */
  readonly at?: number
  /** Plays it. */
  readonly play?: boolean
}

/** Shows a slide. A player that plays continues there. */
export function enterSlide(player: RunningPlayer, to: number, entering: EnterOptions = {}): void {
  const { withTransition = true, at = 0, play = isSlideshowPlaying(player) || player.autoplay } = entering
  const { stage, shown } = player
  stopPlaying(player)
  const index = clampIndex(player, to)
  player.answer = undefined
  player.feedbackOnly = false
  shown.set({ index, waiting: false })
  stage.enter(shownScene(player), withTransition)
  if (at > 0) stage.moveTo(at)
  if (play) startPlaying(player)
  updateShownState(player)
}

/** Shows another slide. The shown slide does not start again. */
export function goToSlide(player: RunningPlayer, wanted: number): void {
  const index = clampIndex(player, wanted)
  if (index !== player.shown.state().index) enterSlide(player, index)
}

/** Moves to a time of the same slide. If its quiz has an answer, the time to read the feedback is over. */
export function moveInSlide(player: RunningPlayer, time: number): void {
  if (player.answer) player.answer = { ...player.answer, readAt: 0 }
  if (player.feedbackOnly) stopPlaying(player)
  player.feedbackOnly = false
  player.stage.moveTo(time)
}

/** Goes to a time of the whole slideshow. */
export function seekInSlideshow(player: RunningPlayer, time: number): void {
  const { line, shown } = player
  const { index, offset } = placeAt(line, Math.max(0, Math.min(time, line.end)))
  const goOn = isSlideshowPlaying(player)
  if (index !== shown.state().index) enterSlide(player, index, { at: offset })
  else moveInSlide(player, offset)
  if (goOn) startPlaying(player)
  updateShownState(player)
}

/** Replaces the slideshow after a change. The shown slide stays, also if it was moved. */
export function replaceSlideshow(player: RunningPlayer, changed: Slideshow): void {
  const { shown, stage } = player
  const { address: before, key } = shownScene(player)
  player.scenes = scenesOf(changed)
  player.line = timeline(changed.slides)
  const moved = key === '' ? -1 : player.scenes.findIndex((one) => one.key === key)
  if (moved >= 0 && moved !== shown.state().index) shown.set({ index: moved })
  const { index } = shown.state()
  const now = shownScene(player)
  if (index > lastIndex(player) || now.key !== key || now.address !== before)
    return enterSlide(player, index, { withTransition: false, play: isSlideshowPlaying(player) })
  stage.replace(now)
  updateShownState(player)
}
