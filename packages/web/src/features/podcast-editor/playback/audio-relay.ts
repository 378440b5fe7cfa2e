import {
  type AdjustableAudio,
  type AudioElement,
  createAudioController,
  fileExists,
} from '../../../audio/audio-controller.ts'
import type { Sound } from '../../../audio/sound.ts'
import { messages } from './messages.ts'

const existsWithinMs = 4000

/** Two audio elements that take turns: while one plays, the other loads what comes next, so that this begins at once. */
export interface AudioRelay {
  /** Whose turn it is. */
  readonly current: () => AdjustableAudio
  /** Told of what happens to the current one. */
  readonly subscribe: (listener: () => void) => () => void
  /** Makes ready to play this address, or nothing. What played before stops. */
  readonly load: (address: string | undefined) => void
  /** Loads what is probably wanted next. */
  readonly prepare: (address: string | undefined) => void
  readonly adjust: (sound: Sound) => void
}

export function createAudioRelay(elements: readonly [AudioElement, AudioElement]): AudioRelay {
  const runners = elements.map((element) => ({
    element,
    audio: createAudioController(
      element,
      (address) => fileExists(address, existsWithinMs),
      messages.audioErrors,
    ),
    address: undefined as string | undefined,
  })) as [Runner, Runner]
  const listeners = new Set<() => void>()
  let [current, other] = runners
  let unlocked = false

  for (const runner of runners)
    runner.audio.subscribe(() => {
      if (runner === current) tell()
    })

  function tell(): void {
    for (const listener of listeners) listener()
  }

  function loadInto(runner: Runner, address: string | undefined): void {
    runner.address = address
    runner.audio.load(address)
  }

  return {
    current: () => current.audio,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    load(address) {
      // Safari lets an element play unasked that was told to load in answer to a click. The first load is one.
      if (!unlocked) other.element.load()
      unlocked = true
      if (address === undefined || other.address !== address) return loadInto(current, address)
      const before = current
      ;[current, other] = [other, current]
      loadInto(before, undefined)
      tell()
    },
    prepare(address) {
      if (other.address !== address) loadInto(other, address)
    },
    adjust({ muted, volume, speed }) {
      for (const { audio } of runners) {
        audio.mute(muted)
        audio.setVolume(volume)
        audio.setSpeed(speed)
      }
    },
  }
}

interface Runner {
  readonly element: AudioElement
  readonly audio: AdjustableAudio
  address: string | undefined
}
