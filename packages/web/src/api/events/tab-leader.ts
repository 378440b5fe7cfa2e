/** Carries messages between the tabs of a browser. */
export interface TabChannel {
  /** Sends a message to all other tabs. */
  post(message: unknown): void
  /** Calls the listener for every message of another tab. */
  onMessage(listener: (message: unknown) => void): void
  close(): void
}

export interface TabLeaderOptions {
  /** Tabs with the same name share one leader. */
  readonly name: string
  /** The browser's Web Locks. Undefined on an insecure origin, where each tab is its own leader. */
  readonly locks: Pick<LockManager, 'request'> | undefined
  readonly openChannel: (name: string) => TabChannel
  /**
   * Does the work of the leader until the signal aborts. `send` sends a message to all tabs, including this one. The
   * leader must send a message at least every `silenceMs`.
   */
  readonly lead: (send: (message: unknown) => void, signal: AbortSignal) => Promise<void>
  /** Called in every tab with messages of the leader. The leader may run another version of the app, so parse them. */
  readonly onMessage: (message: unknown) => void
  /** Milliseconds without a message after which another tab takes the lead. */
  readonly silenceMs: number
}

/**
 * Lets one tab of the browser work for all. The leader holds a Web Lock and sends messages through a broadcast channel.
 * When it closes, another tab gets the lock. Returns a function with which this tab leaves.
 */
export function joinTabLeader(options: TabLeaderOptions): () => void {
  const { name, locks, openChannel, lead, onMessage, silenceMs } = options
  const stopped = new AbortController()
  const channel = openChannel(name)
  /** Aborts the wait for the lock. */
  let waiting: AbortController | undefined
  let watchdog: ReturnType<typeof setTimeout> | undefined

  function receive(message: unknown): void {
    watch()
    onMessage(message)
  }

  function watch(): void {
    clearTimeout(watchdog)
    watchdog = setTimeout(() => waiting?.abort(), silenceMs)
  }

  /** Leads until this tab stops, or until another tab steals the lock. */
  async function leadUntil(turn: AbortSignal): Promise<void> {
    const send = (message: unknown) => {
      if (turn.aborted) return
      channel.post(message)
      receive(message)
    }
    await lead(send, turn)
  }

  /** Waits for the lock or steals it, then leads. Resolves to whether the leader was silent during the wait. */
  async function waitAndLead(manager: Pick<LockManager, 'request'>, steal: boolean): Promise<boolean> {
    const turn = new AbortController()
    const wait = (waiting = new AbortController())
    const end = () => turn.abort()
    stopped.signal.addEventListener('abort', end)
    // A request that steals takes no signal.
    const how = steal ? { steal } : { signal: AbortSignal.any([stopped.signal, wait.signal]) }
    watch()
    try {
      await manager.request(name, how, () => {
        waiting = undefined
        return leadUntil(turn.signal)
      })
    } catch {
      // The wait was aborted, or another tab stole the lock.
    }
    end()
    stopped.signal.removeEventListener('abort', end)
    return wait.signal.aborted
  }

  async function competeToLead(manager: Pick<LockManager, 'request'>): Promise<void> {
    let steal = false
    while (!stopped.signal.aborted) steal = await waitAndLead(manager, steal)
  }

  channel.onMessage(receive)
  const work = locks ? competeToLead(locks) : leadUntil(stopped.signal)
  work.catch(reportError)

  return () => {
    clearTimeout(watchdog)
    stopped.abort()
    channel.close()
  }
}
