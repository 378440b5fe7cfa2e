import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { SlidePlayer } from './slide-player.tsx'
import type { SlidePlayerProps } from './slide-player-props.ts'

interface FullscreenPlayerProps extends Omit<SlidePlayerProps, 'fullscreen' | 'onFullscreen'> {
  readonly onClose: () => void
}

/**
 * A slideshow over the whole screen if the browser allows it, else over the page. It is a native dialog, which keeps the
 * focus inside. When it closes, the focus returns to where it was.
 */
export function FullscreenPlayer({ onClose, ...options }: FullscreenPlayerProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const screen = useRef<HTMLDivElement>(null)
  const { title } = options.slideshow.presentation
  useLayoutEffect(() => {
    const shown = dialog.current
    const opener = document.activeElement
    shown?.showModal()
    // The keys of the player work immediately. A focused button would keep the controls over the slide.
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
        // In React, the event of the list of shortcuts inside also bubbles to here.
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
 * Returns the focus to the element that had it. If that was removed, like the buttons of a preview, the player that is shown
 * again gets the focus. Browsers refuse to move the focus out until fullscreen has ended.
 */
function giveFocusBack(opener: Element | null): void {
  const focus = () => {
    const isThere = opener?.isConnected && opener !== document.body
    const nextFocus = isThere ? opener : document.querySelector('.player')
    if (nextFocus instanceof HTMLElement) nextFocus.focus({ preventScroll: true })
  }
  if (document.fullscreenElement) document.addEventListener('fullscreenchange', focus, { once: true })
  else queueMicrotask(focus)
}

/** Shows an element in fullscreen while it is rendered. `onLeft` is called when the user leaves by the browser. */
function useWholeScreen(element: RefObject<HTMLElement | null>, onLeft: () => void): void {
  const left = useRef(onLeft)
  useEffect(() => {
    left.current = onLeft
  })
  useEffect(() => {
    const shown = element.current
    // A dialog cannot be fullscreen itself. If fullscreen is refused or unsupported, the dialog fills the page.
    shown?.requestFullscreen?.({ navigationUI: 'hide' }).catch(() => {})
    const reportLeaving = () => {
      if (document.fullscreenElement === null) left.current()
    }
    shown?.addEventListener('fullscreenchange', reportLeaving)
    return () => shown?.removeEventListener('fullscreenchange', reportLeaving)
  }, [element])
}
