import type { Theme } from '@lectern/domain/theme/theme.ts'
import { useEffect, useState } from 'react'
import { ChangingStage } from '../../../slides/stage/changing-stage.tsx'
import { createClock } from '../../../slides/runtime/clock.ts'
import { transitionTo } from '../../../slides/motion/motion.ts'
import type { PlayedMotion } from './motion-preview-state.ts'

interface MotionPreviewProps {
  played: PlayedMotion
  theme: Theme
  language: string | undefined
}

/** Plays the motion of the highlighted menu option once, above the slide. The caller gives each motion its own key. */
export function MotionPreview({ played: { slide, from }, theme, language }: MotionPreviewProps) {
  const [shown, setShown] = useState(from ?? slide)
  const [clock] = useState(() => createClock())

  useEffect(() => {
    // In the next frame, because the leaving slide must be rendered before it can move.
    const begin = requestAnimationFrame(() => {
      clock.seek(from ? -transitionTo(slide, theme).duration : 0)
      clock.play()
      setShown(slide)
    })
    return () => {
      cancelAnimationFrame(begin)
      clock.pause()
    }
  }, [clock, slide, from, theme])

  return (
    <div className="absolute inset-0" data-motion-trial inert aria-hidden>
      <ChangingStage slide={shown} theme={theme} language={language} clock={clock} />
    </div>
  )
}
