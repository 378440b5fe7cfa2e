import { useState } from 'react'
import { useSlideCode } from '../stage/slide-code.ts'
import { readPlaybackPosition } from './playback/playback-position.ts'
import './player.css'
import './player-controls.css'
import './player-panels.css'
import './player-layouts.css'
import { ReadyPlayer } from './ready-player.tsx'
import type { SlidePlayerProps } from './slide-player-props.ts'

/**
 * Plays a slideshow: the slide as large as its container, captions and controls over it, the transcript beside it. It starts
 * when the code of its first slide is loaded, so that no slide appears without its motion.
 */
export function SlidePlayer(props: SlidePlayerProps) {
  const { slideshow, start = 0, resume } = props
  const { slides, presentation } = slideshow
  const [left] = useState(() => {
    const place = resume && readPlaybackPosition(presentation, slides)
    return resume === 'anywhere' || place?.index === start ? place : undefined
  })
  const ready = useSlideCode(slides, left?.index ?? start)
  return ready ? <ReadyPlayer {...props} left={left} /> : <div className="player" aria-busy="true" />
}
