import { type RefObject, useLayoutEffect, useState } from 'react'
import { hasTextAtFoot } from './text-at-foot.ts'

/**
 * True if the slide in a player has text where captions would be. Captions are above the controls while these are shown.
 * It is measured for each slide, each caption and each size, because the layout of a slide changes when its picture is
 * loaded, and in the first moments of a player.
 */
export function useTextAtFoot(
  player: RefObject<HTMLElement | null>,
  slide: unknown,
  caption: number,
  withControls: boolean,
): boolean {
  const [is, setIs] = useState(false)
  useLayoutEffect(() => {
    const find = (selector: string) => player.current?.querySelector<HTMLElement>(selector)
    const measure = () => {
      const canvas = find('.player-stage .slide-layer:not([inert]) .slide-canvas')
      const controls = withControls ? (find('.player-controls')?.offsetHeight ?? 0) : 0
      setIs(canvas ? hasTextAtFoot(canvas, controls) : false)
    }
    measure()
    const stage = find('.player-stage')
    if (!stage) return undefined
    const resized = new ResizeObserver(measure)
    resized.observe(stage)
    return () => resized.disconnect()
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- when another slide or caption is shown
  }, [player, slide, caption, withControls])
  return is
}
