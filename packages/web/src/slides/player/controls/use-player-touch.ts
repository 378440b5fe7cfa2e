import type { Player } from '../playback/player-interface.ts'
import type { useShownControls } from './use-shown-controls.ts'
import { useTaps } from './use-taps.ts'
import { useTouch } from './use-touch.ts'

/** Handles swipes and taps on the slide. */
export function usePlayerTouch(
  player: Player,
  direction: Parameters<typeof useTouch>[0],
  controls: ReturnType<typeof useShownControls>,
) {
  const goBy = (step: 1 | -1) => player.goTo(player.state().index + step)
  const onTap = useTaps({
    shown: controls.shown,
    onShow: () => controls.wake('touch'),
    onToggle: () => (player.state().playing ? player.pause() : player.play()),
    onSkip: player.skip,
  })
  return useTouch(direction, { onNext: () => goBy(1), onPrevious: () => goBy(-1), onTap })
}
