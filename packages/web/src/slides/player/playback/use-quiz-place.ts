import { type RefObject, useCallback, useMemo } from 'react'
import type { Player } from './player-interface.ts'

/** Where the buttons of a quiz are, and what its answers do to the player. */
export function useQuizPlace(
  player: Player,
  section: RefObject<HTMLElement | null>,
  { slot, isLast }: { readonly slot: HTMLElement | null; readonly isLast: boolean },
) {
  const goOn = useCallback(() => {
    player.goTo(player.state().index + 1)
    // The button that was pressed is removed, and the keyboard would stop working.
    section.current?.focus({ preventScroll: true })
  }, [player, section])
  return useMemo(
    () => ({ slot, onAnswered: player.setAnswered, onGoOn: isLast ? undefined : goOn }),
    [slot, player, isLast, goOn],
  )
}
