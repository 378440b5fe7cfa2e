import { startTransition, useEffect, useState } from 'react'

/**
 * The value once it has stayed the same for `ms` milliseconds, for what is costly to render and may follow a pause in
 * typing. The first value is there at once.
 */
export function useSettled<Value>(value: Value, ms: number): Value {
  const [settled, setSettled] = useState<{ readonly value: Value }>({ value })
  useEffect(() => {
    if (Object.is(settled.value, value)) return undefined
    const timer = setTimeout(() => startTransition(() => setSettled({ value })), ms)
    return () => clearTimeout(timer)
  }, [value, settled, ms])
  return settled.value
}
