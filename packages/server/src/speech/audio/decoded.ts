import type { Sound } from '../speech-engine.ts'

/** Why bytes are not the sound they should be. */
export type SoundFault = 'empty' | 'not audio' | 'unsupported' | 'cut'

/** An audio file decoded to one channel, or what is wrong with it. */
export type Decoded = { readonly sound: Sound; readonly fault?: undefined } | { readonly fault: SoundFault }
