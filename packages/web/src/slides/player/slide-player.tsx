import { useEffect, useMemo, useState } from 'react'
import { timeline } from '@lectern/domain/slideshow/timeline.ts'
import { ChangingStage } from '../changing-stage.tsx'
import { Captions } from './captions.tsx'
import { PlayerControls } from './player-controls.tsx'
import { handlePlayerKey } from './player-keys.ts'
import './player.css'
import type { PlayerOptions } from './player.ts'
import { preloadSlide } from './preload-slide.ts'
import { usePlayer } from './use-player.ts'

interface SlidePlayerProps extends PlayerOptions {
  /** Told which slide is shown, whenever it changes. */
  readonly onSlide?: (index: number) => void
  readonly fullscreen?: boolean
  /** Offers a button and a key to go to fullscreen, or from there. */
  readonly onFullscreen?: () => void
}

/** Plays a slideshow: stage, captions and controls. As large as its container. */
export function SlidePlayer({ onSlide, fullscreen = false, onFullscreen, ...options }: SlidePlayerProps) {
  const { slideshow } = options
  const { slides, presentation } = slideshow
  const [player, state] = usePlayer(options)
  const [captions, setCaptions] = useState(true)
  const line = useMemo(() => timeline(slides), [slides])
  const slide = slides[state.index]
  const next = slides[state.index + 1]

  useEffect(() => onSlide?.(state.index), [onSlide, state.index])
  useEffect(() => (next ? preloadSlide(next) : undefined), [next])

  if (!slide) return <p className="player-empty">No slides available.</p>
  return (
    // The keys are shortcuts to the buttons inside, which can be reached without them.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      className="player"
      aria-label="Slideshow player"
      tabIndex={-1}
      onKeyDown={(event) => {
        handlePlayerKey(event, { player, onCaptions: () => setCaptions(!captions), onFullscreen })
      }}
    >
      <div className="player-stage">
        <ChangingStage
          slide={slide}
          theme={presentation.css_theme}
          language={presentation.language}
          clock={player.motion}
          backdrop={player.backdrop}
        />
        {state.error && (
          <p role="alert" className="player-error">
            {state.error}
          </p>
        )}
      </div>
      {captions && (
        <Captions
          sentences={slide.audio?.sentences ?? []}
          time={state.elapsed}
          language={presentation.language}
        />
      )}
      <PlayerControls
        player={player}
        state={state}
        timeline={line}
        captions={captions}
        onCaptions={setCaptions}
        fullscreen={fullscreen}
        onFullscreen={onFullscreen}
      />
    </section>
  )
}
