import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { SlidePlayer, type SlidePlayerProps } from './slide-player.tsx'

interface FullscreenPlayerProps extends Omit<SlidePlayerProps, 'fullscreen' | 'onFullscreen'> {
  readonly onClose: () => void
}

/**
 * A slideshow over everything else: over the whole screen where the browser allows it, else over the page. The
 * browser's own dialog keeps the focus in; then it goes back to where it was.
 */
export function FullscreenPlayer({ onClose, ...options }: FullscreenPlayerProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const screen = useRef<HTMLDivElement>(null)
  const { title } = options.slideshow.presentation
  useLayoutEffect(() => {
    const shown = dialog.current
    const opener = document.activeElement
    shown?.showModal()
    // Its keys work at once; on a button the focus would hold the controls over the slide.
    shown?.querySelector<HTMLElement>('.player')?.focus()
    return () => {
      shown?.close()
      giveFocusBack(opener)
    }
  }, [])
  useWholeScreen(screen, onClose)
  return (
    <dialog
      ref={dialog}
      className="player-fullscreen"
      aria-label={title}
      onCancel={(event) => {
        // React lets that of the list of keys inside come by here, too.
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onClose()
      }}
    >
      <div ref={screen}>
        <SlidePlayer {...options} fullscreen onFullscreen={onClose} />
      </div>
    </dialog>
  )
}

/**
 * To what had the focus, or where that is gone, as the buttons of a preview are, to the player that stands there again. As
 * long as the screen is taken browsers let nothing else have it.
 */
function giveFocusBack(opener: Element | null): void {
  const focus = () => {
    const there = opener?.isConnected && opener !== document.body
    const heir = there ? opener : document.querySelector('.player')
    if (heir instanceof HTMLElement) heir.focus({ preventScroll: true })
  }
  if (document.fullscreenElement) document.addEventListener('fullscreenchange', focus, { once: true })
  else queueMicrotask(focus)
}

/** The whole screen for an element while it is there; who leaves it by the browser's own means has left for good. */
function useWholeScreen(element: RefObject<HTMLElement | null>, onLeft: () => void): void {
  const left = useRef(onLeft)
  useEffect(() => {
    left.current = onLeft
  })
  useEffect(() => {
    const shown = element.current
    // A dialog itself may not be made fullscreen. Where it is refused, or unknown, the dialog does.
    shown?.requestFullscreen?.({ navigationUI: 'hide' }).catch(() => {})
    const tellWhenLeft = () => {
      if (document.fullscreenElement === null) left.current()
    }
    shown?.addEventListener('fullscreenchange', tellWhenLeft)
    return () => shown?.removeEventListener('fullscreenchange', tellWhenLeft)
  }, [element])
}
