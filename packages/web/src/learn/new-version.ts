import { inBackground } from '../ui/in-background.ts'
import { messages } from './messages.ts'

/** Pages that stay open ask this often whether another version was published. */
const checkIntervalMs = 5 * 60_000
/** A learner who changes between tabs does not ask each time. */
const minCheckIntervalMs = 30_000

/**
 * Offers to reload the page when another version is published while a learner has it open, also if only missing audio was made.
 * The shown version continues: the server has its files for a day. Returns a function that asks at once, to call when audio could not be
 * loaded. Then the page also says if its link has ended, because trying again does not help.
 * @param shown The version that the page shows.
 */
export function watchVersion(address: string, shown: string): () => void {
  let askedAt = Date.now()
  let isOffered = false
  /** A page that plays continues after its link has ended, until audio is missing. */
  let hasFailed = false
  let ended: Element | undefined

  async function checkVersion(): Promise<void> {
    askedAt = Date.now()
    const response = await fetch(`${address}/version.json`, { credentials: 'omit' })
    if (isOffered) return
    if (response.status === 404 && hasFailed) ended ??= showNote(messages.linkEnded)
    if (!response.ok) return
    // The document was not published for a while.
    ended?.remove()
    ended = undefined
    hasFailed = false
    const current: unknown = await response.json()
    if (isOffered || !isOtherVersion(current, shown)) return
    isOffered = true
    offerReload()
  }

  // Without a connection, the next question may succeed.
  const requestCheck = () => isOffered || inBackground(checkVersion().catch(() => undefined))
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && Date.now() - askedAt >= minCheckIntervalMs) requestCheck()
  })
  setInterval(() => {
    if (document.visibilityState === 'visible') requestCheck()
  }, checkIntervalMs)
  return () => {
    hasFailed = true
    requestCheck()
  }
}

const isOtherVersion = (current: unknown, shown: string): boolean =>
  typeof current === 'object' && current !== null && 'version' in current && current.version !== shown

function showNote(...content: (string | Element)[]): Element {
  const note = Object.assign(document.createElement('div'), { className: 'learn-note learn-new-version' })
  note.setAttribute('role', 'status')
  document.body.append(note)
  note.append(...content)
  return note
}

function offerReload(): void {
  const button = Object.assign(document.createElement('button'), {
    type: 'button',
    className: 'learn-button',
    textContent: messages.reload,
  })
  button.addEventListener('click', () => location.reload())
  showNote(messages.newVersion, button)
}
