import { createHook } from 'node:async_hooks'

/** Records every TCP connection that this process attempts. */
export interface ConnectionWatch {
  /** `address:port` of each attempt so far. */
  attempts(): readonly string[]
  stop(): void
}

/** Watches below all libraries: Node creates one kind of resource for each attempt. */
export function watchConnections(): ConnectionWatch {
  const made: object[] = []
  const hook = createHook({
    init(_id, type, _trigger, resource) {
      if (type === 'TCPCONNECTWRAP') made.push(resource)
    },
  }).enable()
  return {
    // The address is added to the resource after its creation.
    attempts: () =>
      made.map((each) =>
        'address' in each && 'port' in each ? `${String(each.address)}:${String(each.port)}` : '?',
      ),
    stop: () => void hook.disable(),
  }
}
