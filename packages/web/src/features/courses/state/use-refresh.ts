import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { create } from 'zustand'
import { readAllAgain, stopReading } from './course-queries.ts'

/** A refresh that takes longer can be cancelled, in milliseconds. */
const cancellableAfterMs = 2000

interface Refresh {
  readonly running: boolean
  /** True once it takes so long that the user may want to cancel it. */
  readonly cancellable: boolean
}

const idle: Refresh = { running: false, cancellable: false }

/** The running refresh, which every button of the screen shows. */
const useRunning = create<Refresh>(() => idle)

/** The last refresh. An earlier one that was cancelled must not end a later one. */
let last = 0

async function refresh(client: QueryClient): Promise<void> {
  if (useRunning.getState().running) return
  last += 1
  const own = last
  const ifCurrent = (state: Refresh) => own === last && useRunning.setState(state)
  useRunning.setState({ running: true, cancellable: false })
  const timer = setTimeout(() => ifCurrent({ running: true, cancellable: true }), cancellableAfterMs)
  try {
    await readAllAgain(client)
  } finally {
    clearTimeout(timer)
    ifCurrent(idle)
  }
}

async function cancel(client: QueryClient): Promise<void> {
  last += 1
  useRunning.setState(idle)
  await stopReading(client)
}

/** Loads all courses and pages again from the course system. The lists stay as they are if that is cancelled. */
export function useRefresh() {
  const client = useQueryClient()
  return { ...useRunning(), refresh: () => refresh(client), cancel: () => cancel(client) }
}
