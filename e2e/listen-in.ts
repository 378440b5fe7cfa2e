import type { Page } from '@playwright/test'

/** When something began or stopped to sound, in milliseconds of the clock of the sound itself. */
export interface Edge {
  readonly sounds: boolean
  readonly at: number
}

/** Runs where sound is made, and sees every sample of it. */
const listener = `
registerProcessor('listener', class extends AudioWorkletProcessor {
  sounds = false
  process([input]) {
    const samples = input[0] ?? []
    const sounds = samples.some((sample) => Math.abs(sample) > 0.01)
    if (sounds !== this.sounds) this.port.postMessage({ sounds, at: (currentFrame * 1000) / sampleRate })
    this.sounds = sounds
    return true
  }
})`

/**
 * From the next address on, writes down when what is played begins and stops to sound. Answers how to read it. Needs a
 * page whose content policy is not kept.
 */
export async function listenIn(page: Page): Promise<() => Promise<Edge[]>> {
  await page.addInitScript((code) => {
    const edges: unknown[] = []
    Object.assign(window, { edges })
    let room: Promise<AudioNode> | undefined

    async function furnish(): Promise<AudioNode> {
      const context = new AudioContext()
      // Without a click it stays silent, as what is played does.
      addEventListener('pointerup', () => void context.resume())
      await context.audioWorklet.addModule(URL.createObjectURL(new Blob([code], { type: 'text/javascript' })))
      const ear = new AudioWorkletNode(context, 'listener')
      ear.port.addEventListener('message', ({ data }) => edges.push(data))
      ear.port.start()
      ear.connect(context.destination)
      return ear
    }

    window.Audio = class HeardAudio extends Audio {
      constructor(address?: string) {
        super(address)
        void this.beHeard()
      }
      private async beHeard(): Promise<void> {
        room ??= furnish()
        const ear = await room
        new MediaElementAudioSourceNode(ear.context as AudioContext, { mediaElement: this }).connect(ear)
      }
    }
  }, listener)
  return () => page.evaluate(() => (window as unknown as { edges: Edge[] }).edges)
}
