export type AudioStatus = 'idle' | 'loading' | 'playing' | 'paused' | 'ended'

/** What a player shows of its audio. `duration` in milliseconds, once known. An error leaves it idle. */
export interface AudioState {
  readonly status: AudioStatus
  readonly error?: string | undefined
  readonly duration?: number | undefined
}

export type AudioEvent =
  | { readonly type: 'loaded' | 'requested' | 'waiting' | 'playing' | 'paused' | 'ended' | 'sought' }
  | { readonly type: 'measured'; readonly duration: number }
  | { readonly type: 'failed'; readonly error: string }

/** How audio gets from one state to the next. What does not fit the state (a late event of the element) changes nothing. */
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
