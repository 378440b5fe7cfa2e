import { type RefObject, useLayoutEffect, useState } from 'react'
import { hasTextAtFoot } from './text-at-foot.ts'

/**
 * Whether the slide that is shown on a stage has text where captions would lie: looked at for each slide and each caption,
 * since a slide is laid out again when its picture has come.
 */
export function useTextAtFoot(
  stage: RefObject<HTMLElement | null>,
  slide: unknown,
  caption: number,
): boolean {
  const [is, setIs] = useState(false)
  useLayoutEffect(() => {
    const canvas = stage.current?.querySelector<HTMLElement>('.slide-layer:not([inert]) .slide-canvas')
    // oxlint-disable-next-line react/set-state-in-effect -- where texts stand is known once they are laid out
    setIs(canvas ? hasTextAtFoot(canvas) : false)
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- when another slide or caption is shown
  }, [stage, slide, caption])
  return is
}
