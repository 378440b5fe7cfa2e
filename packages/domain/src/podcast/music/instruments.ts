/** A note of a score. Times are in seconds from the start of the music. */
export interface Note {
  readonly at: number
  /** How long it is held. Struck instruments decay by themselves and ignore it. */
  readonly seconds: number
  /** MIDI number: 60 is the middle C, and 12 steps are an octave. */
  readonly pitch: number
  /** Amplitude, from 0 to 1. */
  readonly level: number
}

/** Adds the samples of a note to the music. Samples after the end of the music are omitted. */
export type Instrument = (music: Float32Array, sampleRate: number, note: Note) => void

/** A sine wave within a tone. */
interface Partial {
  /** Frequency as a multiple of the tone's. */
  readonly ratio: number
  readonly level: number
  /** Seconds in which it fades to a third. */
  readonly decay: number
}

/** A string instrument, plucked near its middle with a fingertip. */
export const strings = struck(
  [1, 2, 3, 4, 5, 6].map((ratio) => ({ ratio, level: 1 / ratio ** 1.9, decay: 0.95 / ratio ** 0.8 })),
  0.004,
)

/** A celesta: struck metal over a resonator. */
export const bells = struck(
  [
    { ratio: 1, level: 1, decay: 1.1 },
    { ratio: 2, level: 0.12, decay: 0.7 },
    { ratio: 4.02, level: 0.14, decay: 0.22 },
    { ratio: 6.1, level: 0.03, decay: 0.08 },
  ],
  0.005,
)

/** An electric piano, played softly. */
export const keys = struck(
  [
    { ratio: 1, level: 1, decay: 1.5 },
    { ratio: 1.002, level: 0.45, decay: 1.5 },
    { ratio: 2, level: 0.24, decay: 0.8 },
    { ratio: 3, level: 0.09, decay: 0.45 },
    { ratio: 5, level: 0.02, decay: 0.12 },
  ],
  0.01,
)

/** A bass with a round tone. */
export const bass = struck(
  [
    { ratio: 1, level: 1, decay: 1.3 },
    { ratio: 2, level: 0.35, decay: 0.8 },
    { ratio: 3, level: 0.1, decay: 0.4 },
  ],
  0.02,
)

/** Detuning of the three voices of a held string tone, which makes it move without swelling. */
const ensemble = [
  { detune: 0.9986, share: 0.2 },
  { detune: 1, share: 0.6 },
  { detune: 1.0013, share: 0.2 },
] as const

/** Held strings. */
export const pad: Instrument = (music, sampleRate, { at, seconds, pitch, level }) => {
  const [attack, release] = [Math.min(1, seconds / 2), 1.4]
  const envelope = (time: number) => rise(time / attack) * rise((seconds + release - time) / release)
  for (const { detune, share } of ensemble)
    for (const harmonic of [1, 2, 3, 4])
      addSine(music, sampleRate, {
        at,
        seconds: seconds + release,
        frequency: frequencyOf(pitch) * detune * harmonic,
        envelope: (time) => (envelope(time) * level * share) / harmonic ** 2.1,
      })
}

function struck(partials: readonly Partial[], attack: number): Instrument {
  return (music, sampleRate, { at, pitch, level }) => {
    for (const { ratio, level: share, decay } of partials)
      addSine(music, sampleRate, {
        at,
        // The partial has faded by 80 dB by then.
        seconds: decay * 9,
        frequency: frequencyOf(pitch) * ratio,
        envelope: (time) => rise(time / attack) * Math.exp(-time / decay) * level * share,
      })
  }
}

interface Sine {
  readonly at: number
  readonly seconds: number
  readonly frequency: number
  /** Amplitude at a time, in seconds from the start. */
  readonly envelope: (time: number) => number
}

/** The envelope is computed once per this number of samples and interpolated linearly. */
const envelopeStep = 32

/** Each sample of a sine follows from the previous two, which is much faster than `Math.sin`. */
function addSine(music: Float32Array, sampleRate: number, { at, seconds, frequency, envelope }: Sine): void {
  if (frequency > sampleRate * 0.4) return
  const turn = (2 * Math.PI * frequency) / sampleRate
  const factor = 2 * Math.cos(turn)
  let [before, sine] = [Math.sin(-turn), 0]
  const first = Math.round(at * sampleRate)
  const last = Math.min(music.length, first + Math.floor(seconds * sampleRate))
  let gain = envelope(0)
  for (let start = first; start < last; start += envelopeStep) {
    const slope = (envelope((start + envelopeStep - first) / sampleRate) - gain) / envelopeStep
    const end = Math.min(last, start + envelopeStep)
    for (let sample = start; sample < end; sample++) {
      music[sample] = (music[sample] ?? 0) + sine * gain
      gain += slope
      ;[before, sine] = [sine, factor * sine - before]
    }
  }
}

/** A smooth step from 0 to 1. */
function rise(share: number): number {
  return Math.sin((Math.PI / 2) * Math.min(1, Math.max(0, share))) ** 2
}

function frequencyOf(pitch: number): number {
  return 440 * 2 ** ((pitch - 69) / 12)
}
