import { useEffect, useState } from 'react'
import { useReachable } from '../api/reachability.ts'
import { Spinner } from '../ui/spinner.tsx'
import { messages } from './messages.ts'

/** Shorter interruptions are not reported. */
const delayMs = 1500

/** Shows while Lectern cannot be reached. It lets the pointer through, so that it does not block any control. */
export function ConnectionNotice() {
  const away = useTrueAfterDelay(!useReachable(), delayMs)
  return (
    <output className="pointer-events-none fixed inset-x-3 bottom-3 z-50 flex justify-center">
      {away && (
        <p className="flex items-center gap-2.5 rounded-full border border-progress/70 bg-progress-soft px-4 py-2 text-sm text-ink shadow-2">
          <Spinner className="size-4" />
          {messages.notReachable}
        </p>
      )}
    </output>
  )
}

/** Whether the value has been true for the given milliseconds. */
function useTrueAfterDelay(value: boolean, milliseconds: number): boolean {
  const [still, setStill] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setStill(value), value ? milliseconds : 0)
    return () => clearTimeout(timer)
  }, [value, milliseconds])
  return value && still
}
