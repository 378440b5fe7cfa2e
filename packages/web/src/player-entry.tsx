import { useEffect, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'
import './base.css'
import './player-entry.css'
import { SlidePlayer, type SlidePlayerProps } from './slides/player/slide-player.tsx'
import { fetchCodeOf } from './slides/stage/slide-code.ts'
import { inBackground } from './ui/in-background.ts'

/**
 * What is played, and how. `slideshow` is one that was parsed by the domain's schema, which is not shipped with the
 * player; its media are whole addresses, or paths of the API on the page's own server.
 */
export type MountedPlayerOptions = Omit<SlidePlayerProps, 'fullscreen' | 'onFullscreen'>

/**
 * Plays a slideshow in an element of any page: no login, no router, no forms. It fills the element, whose page must also
 * load `player.css`, and takes that page's appearance in hand: inside another page it belongs into a frame.
 * @public
 */
export function mountPlayer(host: HTMLElement, options: MountedPlayerOptions): { unmount: () => void } {
  const first = options.slideshow.slides[options.start ?? 0]
  // React need not be ready for that.
  if (first) inBackground(fetchCodeOf(first))
  const root = createRoot(host)
  root.render(<PlayerAlone {...options} />)
  return { unmount: () => root.unmount() }
}

function PlayerAlone(options: MountedPlayerOptions) {
  const whole = useRef<HTMLDivElement>(null)
  const [fullscreen, setFullscreen] = useState(false)
  useEffect(() => {
    const tell = () => setFullscreen(document.fullscreenElement === whole.current)
    document.addEventListener('fullscreenchange', tell)
    return () => document.removeEventListener('fullscreenchange', tell)
  }, [])
  const toggle = () => {
    const done = fullscreen ? document.exitFullscreen() : whole.current?.requestFullscreen()
    // Where it is refused it goes on in its place.
    done?.catch(() => {})
  }
  return (
    <div ref={whole} className="player-alone">
      <SlidePlayer
        {...options}
        fullscreen={fullscreen}
        // A frame may not be allowed to, and a telephone may not know how.
        onFullscreen={document.fullscreenEnabled ? toggle : undefined}
      />
    </div>
  )
}
