import type { Sound } from '../../../audio/sound.ts'

export interface PlayerState {
  /** Key of the line that is loaded. */
  readonly line: string | undefined
  readonly phase: 'idle' | 'loading' | 'playing' | 'paused' | 'error'
  /** Whether the next line follows when this one ends. */
  readonly previewing: boolean
  /** Why the player failed. */
  readonly message: string | undefined
  readonly sound: Sound
}

/** Nothing is loaded. */
export const silence = { line: undefined, phase: 'idle', previewing: false, message: undefined } as const
