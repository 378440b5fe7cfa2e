/** The part that Lectern uses of a package without types. */
declare module '@echogarden/espeak-ng-emscripten' {
  interface Espeak {
    /** 0 if the voice exists; otherwise the voice is not changed. */
    set_voice(name: string): number
    /** Words per minute, approximately. */
    set_rate(rate: number): void
    /** 100 is normal. */
    set_volume(volume: number): void
    get_samplerate(): number
    /** Passes the sound in pieces, in memory that the next piece overwrites. Return true to stop. */
    synthesize(ssml: string, take: (chunk: Int16Array | undefined) => boolean): void
  }
  export default function load(): Promise<{ eSpeakNGWorker: new () => Espeak }>
}
