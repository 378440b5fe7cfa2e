import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { type ReactElement, type ReactNode, useEffect, useRef } from 'react'
import { createRoot } from 'react-dom/client'
import { toast as sonner, Toaster } from 'sonner'
import 'sonner/dist/styles.css'
import { Button } from '../button.tsx'
import { IconButton } from '../icon-button.tsx'
import { messages } from '../messages.ts'

let mounted = false

function mountToaster(): void {
  if (mounted) return
  mounted = true
  const place = document.createElement('div')
  document.body.append(place)
  createRoot(place).render(
    <Toaster
      expand
      customAriaLabel={messages.notifications}
      // Tab reaches the buttons of messages. A shortcut would move the focus to the list, from where Sonner moves it back later.
      hotkey={[]}
      // Main buttons (Generate, Save, Regenerate Audio) are at the ends of dialogs and panels, so the middle is free.
      position="bottom-center"
      offset={20}
      gap={10}
      visibleToasts={5}
      style={{ fontFamily: 'inherit' }}
    />,
  )
}

export interface ToastOptions {
  /** A message replaces the message with the same id: 'saved' replaces 'not saved'. */
  id?: string
  /** A second sentence below the message. The message then stays longer. */
  note?: string
  /** An action that the user can take. */
  action?: { label: string; onPress: () => void }
}

interface ToastProps {
  kind: 'success' | 'error'
  text: string
  note: string | undefined
  action: { label: string; onPress: () => void } | undefined
  dismiss: () => void
}

function Toast({ kind, text, note, action, dismiss }: ToastProps) {
  const button = action && (
    <Button
      look="link"
      size="small"
      // With a note, the action is below the text. Without a note, it is at the end of the line.
      flush={note !== undefined}
      onClick={() => {
        dismiss()
        action.onPress()
      }}
    >
      {action.label}
    </Button>
  )
  return (
    <div
      role={kind === 'error' ? 'alert' : 'status'}
      className="flex min-h-13 w-(--width) items-center gap-3 rounded-float bg-surface py-2 ps-4 pe-2.5 text-sm text-ink shadow-3 ring ring-line"
    >
      {kind === 'error' ? (
        <CircleAlert aria-hidden className="text-danger" />
      ) : (
        <CircleCheck aria-hidden className="text-done-edge" />
      )}
      <div className="min-w-0 flex-1">
        <p className="whitespace-pre-line">{text}</p>
        {note !== undefined && (
          <>
            <p className="mt-0.5 text-xs text-ink-2">{note}</p>
            {button}
          </>
        )}
      </div>
      {note === undefined && button}
      <IconButton label={messages.dismiss} onClick={dismiss}>
        <X aria-hidden className="size-4" />
      </IconButton>
    </div>
  )
}

/**
 * How often messages of an id were dismissed. A dismissed message is removed after its exit animation; a new message of the
 * same id would be removed with it, so it gets another id.
 */
const dismissals = new Map<string, number>()

export function showToast(
  kind: ToastProps['kind'],
  text: string,
  { id, note, action }: ToastOptions = {},
): void {
  mountToaster()
  const turn = (id !== undefined && dismissals.get(id)) || 0
  function dismiss(shown: string | number): void {
    if (id !== undefined) dismissals.set(id, turn + 1)
    close(shown)
  }
  showFor(
    (shown) => <Toast kind={kind} text={text} note={note} action={action} dismiss={() => dismiss(shown)} />,
    {
      ...(id === undefined ? {} : { id: `${id} ${turn}` }),
      duration: kind === 'error' ? Infinity : note ? 20_000 : action ? 10_000 : 5000,
    },
  )
}

/** The element that had the focus before a message had it. */
let focusedBefore: EventTarget | null = null

const isInMessages = (element: EventTarget | null): boolean =>
  element instanceof Element && element.closest('[data-sonner-toaster]') !== null

/** Closes a message on a press in it, and moves the focus back to where it was. */
function close(shown: string | number): void {
  if (
    isInMessages(document.activeElement) &&
    focusedBefore instanceof HTMLElement &&
    focusedBefore.isConnected
  )
    focusedBefore.focus({ preventScroll: true })
  sonner.dismiss(shown)
}

interface FrameProps {
  onFocusEnters: () => void
  onFocusLeaves: () => void
  children: ReactNode
}

/**
 * Keeps the focus of a message from Sonner, which moves it back when it leaves the messages. In a browser without its own
 * controls, Tab would then never get past a message (WCAG 2.1.2).
 */
function Frame({ onFocusEnters, onFocusLeaves, children }: FrameProps) {
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const message = frame.current?.closest('[data-sonner-toast]')
    // Only the buttons of a message take the focus.
    message?.removeAttribute('tabindex')
    message?.parentElement?.removeAttribute('tabindex')
  }, [])
  return (
    <div
      ref={frame}
      onFocus={(event) => {
        event.stopPropagation()
        if (!isInMessages(event.relatedTarget)) focusedBefore = event.relatedTarget
        onFocusEnters()
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) onFocusLeaves()
      }}
    >
      {children}
    </div>
  )
}

/**
 * Shows a message for its duration in milliseconds. The time starts again when the focus leaves the message (WCAG 2.2.1):
 * Sonner stops it for a pointer only.
 */
function showFor(
  render: (shown: string | number) => ReactElement,
  { duration, id, onAutoClose }: { duration: number; id?: string; onAutoClose?: () => void },
): void {
  let isGone = false
  let shownAs: string | number | undefined = id
  function show(lasting: number): void {
    if (isGone) return
    shownAs = sonner.custom(
      (shown) => (
        <Frame onFocusEnters={() => show(Infinity)} onFocusLeaves={() => show(duration)}>
          {render(shown)}
        </Frame>
      ),
      {
        ...(shownAs === undefined ? {} : { id: shownAs }),
        duration: lasting,
        onDismiss: () => (isGone = true),
        onAutoClose: () => {
          isGone = true
          onAutoClose?.()
        },
      },
    )
  }
  show(duration)
}

export function dismissAll(): void {
  sonner.dismiss()
}

export interface CardOptions {
  /** If set, the card closes after 20 seconds without pointer or focus on it, and this is called. */
  onLeave?: () => void
}

export function showCard(
  id: string,
  render: (dismiss: () => void) => ReactElement,
  { onLeave }: CardOptions = {},
): void {
  mountToaster()
  showFor(() => render(() => close(id)), {
    id,
    duration: onLeave ? 20_000 : Infinity,
    ...(onLeave && { onAutoClose: onLeave }),
  })
}
