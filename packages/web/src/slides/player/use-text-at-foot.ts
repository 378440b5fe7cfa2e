import { type RefObject, useLayoutEffect, useState } from 'react'
import { hasTextAtFoot } from './text-at-foot.ts'

/** Whether the slide that is shown on a stage has text where captions would lie. */
export function useTextAtFoot(stage: RefObject<HTMLElement | null>, slide: unknown): boolean {
  const [is, setIs] = useState(false)
  useLayoutEffect(() => {
    const canvas = stage.current?.querySelector<HTMLElement>('.slide-layer:not([inert]) .slide-canvas')
    setIs(canvas ? hasTextAtFoot(canvas) : false)
  }, [stage, slide])
  return is
}
