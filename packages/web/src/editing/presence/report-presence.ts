import {
  presenceApi,
  presenceBeatMs,
  presenceTimeoutMs,
  type Presence,
} from '@lectern/domain/api/documents/presence.ts'
import { newPartKey } from '@lectern/domain/documents/part-keys.ts'
import { ApiProblem } from '../../api/api-problem.ts'
import { call } from '../../api/call.ts'
import { onPresence } from '../../api/presence.ts'
import { inBackground } from '../../ui/in-background.ts'
import type { EditableDocument, PageAddress } from '../document/editable-document.ts'
import { oneAtATime } from '../jobs/one-at-a-time.ts'

/** Other users and windows that have the document open. */
export interface OtherEditors {
  readonly colleagues: Presence['colleagues']
  /** Whether another window of the author has it open. */
  readonly otherWindow: boolean
}

export const noOtherEditors: OtherEditors = { colleagues: [], otherWindow: false }

/** Time after which a selected part counts as edited, in milliseconds. */
const settleMs = 700

interface PresenceOptions {
  readonly format: EditableDocument<never>['format']
  readonly page: PageAddress
  /** Key of the part that is being edited now. */
  readonly part: () => string | undefined
  readonly onOtherEditors: (company: OtherEditors) => void
}

/**
 * Reports to the server that this editor has the document open, until `stop` is called or the page is closed. Returns the
 * other editors through `onOtherEditors`. Call `moved` when the author may have selected another part. Reports that are not
 * confirmed in time expire.
 */
export function reportPresence({ format, page, part, onOtherEditors }: PresenceOptions): {
  moved: () => void
  stop: () => void
} {
  const params = { ...page, format }
  const stopped = new AbortController()
  let windowId = newPartKey()
  let sent: string | undefined
  let moving: ReturnType<typeof setTimeout> | undefined
  let expiring: ReturnType<typeof setTimeout> | undefined

  function show({ colleagues, own_windows }: Presence): void {
    clearTimeout(expiring)
    expiring = setTimeout(() => onOtherEditors(noOtherEditors), presenceTimeoutMs)
    onOtherEditors({ colleagues, otherWindow: own_windows.some((other) => other !== windowId) })
  }

  // One at a time: a slow older request would overwrite a newer place.
  const beat = oneAtATime(async () => {
    clearTimeout(moving)
    moving = undefined
    sent = part()
    try {
      const body = { window: windowId, part: sent ?? null }
      show(await call(presenceApi.stay, { params, body, signal: stopped.signal }))
    } catch (problem) {
      const refused = problem instanceof ApiProblem && problem.status >= 400 && problem.status < 500
      if (refused && !stopped.signal.aborted) onOtherEditors(noOtherEditors)
    }
  })

  function leave(): void {
    const left = { ...params, window: windowId }
    call(presenceApi.leave, { params: left, keepalive: true }).catch(() => undefined)
  }

  function moved(): void {
    if (part() !== sent) moving ??= setTimeout(() => inBackground(beat()), settleMs)
  }

  const timer = setInterval(() => inBackground(beat()), presenceBeatMs)
  const { signal } = stopped
  const stopListening = onPresence((event) => {
    const same = event.course_id === page.courseId && event.page_id === page.pageId && event.format === format
    if (same) show(event)
  })
  document.addEventListener('visibilitychange', () => document.hidden || inBackground(beat()), { signal })
  window.addEventListener('pagehide', leave, { signal })
  // A page restored from the browser's cache is a new window, because `leave` was sent for the old one.
  window.addEventListener(
    'pageshow',
    ({ persisted }) => {
      if (!persisted) return
      windowId = newPartKey()
      inBackground(beat())
    },
    { signal },
  )
  inBackground(beat())

  return {
    moved,
    stop() {
      stopped.abort()
      stopListening()
      clearInterval(timer)
      clearTimeout(moving)
      clearTimeout(expiring)
      leave()
    },
  }
}
