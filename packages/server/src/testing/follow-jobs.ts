import type { JobGroup } from '@lectern/domain/jobs/job.ts'
import { isEnded } from '@lectern/domain/jobs/job.ts'
import { yieldToEventLoop } from './yield-to-event-loop.ts'
import type { TestCall } from './start-test-app.ts'

/** For `Prefer: respond-async`. */
export const asyncRequest = { prefer: 'respond-async' }

/** Longer than any of these jobs takes, so that a mistake fails the test instead of polling without end. */
const timeoutMs = 30_000

/** Polls a group of jobs until it meets the condition. */
export async function waitForGroup(
  call: TestCall,
  groupId: string,
  wanted: (group: JobGroup) => boolean,
): Promise<JobGroup> {
  const deadline = performance.now() + timeoutMs
  for (;;) {
    const { status, json } = await call('GET', `/api/jobs/${groupId}`)
    if (status === 200 && wanted(json)) return json
    if (performance.now() > deadline) throw new Error(`Still ${status} ${JSON.stringify(json)}`)
    await yieldToEventLoop()
  }
}

/** Polls a group of jobs until it has ended. */
export const waitUntilEnded = (call: TestCall, groupId: string): Promise<JobGroup> =>
  waitForGroup(call, groupId, ({ state }) => isEnded(state))

/** Resolves when a condition holds. Other work runs between checks. */
export async function waitUntil(holds: () => Promise<boolean> | boolean): Promise<void> {
  const deadline = performance.now() + timeoutMs
  while (!(await holds())) {
    if (performance.now() > deadline) throw new Error('This did not come true.')
    await yieldToEventLoop()
  }
}
