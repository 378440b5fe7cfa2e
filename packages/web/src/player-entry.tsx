import { useEffect, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'
import './base.css'
import './player-entry.css'
import { SlidePlayer, type SlidePlayerProps } from './slides/player/slide-player.tsx'
import { fetchCodeOf } from './slides/stage/slide-code.ts'
import { inBackground } from './ui/in-background.ts'

/**
 * What is played, and how. The caller has parsed `slideshow` with the domain's schema, because the player does not contain
 * the schema. Its media are absolute addresses, or paths of the API on the page's own server.
 */
export type MountedPlayerOptions = Omit<SlidePlayerProps, 'fullscreen' | 'onFullscreen'>

/**
 * Plays a slideshow in an element of any page: no login, no router, no forms. It fills the element. The page must also load
 * `player.css`, which styles the whole page: put the player into a frame inside other content.
 * @public
 */
export function mountPlayer(host: HTMLElement, options: MountedPlayerOptions): { unmount: () => void } {
  const first = options.slideshow.slides[options.start ?? 0]
  // This request does not wait for rendering.
  if (first) inBackground(fetchCodeOf(first))
  const root = createRoot(host)
  root.render(<PlayerAlone {...options} />)
  return { unmount: () => root.unmount() }
}

function PlayerAlone(options: MountedPlayerOptions) {
  const whole = useRef<HTMLDivElement>(null)
  const [fullscreen, setFullscreen] = useState(false)
  useEffect(() => {
    const update = () => setFullscreen(document.fullscreenElement === whole.current)
    document.addEventListener('fullscreenchange', update)
    return () => document.removeEventListener('fullscreenchange', update)
  }, [])
  const toggle = () => {
    const done = fullscreen ? document.exitFullscreen() : whole.current?.requestFullscreen()
    // If the browser refuses, the player continues in its place.
    done?.catch(() => {})
  }
  return (
    <div ref={whole} className="player-alone">
      <SlidePlayer
        {...options}
        fullscreen={fullscreen}
        // A frame may not be allowed to use fullscreen, and some phones do not support it.
        onFullscreen={document.fullscreenEnabled ? toggle : undefined}
      />
    </div>
  )
}
