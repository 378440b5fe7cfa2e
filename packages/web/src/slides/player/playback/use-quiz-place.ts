import { type RefObject, useCallback, useMemo } from 'react'
import type { QuizPlace } from '../../views/quiz-place.ts'
import type { Player } from './player-interface.ts'

interface QuizPlaceOptions {
  readonly slot: HTMLElement | null
  readonly isLast: boolean
  /** Called with the chosen options, and without options when the learner tries again. */
  readonly onAnswer: ((index: number, chosen: readonly string[]) => void) | undefined
  /** Called when the learner leaves the question of the last slide. */
  readonly onEnd: (() => void) | undefined
}

/** Where the buttons of a quiz are, and what its answers do to the player. */
export function useQuizPlace(
  player: Player,
  section: RefObject<HTMLElement | null>,
  { slot, isLast, onAnswer, onEnd }: QuizPlaceOptions,
): QuizPlace {
  const goOn = useCallback(() => {
    if (isLast) return onEnd?.()
    player.goTo(player.state().index + 1)
    // The button that was pressed is removed, and the keyboard would stop working.
    section.current?.focus({ preventScroll: true })
  }, [player, section, isLast, onEnd])
  return useMemo(
    () => ({
      slot,
      onAnswered(field: string | undefined, chosen: readonly string[]) {
        player.setAnswered(field)
        onAnswer?.(player.state().index, chosen)
      },
      onGoOn: isLast && !onEnd ? undefined : goOn,
    }),
    [slot, player, isLast, goOn, onAnswer, onEnd],
  )
}
