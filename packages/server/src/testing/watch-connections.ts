import { createHook } from 'node:async_hooks'

/** Every attempt of this process to connect to anything by TCP, whoever makes it. */
export interface ConnectionWatch {
  /** `address:port` of each attempt so far. */
  attempts(): readonly string[]
  stop(): void
}

/** Watches below all libraries, at the one kind of resource that Node makes for each attempt. */
export function watchConnections(): ConnectionWatch {
  const made: object[] = []
  const hook = createHook({
    init(_id, type, _trigger, resource) {
      if (type === 'TCPCONNECTWRAP') made.push(resource)
    },
  }).enable()
  return {
    // Where it goes is written onto the resource after it was made.
    attempts: () =>
      made.map((each) =>
        'address' in each && 'port' in each ? `${String(each.address)}:${String(each.port)}` : '?',
      ),
    stop: () => void hook.disable(),
  }
}
