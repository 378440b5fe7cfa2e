import { isPreview } from './page-data.ts'

/** The reports of a learner's page: without identity, and only to this server. */
export interface Report {
  /** The learner has pressed play for the first time on this page. */
  readonly started: () => void
  /** The learner has spent time on a slide or segment. */
  readonly part: (key: string, seconds: number) => void
  /** The letters that the learner chose in the quiz of a slide, such as 'B' or 'A,C'. */
  readonly answered: (key: string, answer: string) => void
  /** The learner has reached the end. */
  readonly completed: () => void
  /** Calls this when the page is hidden or closes, before the waiting events are sent. It may never run again after that. */
  readonly beforeSend: (flush: () => void) => void
}

/** An event as `POST {address}/events` takes it. */
type SentEvent =
  | { readonly type: 'started' | 'completed' }
  | { readonly type: 'part'; readonly part: string; readonly seconds: number }
  | { readonly type: 'answered'; readonly part: string; readonly answer: string }

/** The server takes at most 50 events in one request. */
const maxEventsPerRequest = 40
/** Events wait this long for others, so that a piece of 30 slides takes a few requests. */
const waitMs = 15_000

/**
 * A learner who comes back later begins another visit. The server ends a visit a day after its last event and ignores later
 * ones. This is shorter, because events wait and reports are late.
 */
const longestPauseMs = 20 * 3_600_000

/** The server ignores longer times of a part. */
const mostSeconds = 3600

interface Outbox {
  readonly add: (event: SentEvent) => void
  readonly send: () => void
}

const silent: Outbox = { add() {}, send() {} }

/**
 * Reports what a learner does with the piece at this path. The id of the visit is random and lives in this page only, until a long pause. Nothing
 * is sent from an author's preview, or if the browser asks not to be tracked (Do Not Track, Global Privacy Control).
 */
export function createReport(address: string): Report {
  const { add, send } = isPreview() || asksNotToBeTracked() ? silent : createOutbox(`${address}/events`)
  const flushes: (() => void)[] = []
  const leave = () => {
    for (const flush of flushes) flush()
    send()
  }
  // A phone may close a hidden page without another event.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') leave()
  })
  window.addEventListener('pagehide', leave)
  return {
    started: () => add({ type: 'started' }),
    part: (part, seconds) => add({ type: 'part', part, seconds: Math.min(mostSeconds, seconds) }),
    answered: (part, answer) => add({ type: 'answered', part, answer }),
    completed: () => add({ type: 'completed' }),
    beforeSend(flush) {
      flushes.push(flush)
    },
  }
}

function createOutbox(url: string): Outbox {
  let visit = randomId()
  let hasStarted = false
  let lastAt: number | undefined
  let waiting: SentEvent[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  function send(): void {
    clearTimeout(timer)
    timer = undefined
    const events = waiting.splice(0, maxEventsPerRequest)
    if (events.length === 0) return
    const body = new Blob([JSON.stringify({ visit, events })], { type: 'application/json' })
    // The report is also sent while the page closes. A lost report changes nothing for the learner.
    navigator.sendBeacon(url, body)
    if (waiting.length > 0) send()
  }

  /** Begins another visit of the same page. It has started if the former one had. */
  function startNewVisit(): void {
    send()
    visit = randomId()
    if (hasStarted) waiting = [{ type: 'started' }]
  }

  function add(event: SentEvent): void {
    const now = Date.now()
    if (lastAt !== undefined && now - lastAt > longestPauseMs) startNewVisit()
    lastAt = now
    hasStarted ||= event.type === 'started'
    waiting = [...waiting, event]
    if (waiting.length >= maxEventsPerRequest) send()
    else timer ??= setTimeout(send, waitMs)
  }
  return { add, send }
}

/** 32 hexadecimal digits. `crypto.randomUUID` needs https, and Lectern also runs on http. */
function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

function asksNotToBeTracked(): boolean {
  return navigator.doNotTrack === '1' || Reflect.get(navigator, 'globalPrivacyControl') === true
}
