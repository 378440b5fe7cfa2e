import { readdirSync, readFileSync } from 'node:fs'

/** Resident memory of a process and all its descendants, in MB. Shared pages count once per process. */
export function memoryOf(pid: number): number {
  const children = childrenByParent()
  const tree = [pid]
  for (const parent of tree) tree.push(...(children.get(parent) ?? []))
  return tree.reduce((sum, each) => sum + residentOf(each), 0)
}

/** Samples the memory ten times per second until `stop` is called, which returns the maximum. */
export function watchPeak(pid: number): { stop: () => number } {
  let peak = memoryOf(pid)
  const timer = setInterval(() => {
    peak = Math.max(peak, memoryOf(pid))
  }, 100)
  return {
    stop() {
      clearInterval(timer)
      return peak
    },
  }
}

function childrenByParent(): ReadonlyMap<number, number[]> {
  const children = new Map<number, number[]>()
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    const parent = Number(/PPid:\s+(\d+)/.exec(statusOf(Number(pid)))?.[1] ?? 0)
    children.set(parent, [...(children.get(parent) ?? []), Number(pid)])
  }
  return children
}

const residentOf = (pid: number) => Number(/VmRSS:\s+(\d+)/.exec(statusOf(pid))?.[1] ?? 0) / 1024

/** Empty if the process has ended. */
function statusOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/status`, 'utf8')
  } catch {
    return ''
  }
}
