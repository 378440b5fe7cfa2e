import { useEffect, useState } from 'react'
import { backgrounds } from '@lectern/domain/motion/backgrounds.ts'
import { backgroundIntensities, backgroundSpeeds } from '@lectern/domain/motion/timing.ts'
import type { Slide } from '@lectern/domain/slideshow/slideshow.ts'
import type { Theme } from '@lectern/domain/theme/theme.ts'
import { createClock } from '../../slides/runtime/clock.ts'
import { SlideStage } from '../../slides/stage/stage.tsx'

interface BackgroundMotionsProps {
  readonly slide: Slide
  readonly theme: Theme
  readonly language?: string | undefined
  /** How much of a round has passed, from 0 to 1. */
  readonly progress: number
}

/** Every background behind a slide, at one moment of its round. */
export function BackgroundMotions({ slide, theme, language, progress }: BackgroundMotionsProps) {
  const [clock] = useState(() => createClock())
  const [intensity, setIntensity] = useState('intense')
  useEffect(() => clock.seek(progress * backgroundSpeeds.normal * 1000), [clock, progress])
  return (
    <>
      <h3>Backgrounds</h3>
      <label>
        Intensity{' '}
        <select value={intensity} onChange={(event) => setIntensity(event.target.value)}>
          {Object.keys(backgroundIntensities).map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </label>
      <div style={{ display: 'grid', gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: 16 }}>
        {backgrounds.map(({ id, label }) => (
          <figure key={id} data-motion={`background ${id}`}>
            <SlideStage
              slide={{ ...slide, animations: { backgroundAnimation: { type: id, intensity } } }}
              theme={theme}
              language={language}
              backdrop={clock}
            />
            <figcaption>{label}</figcaption>
          </figure>
        ))}
      </div>
    </>
  )
}
