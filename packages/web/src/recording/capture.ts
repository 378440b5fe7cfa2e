import captureWorklet from './capture-worklet.ts?worker&url'

/** An open microphone whose sound comes in chunks of samples. */
export interface Capture {
  readonly sampleRate: number
  /** Called when the microphone is gone: unplugged, or taken back by the browser. */
  onEnd(listener: () => void): void
  close(): void
}

/** Listens to a microphone. It owns the stream from then on. */
export async function startCapture(
  stream: MediaStream,
  onSamples: (samples: Float32Array) => void,
): Promise<Capture> {
  const context = new AudioContext()
  const close = () => {
    for (const track of stream.getTracks()) track.stop()
    context.close().catch(() => undefined)
  }
  try {
    await context.audioWorklet.addModule(captureWorklet)
    await context.resume()
  } catch (failure) {
    close()
    throw failure
  }
  const node = new AudioWorkletNode(context, 'lectern-capture', { numberOfOutputs: 0, channelCount: 1 })
  node.port.addEventListener('message', ({ data }) => {
    if (data instanceof Float32Array) onSamples(data)
  })
  node.port.start()
  context.createMediaStreamSource(stream).connect(node)
  return {
    sampleRate: context.sampleRate,
    onEnd: (listener) => stream.getAudioTracks()[0]?.addEventListener('ended', listener),
    close,
  }
}
