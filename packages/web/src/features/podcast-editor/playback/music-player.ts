import type { EpisodeMusic } from '@lectern/domain/podcast/episode-plan.ts'
import { type BedPart, bedParts, bedTimes } from '@lectern/domain/podcast/music/music-bed.ts'
import { type AudioElement, setSpeedOf } from '../../../audio/audio-controller.ts'
import type { Sound } from '../../../audio/sound.ts'
import { inBackground } from '../../../ui/in-background.ts'
import { addressOfMusic } from './address-of-music.ts'

/** Where a preview is. Times in milliseconds of the episode. */
export interface PreviewMoment {
  /** The bed's id; undefined for no music. */
  readonly bed: string | undefined
  /** Where its parts are. */
  readonly stretches: EpisodeMusic | undefined
  readonly time: number
  readonly movement: 'going' | 'loading' | 'held'
  readonly speed: number
}

/** Music that has been playing may be so far from the lines; between two lines the time of a preview stands still. */
const toleranceMs = 1500
/** Music goes on for so long while a line loads, since most lines are there at once. */
const patienceMs = 400

/** Plays the music of a preview beside its lines. Music that cannot be loaded is left out: the lines go on. */
export function createMusicPlayer(
  elements: Readonly<Record<BedPart, AudioElement>> = { opening: new Audio(), closing: new Audio() },
) {
  /** The last attempt to play each part that plays. */
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
      // Safari lets an element play later without a click that loads during a click, as both do here.
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
    // A closing that is cut off at its beginning ends with the episode all the same.
    const at = part === 'opening' ? time - startMs : bedTimes.closingMs - (endMs - time)
    if (playing.has(part) && Math.abs(element.currentTime * 1000 - at) < toleranceMs) return
    element.currentTime = at / 1000
    if (playing.has(part)) return
    const attempt = element.play()
    playing.set(part, attempt)
    // An attempt that a pause has cut short fails late, when the part may be playing again.
    const forget = () => playing.get(part) === attempt && playing.delete(part)
    inBackground(attempt.catch(forget))
  }

  return {
    /** Plays, moves or stops the music so that it fits the preview. */
    follow(moment: PreviewMoment): void {
      load(moment.bed)
      clearTimers()
      const { stretches, movement } = moment
      if (movement === 'loading') timers.push(setTimeout(hold, patienceMs))
      else if (movement === 'held' || !stretches || moment.bed === undefined) hold()
      else for (const part of bedParts) followPart(part, stretches, moment)
    },
    /** Pauses it now. The next moment that is followed moves it to its place. */
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
