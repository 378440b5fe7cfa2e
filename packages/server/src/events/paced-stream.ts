import type { PresenceEvent } from '@lectern/domain/api/documents/presence.ts'
import type { Job } from '@lectern/domain/jobs/job.ts'
import type { Outlet } from '../route.ts'

export type StreamNews = { readonly type: 'job'; readonly job: Job } | PresenceEvent

/** One open stream. */
export interface PacedStream {
  /** Sends an event now. A slow reader gets the newest event of the same subject when it continues. */
  send(news: StreamNews): void
  /**
   * Sends a comment that keeps proxies from closing a quiet stream. Disconnects a reader that has read nothing
   * since the last one.
   */
  heartbeat(): void
  /** Sends the last message. */
  replace(): void
  end(): void
}

/** Writes server-sent events. At most one state per job and document waits for a slow reader. */
export function createPacedStream(outlet: Outlet): PacedStream {
  const waiting = new Map<string, StreamNews>()
  let blocked = false
  let blockedAtLastHeartbeat = false

  function send(text: string): void {
    if (outlet.write(text) || blocked) return
    blocked = true
    outlet.once('drain', () => {
      blocked = false
      blockedAtLastHeartbeat = false
      for (const [subject, news] of waiting) {
        if (blocked) return
        waiting.delete(subject)
        send(asEvent(news))
      }
    })
  }

  return {
    send(news) {
      if (blocked) waiting.set(subjectOf(news), news)
      else send(asEvent(news))
    },
    heartbeat() {
      if (blocked && blockedAtLastHeartbeat) outlet.destroy()
      else if (!blocked) send(': still here\n\n')
      blockedAtLastHeartbeat = blocked
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
