import type { Page } from '@playwright/test'

/** When sound starts or stops, in milliseconds of the audio clock. */
export interface Edge {
  readonly sounds: boolean
  readonly at: number
}

/** Runs in the audio thread and reads every sample. */
const processor = `
registerProcessor('edge-recorder', class extends AudioWorkletProcessor {
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
 * From the next navigation on, records when playback becomes audible or silent. Returns a function that reads the
 * record. Requires a page without a content security policy.
 */
export async function recordSoundEdges(page: Page): Promise<() => Promise<Edge[]>> {
  await page.addInitScript((code) => {
    const edges: unknown[] = []
    Object.assign(window, { edges })
    let analyserOfPage: Promise<AudioNode> | undefined

    async function createAnalyser(): Promise<AudioNode> {
      const context = new AudioContext()
      // Like playback, recording starts only after a click.
      addEventListener('pointerup', () => {
        context.resume().catch((error: unknown) => console.error(error))
      })
      await context.audioWorklet.addModule(URL.createObjectURL(new Blob([code], { type: 'text/javascript' })))
      const analyser = new AudioWorkletNode(context, 'edge-recorder')
      analyser.port.addEventListener('message', ({ data }) => edges.push(data))
      analyser.port.start()
      analyser.connect(context.destination)
      return analyser
    }

    window.Audio = class RecordedAudio extends Audio {
      constructor(address?: string) {
        super(address)
        // A failure leaves no edges, and the test that reads them fails with this reason in the console.
        this.connectAnalyser().catch((error: unknown) => console.error(error))
      }
      private async connectAnalyser(): Promise<void> {
        analyserOfPage ??= createAnalyser()
        const analyser = await analyserOfPage
        new MediaElementAudioSourceNode(analyser.context as AudioContext, { mediaElement: this }).connect(
          analyser,
        )
      }
    }
  }, processor)
  return () => page.evaluate(() => (window as unknown as { edges: Edge[] }).edges)
}
