import captureWorklet from './capture-worklet.ts?worker&url'
import { createRateLowerer } from './lower-rate.ts'

/** An open microphone that delivers its sound in chunks of samples. */
export interface Capture {
  readonly sampleRate: number
  /** Calls `listener` when the microphone is unplugged or the browser withdraws the permission. */
  onEnd(listener: () => void): void
}

/**
 * Listens to a microphone. It owns the stream, and stops it if the signal is aborted or the browser cannot process its
 * sound.
 */
export async function startCapture(
  stream: MediaStream,
  onSamples: (samples: Float32Array) => void,
  signal: AbortSignal,
): Promise<Capture> {
  let context: AudioContext | undefined
  const close = () => {
    for (const track of stream.getTracks()) track.stop()
    if (context && context.state !== 'closed') context.close().catch(() => undefined)
  }
  signal.addEventListener('abort', close)
  try {
    signal.throwIfAborted()
    context = new AudioContext()
    await context.audioWorklet.addModule(captureWorklet)
    await context.resume()
    signal.throwIfAborted()
    return listen(context, stream, onSamples)
  } catch (failure) {
    close()
    throw failure
  }
}

function listen(
  context: AudioContext,
  stream: MediaStream,
  onSamples: (samples: Float32Array) => void,
): Capture {
  // The context keeps its own rate: Firefox refuses a microphone with a rate that differs from the context's.
  const lowerer = createRateLowerer(context.sampleRate)
  const node = new AudioWorkletNode(context, 'lectern-capture', { numberOfOutputs: 0, channelCount: 1 })
  node.port.addEventListener('message', ({ data }) => {
    if (data instanceof Float32Array) onSamples(lowerer.lower(data))
  })
  node.port.start()
  context.createMediaStreamSource(stream).connect(node)
  return {
    sampleRate: lowerer.sampleRate,
    onEnd: (listener) => stream.getAudioTracks()[0]?.addEventListener('ended', listener),
  }
}
