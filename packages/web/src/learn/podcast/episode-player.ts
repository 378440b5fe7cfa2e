import type { AudioElement } from '../../audio/audio-element.ts'
import { createAudioController, fileExists } from '../../audio/audio-controller.ts'
import type { AudioStatus } from '../../audio/audio-state.ts'
import { saveSound, readPlayerChoices } from '../../audio/player-choices.ts'
import { type Sound, clampVolume } from '../../audio/sound.ts'
import { learnerAudioErrors } from '../learner-audio-errors.ts'
import { chapterAt, type Episode } from './read-episode.ts'

/** How far the buttons move the playback, in milliseconds. */
export const skips = { back: 15_000, forward: 30_000 } as const

/** Pressing 'previous chapter' within this time goes to the chapter before, later to the start of the chapter. */
const startOfChapter = 3000

export interface EpisodeState extends Sound {
  readonly status: AudioStatus
  readonly error: string | undefined
  /** In milliseconds. */
  readonly time: number
  readonly chapter: number
}

/** Plays an episode as one file. */
export interface EpisodePlayer {
  readonly state: () => EpisodeState
  readonly subscribe: (listener: () => void) => () => void
  readonly play: () => void
  readonly pause: () => void
  readonly toggle: () => void
  readonly seek: (time: number) => void
  /** Moves by this many milliseconds, backwards if negative. */
  readonly skip: (by: number) => void
  readonly previousChapter: () => void
  readonly nextChapter: () => void
  readonly setSound: (sound: Partial<Sound>) => void
}

export const isGoing = ({ status }: Pick<EpisodeState, 'status'>): boolean =>
  status === 'playing' || status === 'loading'

interface EpisodePlayerOptions {
  readonly element: AudioElement
  readonly episode: Episode
  /** Address of the MP3. */
  readonly source: string
  /** In milliseconds. */
  readonly start?: number
}

/**
 * A player over one audio element. The browser loads nothing before `play`, and then asks for the parts that it needs.
 * Loading may take as long as it needs: learners listen on the way, where the network comes and goes.
 */
export function createEpisodePlayer({
  element,
  episode,
  source,
  start = 0,
}: EpisodePlayerOptions): EpisodePlayer {
  const { duration, chapters } = episode
  const audio = createAudioController(element, fileExists, learnerAudioErrors, { preload: 'none' })
  const listeners = new Set<() => void>()
  const { muted, volume, speed } = readPlayerChoices()
  let sound: Sound = { muted, volume, speed }
  let state: EpisodeState

  const read = (): EpisodeState => {
    const { status, error } = audio.state()
    const time = Math.min(duration, audio.time())
    return { ...sound, status, error, time, chapter: chapterAt(chapters, time) }
  }
  const update = () => {
    state = read()
    for (const listener of listeners) listener()
  }
  const applySound = () => {
    audio.mute(sound.muted)
    audio.setVolume(sound.volume)
    audio.setSpeed(sound.speed)
  }
  const seek = (time: number) => audio.seek(Math.max(0, Math.min(duration, time)))
  const chapterStart = (at: number) => chapters[at]?.start ?? 0

  audio.load(source)
  applySound()
  if (start > 0) audio.seek(start)
  state = read()
  audio.subscribe(update)
  element.addEventListener('timeupdate', update)

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    play: audio.play,
    pause: audio.pause,
    toggle: () => (isGoing(state) ? audio.pause() : audio.play()),
    seek,
    skip: (by) => seek(audio.time() + by),
    previousChapter() {
      const { chapter, time } = read()
      seek(chapterStart(time - chapterStart(chapter) > startOfChapter ? chapter : chapter - 1))
    },
    nextChapter() {
      const next = chapters[read().chapter + 1]
      if (next) seek(next.start)
    },
    setSound(changed) {
      sound = { ...sound, ...changed, volume: clampVolume(changed.volume ?? sound.volume) }
      applySound()
      saveSound(sound)
      update()
    },
  }
}
