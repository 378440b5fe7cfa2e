/** The part that we use of a package without types of its own. */
declare module '@echogarden/espeak-ng-emscripten' {
  interface Espeak {
    /** 0 when there is such a voice; otherwise the voice stays as it was. */
    set_voice(name: string): number
    /** Words a minute, roughly. */
    set_rate(rate: number): void
    /** 100 is normal. */
    set_volume(volume: number): void
    get_samplerate(): number
    /** Hands over the sound piece by piece, in memory that the next piece overwrites; answering true stops it. */
    synthesize(ssml: string, take: (piece: Int16Array | undefined) => boolean): void
  }
  export default function load(): Promise<{ eSpeakNGWorker: new () => Espeak }>
}
