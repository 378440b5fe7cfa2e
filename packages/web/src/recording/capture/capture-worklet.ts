/** The global scope of an audio worklet, which the DOM types do not contain. */
declare class AudioWorkletProcessor {
  readonly port: MessagePort
}
declare function registerProcessor(name: string, processor: typeof AudioWorkletProcessor): void

/** Samples per message to the page: about 40 ms. */
const chunkLength = 2048

/** Sends the sound of the microphone to the page in chunks. */
class CaptureProcessor extends AudioWorkletProcessor {
  private chunk = new Float32Array(chunkLength)
  private filled = 0

  process([input]: readonly (readonly Float32Array[])[]): boolean {
    for (const sample of input?.[0] ?? []) {
      this.chunk[this.filled] = sample
      this.filled += 1
      if (this.filled < chunkLength) continue
      this.port.postMessage(this.chunk, [this.chunk.buffer])
      this.chunk = new Float32Array(chunkLength)
      this.filled = 0
    }
    return true
  }
}

registerProcessor('lectern-capture', CaptureProcessor)
