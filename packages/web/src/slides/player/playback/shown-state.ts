import { defaultSound, clampVolume } from '../../../audio/sound.ts'
import type { Player, PlayerOptions } from './player-interface.ts'
import type { PlayerState } from './player-state.ts'
import type { Instruments } from './scene-playback.ts'

export type ShownState = ReturnType<typeof createShownState>

/** The state of the player and its listeners. */
export function createShownState({ start = 0, auto = false, sound = defaultSound }: PlayerOptions) {
  const listeners = new Set<() => void>()
  let state: PlayerState = {
    ...sound,
    index: start,
    playing: false,
    auto,
    elapsed: 0,
    loading: false,
    waiting: false,
    feedback: undefined,
    error: undefined,
  }
  return {
    state: () => state,
    set: (change: Partial<PlayerState>) => {
      state = { ...state, ...change }
      for (const listener of listeners) listener()
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** The functions for volume and speed. */
export function soundOf(
  { audio, frames }: Instruments,
  { state, set }: ShownState,
): Pick<Player, 'setMuted' | 'setVolume' | 'setSpeed'> {
  const setMuted = (muted: boolean) => {
    audio.mute(muted)
    set({ muted })
  }
  return {
    setMuted,
    setVolume(wanted) {
      const volume = clampVolume(wanted)
      audio.setVolume(volume)
      set({ volume })
      if (state().muted && volume > 0) setMuted(false)
    },
    setSpeed(speed) {
      audio.setSpeed(speed)
      frames.setSpeed(speed)
      set({ speed })
    },
  }
}
