import {
  type FocusEvent,
  type FormEvent,
  type PointerEvent,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react'

/** How long controls over a slide stay after the last movement, key or touch, in milliseconds. */
const hideAfterMs = { pointer: 2500, touch: 4000 }

type InputDevice = keyof typeof hideAfterMs

/**
 * Shows the controls over a slide after pointer, touch or key input, and hides them some time after the last one. They stay
 * while `stay` is true, a pointer is on them or the keyboard focus is inside.
 */
export function useShownControls(stay: boolean) {
  const [awake, setAwake] = useState(true)
  const [pointed, setPointed] = useState(false)
  const [focused, setFocused] = useState(false)
  const means = useRef<InputDevice>('pointer')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const wake = useCallback((by: InputDevice = means.current) => {
    means.current = by
    setAwake(true)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setAwake(false), hideAfterMs[by])
  }, [])
  const held = stay || pointed || focused
  const [wasHeld, setWasHeld] = useState(held)
  if (held !== wasHeld) {
    setWasHeld(held)
    setAwake(true)
  }
  useEffect(() => {
    if (!held) timer.current = setTimeout(() => setAwake(false), hideAfterMs[means.current])
    return () => clearTimeout(timer.current)
  }, [held])
  return {
    shown: held || awake,
    wake,
    /** Handlers of the element that the controls are over. */
    around: {
      onPointerMove({ pointerType, movementX, movementY }: PointerEvent): void {
        // Browsers also report a pointer that does not move when an element moves under it.
        if (pointerType !== 'touch' && (movementX !== 0 || movementY !== 0)) wake('pointer')
      },
    },
    /** Handlers of the controls. */
    on: {
      onPointerEnter: ({ pointerType }: PointerEvent) => setPointed(pointerType !== 'touch'),
      onPointerLeave: () => setPointed(false),
      onPointerDown: ({ pointerType }: PointerEvent) => wake(pointerType === 'touch' ? 'touch' : 'pointer'),
      // The list of a select that was opened by a pointer is open as long as the select has the focus.
      onFocus: ({ target }: FocusEvent) => setFocused(target.matches(':focus-visible, select')),
      onBlur: () => setFocused(false),
      onChange: ({ target }: FormEvent) =>
        setFocused(target instanceof Element && target.matches(':focus-visible')),
    },
  }
}
