import type { EpisodeMusic } from '@lectern/domain/podcast/episode/episode-plan.ts'
import { type BedPart, bedParts, bedTimes } from '@lectern/domain/podcast/music/music-bed.ts'
import type { AudioElement } from '../../../audio/audio-element.ts'
import { setSpeedOf } from '../../../audio/audio-controller.ts'
import type { Sound } from '../../../audio/sound.ts'
import { inBackground } from '../../../ui/in-background.ts'
import { addressOfMusic } from './address-of-music.ts'

/** The position of a preview. Times are milliseconds of the episode. */
export interface PreviewMoment {
  /** Id of the bed. Undefined for no music. */
  readonly bed: string | undefined
  /** The times of its parts. */
  readonly stretches: EpisodeMusic | undefined
  readonly time: number
  readonly movement: 'going' | 'loading' | 'held'
  readonly speed: number
}

/** The largest difference between music and lines that is not corrected. A preview's time stops between two lines. */
const toleranceMs = 1500
/** Music continues for this time while a line loads, because most lines load faster. */
const loadingGraceMs = 400

/** Plays the music of a preview. If the music cannot be loaded, the lines continue without it. */
export function createMusicPlayer(
  elements: Readonly<Record<BedPart, AudioElement>> = { opening: new Audio(), closing: new Audio() },
) {
  /** The last attempt to play each playing part. */
  const playing = new Map<BedPart, Promise<void>>()
  let loaded: string | undefined
  let timers: ReturnType<typeof setTimeout>[] = []

  function clearTimers(): void {
    for (const timer of timers) clearTimeout(timer)
    timers = []
  }

  function load(bed: string | undefined): void {
    if (bed === loaded) return
    hold()
    loaded = bed
    for (const part of bedParts) {
      const element = elements[part]
      if (bed === undefined) element.removeAttribute('src')
      else element.src = addressOfMusic(bed, part)
      element.preload = 'auto'
      // Safari lets an element play without a click if it was loaded during a click, as here.
      element.load()
    }
  }

  function stopPart(part: BedPart): void {
    if (playing.delete(part)) elements[part].pause()
  }

  function hold(): void {
    clearTimers()
    for (const part of bedParts) stopPart(part)
  }

  function followPart(part: BedPart, stretches: EpisodeMusic, moment: PreviewMoment): void {
    const { startMs, endMs } = stretches[part]
    const { time, speed } = moment
    if (time < startMs) {
      const wait = (startMs - time) / speed
      timers.push(setTimeout(() => followPart(part, stretches, { ...moment, time: startMs }), wait))
    }
    if (time < startMs || time >= endMs) return stopPart(part)
    const element = elements[part]
    // A shortened closing starts later and still ends with the episode.
    const at = part === 'opening' ? time - startMs : bedTimes.closingMs - (endMs - time)
    if (playing.has(part) && Math.abs(element.currentTime * 1000 - at) < toleranceMs) return
    element.currentTime = at / 1000
    if (playing.has(part)) return
    const attempt = element.play()
    playing.set(part, attempt)
    // An attempt that a pause interrupted fails late, when the part may be playing again.
    const forget = () => playing.get(part) === attempt && playing.delete(part)
    inBackground(attempt.catch(forget))
  }

  return {
    /** Plays, moves or stops the music to match the preview. */
    follow(moment: PreviewMoment): void {
      load(moment.bed)
      clearTimers()
      const { stretches, movement } = moment
      if (movement === 'loading') timers.push(setTimeout(hold, loadingGraceMs))
      else if (movement === 'held' || !stretches || moment.bed === undefined) hold()
      else for (const part of bedParts) followPart(part, stretches, moment)
    },
    /** Pauses the music now. The next call of `follow` moves it to its position. */
    hold,
    adjust({ muted, volume, speed }: Sound): void {
      for (const part of bedParts) {
        const element = elements[part]
        element.muted = muted
        element.volume = volume
        setSpeedOf(element, speed)
      }
    },
  }
}

export type MusicPlayer = ReturnType<typeof createMusicPlayer>
