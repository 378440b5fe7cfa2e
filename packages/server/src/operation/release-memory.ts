import { performance } from 'node:perf_hooks'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { z } from 'zod/mini'

const everyMs = 10_000
/** Share of the time in which the event loop worked. */
const busy = 0.05
const atRest = 0.02

/** Utilization of the event loop since the last call, between 0 and 1. */
type Utilization = () => number

/**
 * Returns memory to the system when the server becomes idle. V8 would keep what the start and busy times took. Checks
 * every ten seconds and collects once after each busy time, which takes some tenths of a second. Returns a function
 * that stops it.
 */
export function startReleasingMemory(
  collect: () => void = createCollect(),
  utilization: Utilization = createUtilization(),
): () => void {
  let worked = true
  const timer = setInterval(() => {
    const share = utilization()
    if (share > busy) worked = true
    if (!worked || share > atRest) return
    worked = false
    collect()
  }, everyMs).unref()
  return () => clearInterval(timer)
}

function createUtilization(): Utilization {
  let last = performance.eventLoopUtilization()
  return () => {
    const now = performance.eventLoopUtilization()
    const { utilization } = performance.eventLoopUtilization(now, last)
    last = now
    return utilization
  }
}

const collector = z.custom<NodeJS.GCFunction>((value) => typeof value === 'function')

/**
 * V8's own collector, which Node exposes only with a flag. 'last-resort' shrinks the heap, the usual collection does
 * not.
 */
function createCollect(): () => void {
  setFlagsFromString('--expose-gc')
  const gc = collector.parse(runInNewContext('gc'))
  setFlagsFromString('--no-expose-gc')
  return () => gc({ type: 'major', execution: 'sync', flavor: 'last-resort' })
}
