import { X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { PlayerOptions } from './player.ts'
import { SlidePlayer } from './slide-player.tsx'

interface FullscreenPlayerProps extends PlayerOptions {
  readonly onSlide?: (index: number) => void
  readonly onClose: () => void
}

/** A slideshow over everything else, on black. The browser's own dialog keeps the focus in and gives it back. */
export function FullscreenPlayer({ onClose, ...options }: FullscreenPlayerProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const { title } = options.slideshow.presentation
  useEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    shown?.querySelector<HTMLElement>('.player-play')?.focus()
    return () => shown?.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      className="player-fullscreen"
      aria-label={title}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <header>
        <h1>{title}</h1>
        <button type="button" className="player-icon" aria-label="Close" title="Close" onClick={onClose}>
          <X aria-hidden="true" />
        </button>
      </header>
      <SlidePlayer {...options} fullscreen onFullscreen={onClose} />
    </dialog>
  )
}
