import { setTimeout } from 'node:timers/promises'

/** Sends the address of this server to its parent, and its memory in MB at each message. Ends with the parent. */
export function answerMemory(url: string): void {
  process.on('message', () => {
    sendMemory().catch(() => process.exit(1))
  })
  process.on('disconnect', () => process.exit(0))
  process.send?.({ url })
}

async function sendMemory(): Promise<void> {
  // Without `--expose-gc` it is undefined.
  globalThis.gc?.()
  await setTimeout(500)
  globalThis.gc?.()
  const { heapUsed, rss } = process.memoryUsage()
  process.send?.({ heapMb: heapUsed / 2 ** 20, rssMb: rss / 2 ** 20 })
}
