import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Database } from '../../platform/db/database.ts'
import { openTestDatabase, testBackends } from '../../testing/database.ts'
import { createCancelledAttempts } from './cancelled-attempts.ts'
import { mostLeft, startVoicingAttempts } from './voicing-attempts.ts'

const connected = new AbortController().signal
const attempt = { accountId: 'ada', attempt: 'a-1' }

/** Work that ends with the reason of its signal. */
const untilAborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))

describe.each(await testBackends())('an attempt to voice a text (%s database)', (backend) => {
  let database: Database
  beforeAll(async () => {
    database = await openTestDatabase(backend)
  })
  afterAll(() => database?.close())

  test('is cancelled in the process that runs it, by a request to another one', async () => {
    const [one, other] = [await startVoicingAttempts(database), await startVoicingAttempts(database)]
    // Caught before the cancel: the notification may arrive before `cancel` returns.
    const ended = one.run(attempt, connected, untilAborted).catch((error: unknown) => error)
    await other.cancel(attempt)
    expect(await ended).toMatchObject({ code: 'CANCELLED' })
    await Promise.all([one.close(), other.close()])
  })

  test('is not started once it is cancelled, and another one is', async () => {
    const attempts = await startVoicingAttempts(database)
    await attempts.cancel(attempt)
    const work = vi.fn<() => Promise<string>>(async () => 'spoken')
    await expect(attempts.run(attempt, connected, work)).rejects.toMatchObject({ code: 'CANCELLED' })
    expect(work).not.toHaveBeenCalled()
    expect(await attempts.run({ ...attempt, attempt: 'a-2' }, connected, work)).toBe('spoken')
    await attempts.close()
  })

  test('continues when its client leaves, and ends then if the process stops', async () => {
    const attempts = await startVoicingAttempts(database)
    const [gone, leaving] = [AbortSignal.abort(), new AbortController()]
    const ends: string[] = []
    const run = (name: string, disconnected: AbortSignal) =>
      attempts
        .run({ ...attempt, attempt: name }, disconnected, untilAborted)
        .catch(({ code }: { code: string }) => ends.push(`${name} ${code}`))
    void run('left', gone)
    void run('leaving', leaving.signal)
    await new Promise(setImmediate)
    expect(ends).toEqual([])
    await attempts.close()
    await vi.waitFor(() => expect(ends).toEqual(['left SHUTTING_DOWN']))
    leaving.abort()
    await vi.waitFor(() => expect(ends).toEqual(['left SHUTTING_DOWN', 'leaving SHUTTING_DOWN']))
  })

  test('ends with its connection if its account has too many whose clients have left', async () => {
    const attempts = await startVoicingAttempts(database)
    const work = vi.fn<typeof untilAborted>(untilAborted)
    const isStopped = () => work.mock.calls.map(([signal]) => signal.aborted)
    const run = (accountId: string, disconnected: AbortSignal) =>
      attempts.run({ accountId, attempt: `a-${work.mock.calls.length}` }, disconnected, work).catch(() => {})
    const left = Array.from({ length: mostLeft }, () => run('ada', AbortSignal.abort()))
    expect(isStopped()).toEqual(left.map(() => false))
    const leaving = new AbortController()
    const running = [run('ada', leaving.signal), run('ada', connected), run('eve', AbortSignal.abort())]
    expect(isStopped().slice(mostLeft), 'connected').toEqual([false, false, false])
    leaving.abort()
    expect(isStopped().slice(mostLeft)).toEqual([true, false, false])
    await running[0]
    await attempts.cancel({ accountId: 'ada', attempt: 'a-0' })
    await left[0]
    void run('ada', AbortSignal.abort())
    expect(isStopped().at(-1), 'another one has ended').toBe(false)
    await attempts.close()
  })
})

test('a cancelled attempt is known for a minute, and at most a thousand are', () => {
  let time = 0
  const cancelled = createCancelledAttempts(() => time)
  cancelled.add('first')
  time = 59_000
  expect(cancelled.has('first')).toBe(true)
  time = 61_000
  expect(cancelled.has('first')).toBe(false)
  cancelled.add('second')
  for (let count = 0; count < 1000; count += 1) cancelled.add(String(count))
  expect([cancelled.has('second'), cancelled.has('0'), cancelled.has('999')]).toEqual([false, true, true])
})
