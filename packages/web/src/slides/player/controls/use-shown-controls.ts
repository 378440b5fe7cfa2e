import {
  type FocusEvent,
  type FormEvent,
  type PointerEvent,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react'

/** How long controls over a slide stay after the last move, key or touch, in milliseconds. */
const staysFor = { pointer: 2500, touch: 4000 }

type Means = keyof typeof staysFor

/**
 * Whether the controls over a slide are shown. They come by pointer, touch or key and leave some time after the last of
 * them, but not while `stay` holds, a pointer rests on them or the keyboard's focus is inside.
 */
export function useShownControls(stay: boolean) {
  const [awake, setAwake] = useState(true)
  const [pointed, setPointed] = useState(false)
  const [focused, setFocused] = useState(false)
  const means = useRef<Means>('pointer')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const wake = useCallback((by: Means = means.current) => {
    means.current = by
    setAwake(true)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setAwake(false), staysFor[by])
  }, [])
  const held = stay || pointed || focused
  const [wasHeld, setWasHeld] = useState(held)
  if (held !== wasHeld) {
    setWasHeld(held)
    setAwake(true)
  }
  useEffect(() => {
    if (!held) timer.current = setTimeout(() => setAwake(false), staysFor[means.current])
    return () => clearTimeout(timer.current)
  }, [held])
  return {
    shown: held || awake,
    wake,
    /** For what the controls lie over. */
    around: {
      onPointerMove({ pointerType, movementX, movementY }: PointerEvent): void {
        // Browsers report a resting pointer when what is under it moves.
        if (pointerType !== 'touch' && (movementX !== 0 || movementY !== 0)) wake('pointer')
      },
    },
    /** For the controls. */
    on: {
      onPointerEnter: ({ pointerType }: PointerEvent) => setPointed(pointerType !== 'touch'),
      onPointerLeave: () => setPointed(false),
      onPointerDown: ({ pointerType }: PointerEvent) => wake(pointerType === 'touch' ? 'touch' : 'pointer'),
      // The list of a menu that was opened by a pointer is open as long as its menu has the focus.
      onFocus: ({ target }: FocusEvent) => setFocused(target.matches(':focus-visible, select')),
      onBlur: () => setFocused(false),
      onChange: ({ target }: FormEvent) =>
        setFocused(target instanceof Element && target.matches(':focus-visible')),
    },
  }
}
