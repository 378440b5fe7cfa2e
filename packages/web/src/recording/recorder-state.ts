import { createStore, type StoreApi } from 'zustand/vanilla'
import { sessionUser } from '../api/session.ts'
import type { Capture } from './capture/capture.ts'
import type { Microphone, MicrophoneTrouble } from './capture/microphone.ts'
import { createLevelFollower, silence, type SoundLevel } from './capture/sound-level.ts'
import type { LocalTake } from './outbox/stored-takes.ts'
import type { RecordedPart } from './recorded-part.ts'

/** The state of the recorder. */
export type RecorderStage =
  | { readonly name: 'before asking' }
  | { readonly name: 'opening' }
  | { readonly name: 'trouble'; readonly trouble: MicrophoneTrouble }
  | { readonly name: 'ready' }
  | { readonly name: 'counting'; readonly left: number }
  | { readonly name: 'recording' }
  /** `take` is the id of the recorded take in the outbox. */
  | { readonly name: 'recorded'; readonly take: string }

export interface RecorderState {
  readonly stage: RecorderStage
  readonly level: SoundLevel
  /** Length of the recording so far, in milliseconds. */
  readonly elapsed: number
  readonly microphones: readonly Microphone[]
  /** Id of the microphone in use. */
  readonly microphone: string | undefined
  /** Why the last recording or upload ended early or failed, as a sentence. */
  readonly message: string | undefined
}

/** The part to record, the receiver of its takes, and the settings. */
export interface RecorderOptions {
  readonly part: () => RecordedPart
  readonly onTake: (take: LocalTake) => Promise<void>
  readonly settings: () => { readonly trim: boolean; readonly countIn: boolean }
}

/** State shared by the functions of a recorder. */
export interface RecorderSession extends RecorderOptions {
  readonly state: StoreApi<RecorderState>
  /** The session of the user may end while the user records. The take still belongs to this user. */
  readonly user: string
  readonly follower: ReturnType<typeof createLevelFollower>
  /** Undefined if no microphone is open. */
  capture: Capture | undefined
  /** The samples of the recording in progress. */
  chunks: Int16Array<ArrayBuffer>[]
  /** The timer of the count-in. */
  counting: ReturnType<typeof setTimeout> | undefined
  closed: boolean
  /** Aborted when the microphone that is open or opening is no longer needed. */
  opening: AbortController
}

export function createRecorderSession(options: RecorderOptions): RecorderSession {
  return {
    ...options,
    state: createStore<RecorderState>(() => ({
      stage: { name: 'before asking' },
      level: silence,
      elapsed: 0,
      microphones: [],
      microphone: undefined,
      message: undefined,
    })),
    user: sessionUser().id,
    follower: createLevelFollower(),
    capture: undefined,
    chunks: [],
    counting: undefined,
    closed: false,
    opening: new AbortController(),
  }
}

export function isIn({ state }: RecorderSession, name: RecorderStage['name']): boolean {
  return state.getState().stage.name === name
}
