import { afterEach, expect, test, vi } from 'vitest'
import { readSoundFile, statedDurationMs } from './read-sound-file.ts'

afterEach(() => vi.unstubAllGlobals())

test('reads a file as mono sound at 48 kHz, independent of the rate of the device', async () => {
  class Decoder {
    readonly sampleRate: number
    constructor({ sampleRate }: { sampleRate: number }) {
      this.sampleRate = sampleRate
    }
    async decodeAudioData() {
      const channels = [Float32Array.from([1, 0]), Float32Array.from([0, 0])]
      return {
        sampleRate: this.sampleRate,
        duration: 2,
        length: 2,
        numberOfChannels: 2,
        getChannelData: (at: number) => channels[at],
      }
    }
  }
  vi.stubGlobal('OfflineAudioContext', Decoder)
  const { sampleRate, durationMs, chunks } = await readSoundFile(new Blob(['sound']))
  expect({ sampleRate, durationMs }).toEqual({ sampleRate: 48_000, durationMs: 2000 })
  expect(chunks.map((chunk) => [...chunk])).toEqual([[0x4000, 0]])
})

test.each([
  ['loadedmetadata', 240, 240_000],
  ['loadedmetadata', Infinity, undefined],
  ['error', Number.NaN, undefined],
])('after %s a file of %d seconds lasts %d ms', async (event, duration, stated) => {
  class Player extends EventTarget {
    readonly duration = duration
    preload = ''
    set src(_: string) {
      queueMicrotask(() => this.dispatchEvent(new Event(event)))
    }
  }
  vi.stubGlobal('Audio', Player)
  const release = vi.fn<(address: string) => void>()
  vi.stubGlobal('URL', { createObjectURL: () => 'blob:voice', revokeObjectURL: release })
  expect(await statedDurationMs(new Blob(['sound']))).toBe(stated)
  expect(release).toHaveBeenCalledExactlyOnceWith('blob:voice')
})
