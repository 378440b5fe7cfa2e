import { type Dispatch, type SetStateAction, useMemo } from 'react'
import type { Timeline } from '@lectern/domain/slideshow/timeline.ts'
import type { readPlayerChoices } from '../../../audio/player-choices.ts'
import type { Player } from '../playback/player-interface.ts'
import type { PlayerCommands } from './player-actions.ts'

interface CommandTargets {
  readonly setChoices: Dispatch<SetStateAction<ReturnType<typeof readPlayerChoices>>>
  readonly setKeysShown: (shown: boolean) => void
  readonly onFullscreen: (() => void) | undefined
}

/**
 * Returns the commands for keys and buttons of a player. The object is stable, so that controls do not render with each
 * change of the time.
 */
export function usePlayerCommands(
  player: Player,
  line: Timeline,
  { setChoices, setKeysShown, onFullscreen }: CommandTargets,
): PlayerCommands {
  const { starts, end } = line
  return useMemo(
    () => ({
      player,
      count: starts.length,
      end,
      toggleCaptions: () => setChoices((chosen) => ({ ...chosen, captions: !chosen.captions })),
      toggleTranscript: () => setChoices((chosen) => ({ ...chosen, transcript: !chosen.transcript })),
      showKeys: () => setKeysShown(true),
      toggleFullscreen: onFullscreen,
    }),
    [player, starts.length, end, setChoices, setKeysShown, onFullscreen],
  )
}
