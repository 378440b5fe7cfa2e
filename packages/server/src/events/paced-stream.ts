import type { PresenceEvent } from '@lectern/domain/api/presence.ts'
import type { Job } from '@lectern/domain/jobs/job.ts'

/** The part of a response that a stream writes to. */
export interface Outlet {
  /** False if the reader is slow: more is buffered until `drain`. */
  write(text: string): boolean
  once(event: 'drain', act: () => void): unknown
  end(): void
  destroy(): void
}

export type StreamNews = { readonly type: 'job'; readonly job: Job } | PresenceEvent

/** One open stream. */
export interface PacedStream {
  /** Tells news now, or, to a slow reader, the newest of the same subject as soon as it has read on. */
  tell(news: StreamNews): void
  /** A comment that keeps proxies from closing a quiet stream. A reader that has read nothing since the last is cut off. */
  beat(): void
  /** The last message. */
  replace(): void
  end(): void
}

/** Writes server-sent events. What waits for a slow reader is at most one state for each job and document. */
export function createPacedStream(outlet: Outlet): PacedStream {
  const waiting = new Map<string, StreamNews>()
  let blocked = false
  let blockedAtLastBeat = false

  function send(text: string): void {
    if (outlet.write(text) || blocked) return
    blocked = true
    outlet.once('drain', () => {
      blocked = false
      blockedAtLastBeat = false
      for (const [subject, news] of waiting) {
        if (blocked) return
        waiting.delete(subject)
        send(asEvent(news))
      }
    })
  }

  return {
    tell(news) {
      if (blocked) waiting.set(subjectOf(news), news)
      else send(asEvent(news))
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

function subjectOf(news: StreamNews): string {
  return news.type === 'job' ? news.job.id : JSON.stringify([news.course_id, news.page_id, news.format])
}
