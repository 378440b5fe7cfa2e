import type { AudioElement } from '../../../audio/audio-element.ts'
import { type AdjustableAudio, createAudioController, fileExists } from '../../../audio/audio-controller.ts'
import type { Sound } from '../../../audio/sound.ts'
import { messages } from './messages.ts'

const existenceTimeoutMs = 4000

/** Two audio elements that alternate. While one plays, the other loads the next audio, so that it starts without delay. */
export interface AudioPair {
  /** The element that plays. */
  readonly current: () => AdjustableAudio
  /** Calls the listener when the state of the current element changes. */
  readonly subscribe: (listener: () => void) => () => void
  /** Loads this address, or nothing. Stops the previous audio. */
  readonly load: (address: string | undefined) => void
  /** Loads the audio that probably plays next. */
  readonly prepare: (address: string | undefined) => void
  readonly adjust: (sound: Sound) => void
}

export function createAudioPair(elements: readonly [AudioElement, AudioElement]): AudioPair {
  const runners = elements.map((element) => ({
    element,
    audio: createAudioController(
      element,
      (address) => fileExists(address, existenceTimeoutMs),
      messages.audioErrors,
    ),
    address: undefined as string | undefined,
  })) as [PairedAudio, PairedAudio]
  const listeners = new Set<() => void>()
  let [current, other] = runners
  let unlocked = false

  for (const runner of runners)
    runner.audio.subscribe(() => {
      if (runner === current) notify()
    })

  function notify(): void {
    for (const listener of listeners) listener()
  }

  function loadInto(runner: PairedAudio, address: string | undefined): void {
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
      // Safari lets an element play without a click if it was loaded during a click. The first load is during a click.
      if (!unlocked) other.element.load()
      unlocked = true
      if (address === undefined || other.address !== address) return loadInto(current, address)
      const before = current
      ;[current, other] = [other, current]
      loadInto(before, undefined)
      notify()
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

interface PairedAudio {
  readonly element: AudioElement
  readonly audio: AdjustableAudio
  address: string | undefined
}
