import { useLayoutEffect, useRef } from 'react'
import type { Theme } from '@lectern/domain/theme/theme.ts'
import { backgroundPalette } from './background-palette.ts'
import type { Background } from './background.ts'
import { backgrounds } from './backgrounds.ts'
import type { Clock } from '../runtime/clock.ts'
import { showBackground } from './show-background.ts'

interface BackgroundLayerProps {
  readonly id: string
  readonly theme: Theme
  /** Duration of a loop, in milliseconds. */
  readonly round: number
  /** Opacity from 0 to 1. */
  readonly intensity: number
  /** Animates it. Without a clock it does not move. */
  readonly clock: Clock | undefined
  readonly thumbnail: boolean
}

const known: ReadonlyMap<string, Background> = new Map(Object.entries(backgrounds))

/**
 * The animated background between the ground of a slide and its content, if its id is known. Frames do not render
 * React.
 */
export function BackgroundLayer(props: BackgroundLayerProps) {
  const { id, theme, round, intensity, clock, thumbnail } = props
  const canvas = useRef<HTMLCanvasElement>(null)
  const background = known.get(id)
  useLayoutEffect(() => {
    if (!canvas.current || !background) return
    const palette = backgroundPalette(theme)
    return showBackground(canvas.current, { background, palette, round, clock, thumbnail })
  }, [background, theme, round, clock, thumbnail])
  if (!background) return null
  return (
    <canvas ref={canvas} className="slide-background" style={{ opacity: intensity }} aria-hidden="true" />
  )
}
