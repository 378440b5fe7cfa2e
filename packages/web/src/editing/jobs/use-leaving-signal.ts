import { useEffect, useRef } from 'react'

/** Returns the signal that is aborted when the component is removed, for work that only this component needs. */
export function useLeavingSignal(): () => AbortSignal {
  const leaving = useRef(new AbortController())
  useEffect(() => {
    if (leaving.current.signal.aborted) leaving.current = new AbortController()
    return () => leaving.current.abort()
  }, [])
  return () => leaving.current.signal
}
