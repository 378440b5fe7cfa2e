import { type ComponentType, createElement, type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { inBackground } from '../in-background.ts'
import { messages } from '../messages.ts'
import { toast } from './toast.ts'

interface Opened {
  /** A dialog closes if its code cannot be loaded, so that the user can open it again. */
  readonly onClose?: () => void
}

/** For a component that stays open without its code. */
const retryMs = 2000

/**
 * A component whose code is loaded when it is first shown. If that fails, a message says so and the screen stays: React's
 * `lazy` would replace the screen, with the edits of its author, and would never load the code again.
 */
export function openedOnDemand<Component extends (props: never) => ReactNode>(
  load: () => Promise<Component>,
): Component {
  let loaded: Component | undefined

  function OpenedOnDemand(props: Opened): ReactNode {
    const [Shown, setShown] = useState(() => loaded)
    const fail = useEffectEvent(() => {
      toast.error(messages.notLoaded, { id: 'not-loaded' })
      props.onClose?.()
    })
    useEffect(() => {
      if (loaded) return undefined
      let closed = false
      let timer: ReturnType<typeof setTimeout> | undefined
      async function show(): Promise<void> {
        try {
          loaded = await load()
        } catch {
          if (closed) return
          fail()
          timer = setTimeout(() => inBackground(show()), retryMs)
        }
        if (!closed) setShown(() => loaded)
      }
      inBackground(show())
      return () => {
        closed = true
        clearTimeout(timer)
      }
    }, [])
    // The props are those of the loaded component: the type of the result says so.
    return Shown && createElement(Shown as unknown as ComponentType<Opened>, props)
  }
  // The wrapper passes all its props on, so it has the type of the component, with its type parameters.
  return OpenedOnDemand as unknown as Component
}
