export type AudioStatus = 'idle' | 'loading' | 'playing' | 'paused' | 'ended'

/** The state that a player shows. `duration` is in milliseconds. After an error the status is `idle`. */
export interface AudioState {
  readonly status: AudioStatus
  readonly error?: string | undefined
  readonly duration?: number | undefined
}

export type AudioEvent =
  | { readonly type: 'loaded' | 'requested' | 'waiting' | 'playing' | 'paused' | 'ended' | 'sought' }
  | { readonly type: 'measured'; readonly duration: number }
  | { readonly type: 'failed'; readonly error: string }

/** The state after an event. An event that does not fit the state, such as a late event of the element, changes nothing. */
export function nextAudioState(state: AudioState, event: AudioEvent): AudioState {
  const { status, duration } = state
  const wanted = status === 'loading' || status === 'playing'
  switch (event.type) {
    case 'loaded':
      return { status: 'idle' }
    case 'requested':
      return { status: 'loading', duration }
    case 'waiting':
      return wanted ? { ...state, status: 'loading' } : state
    case 'playing':
      return wanted ? { ...state, status: 'playing' } : state
    case 'paused':
      return wanted ? { ...state, status: 'paused' } : state
    case 'ended':
      return wanted ? { ...state, status: 'ended' } : state
    case 'sought':
      return status === 'ended' ? { ...state, status: 'paused' } : state
    case 'measured':
      return { ...state, duration: event.duration }
    case 'failed':
      return { status: 'idle', duration, error: event.error }
  }
}
