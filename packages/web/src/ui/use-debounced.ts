import { startTransition, useEffect, useState } from 'react'

/**
 * Returns the value after it has not changed for `ms` milliseconds. For content that is slow to render and may wait for a
 * pause in typing. The first value is returned immediately.
 */
export function useDebounced<Value>(value: Value, ms: number): Value {
  const [settled, setSettled] = useState<{ readonly value: Value }>({ value })
  useEffect(() => {
    if (Object.is(settled.value, value)) return undefined
    const timer = setTimeout(() => startTransition(() => setSettled({ value })), ms)
    return () => clearTimeout(timer)
  }, [value, settled, ms])
  return settled.value
}
