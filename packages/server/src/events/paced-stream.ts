import type { Job } from '@lectern/domain/jobs/job.ts'

/** The part of a response that a stream writes to. */
export interface Outlet {
  /** False if the reader is slow: more is buffered until `drain`. */
  write(text: string): boolean
  once(event: 'drain', act: () => void): unknown
  end(): void
  destroy(): void
}

/** One open stream. */
export interface PacedStream {
  /** Tells a job now, or, to a slow reader, its newest state as soon as it has read on. */
  tell(job: Job): void
  /** A comment that keeps proxies from closing a quiet stream. A reader that has read nothing since the last is cut off. */
  beat(): void
  /** The last message. */
  replace(): void
  end(): void
}

/** Writes server-sent events. What waits for a slow reader is at most one state for each job. */
export function createPacedStream(outlet: Outlet): PacedStream {
  const waiting = new Map<string, Job>()
  let blocked = false
  let blockedAtLastBeat = false

  function send(text: string): void {
    if (outlet.write(text) || blocked) return
    blocked = true
    outlet.once('drain', () => {
      blocked = false
      blockedAtLastBeat = false
      for (const job of waiting.values()) {
        if (blocked) return
        waiting.delete(job.id)
        send(asEvent({ type: 'job', job }))
      }
    })
  }

  return {
    tell(job) {
      if (blocked) waiting.set(job.id, job)
      else send(asEvent({ type: 'job', job }))
    },
    beat() {
      if (blocked && blockedAtLastBeat) outlet.destroy()
      else if (!blocked) send(': still here\n\n')
      blockedAtLastBeat = blocked
    },
    replace() {
      outlet.write(asEvent({ type: 'replaced' }))
      outlet.end()
    },
    end: () => outlet.end(),
  }
}

const asEvent = (message: object) => `data: ${JSON.stringify(message)}\n\n`
