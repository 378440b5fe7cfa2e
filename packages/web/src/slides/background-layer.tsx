import { useLayoutEffect, useRef } from 'react'
import type { BackgroundId } from '@lectern/domain/motion/backgrounds.ts'
import type { Theme } from '@lectern/domain/theme/theme.ts'
import { backgroundPalette } from './background-palette.ts'
import { backgrounds } from './backgrounds.ts'
import type { Clock } from './clock.ts'
import { showBackground } from './show-background.ts'

interface BackgroundLayerProps {
  readonly id: BackgroundId
  readonly theme: Theme
  /** How long a round takes, in milliseconds. */
  readonly round: number
  /** How much of it shows, from 0 to 1. */
  readonly intensity: number
  /** Moves it. Without one it stands still. */
  readonly clock: Clock | undefined
  readonly thumbnail: boolean
}

/** What moves between the ground of a slide and all that is on it. No frame costs a render. */
export function BackgroundLayer(props: BackgroundLayerProps) {
  const { id, theme, round, intensity, clock, thumbnail } = props
  const canvas = useRef<HTMLCanvasElement>(null)
  useLayoutEffect(() => {
    if (!canvas.current) return
    const palette = backgroundPalette(theme)
    return showBackground(canvas.current, { background: backgrounds[id], palette, round, clock, thumbnail })
  }, [id, theme, round, clock, thumbnail])
  return (
    <canvas ref={canvas} className="slide-background" style={{ opacity: intensity }} aria-hidden="true" />
  )
}
