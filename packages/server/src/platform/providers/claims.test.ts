import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { access, mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createClaims } from './claims.ts'

vi.mock('node:fs/promises', { spy: true })

describe('claims of work', () => {
  let directory: string
  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'lectern-claims-'))
  })
  afterEach(async () => {
    vi.useRealTimers()
    await rm(directory, { recursive: true })
  })

  /** A file that was not renewed for a minute. */
  async function writeOld(name: string): Promise<string> {
    const path = join(directory, name)
    await writeFile(path, '')
    const longAgo = new Date(Date.now() - 60_000)
    await utimes(path, longAgo, longAgo)
    return path
  }

  /** Starts work that finds the claim `a` of another process, until it waits. Returns the function that lets it look again. */
  async function waitForOther(order: string[]) {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const waiting = createClaims(directory).alone('a', undefined, async () => void order.push('starts'))
    await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1))
    return async () => {
      vi.advanceTimersToNextTimer()
      vi.useRealTimers()
      await waiting
    }
  }

  /** Work that notes when it runs, and ends after `end`. */
  function work(order: string[], name: string) {
    const end = Promise.withResolvers<void>()
    const run = vi.fn<() => Promise<string>>(async () => {
      order.push(`${name} starts`)
      await end.promise
      order.push(`${name} ends`)
      return name
    })
    return { run, end: () => end.resolve() }
  }

  test('run one after the other in one process, and at once with other keys', async () => {
    const claims = createClaims()
    const order: string[] = []
    const [first, second, other] = [work(order, 'first'), work(order, 'second'), work(order, 'other')]
    const all = [
      claims.alone('a', undefined, first.run),
      claims.alone('a', undefined, second.run),
      claims.alone('b', undefined, other.run),
    ]
    await vi.waitFor(() => expect(order).toEqual(['first starts', 'other starts']))
    for (const one of [first, second, other]) one.end()
    expect(await Promise.all(all)).toEqual(['first', 'second', 'other'])
    expect(order.indexOf('first ends')).toBeLessThan(order.indexOf('second starts'))
  })

  test('run one after the other in two processes, also after a failure', async () => {
    const [one, other] = [createClaims(directory), createClaims(directory)]
    const order: string[] = []
    const end = Promise.withResolvers<void>()
    const failing = one.alone('a', undefined, async () => {
      order.push('one starts')
      await end.promise
      order.push('one ends')
      throw new Error('broken')
    })
    await vi.waitFor(() => expect(order).toEqual(['one starts']))
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const waiting = other.alone('a', undefined, async () => void order.push('other starts'))
    await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1))
    end.resolve()
    await expect(failing).rejects.toThrow('broken')
    vi.advanceTimersToNextTimer()
    vi.useRealTimers()
    await waiting
    expect(order).toEqual(['one starts', 'one ends', 'other starts'])
    expect(await readdir(directory)).toEqual([])
  })

  test('wait for running work also after waiting work was cancelled', async () => {
    const claims = createClaims()
    const order: string[] = []
    const [first, third] = [work(order, 'first'), work(order, 'third')]
    const running = claims.alone('a', undefined, first.run)
    const cancelling = new AbortController()
    const second = claims.alone('a', cancelling.signal, async () => 'second')
    await vi.waitFor(() => expect(order).toEqual(['first starts']))
    cancelling.abort()
    await expect(second).rejects.toMatchObject({ code: 'CANCELLED' })
    const last = claims.alone('a', undefined, third.run)
    await new Promise(setImmediate)
    expect(order).toEqual(['first starts'])
    first.end()
    third.end()
    await Promise.all([running, last])
    expect(order).toEqual(['first starts', 'first ends', 'third starts', 'third ends'])
  })

  test('are not released by a process that lost them to another one', async () => {
    const path = join(directory, 'claim-a')
    const end = Promise.withResolvers<void>()
    const stopped = createClaims(directory).alone('a', undefined, () => end.promise)
    await vi.waitFor(() => access(path))
    await writeFile(path, 'the other process')
    end.resolve()
    await stopped
    await expect(access(path)).resolves.toBeUndefined()
  })

  test('of a process that has ended are taken over', async () => {
    await writeOld('claim-a')
    expect(await createClaims(directory).alone('a', undefined, async () => 'done')).toBe('done')
    expect(await readdir(directory)).toEqual([])
  })

  /** Starts a process that claims `a`. Returns the process once it holds the claim. */
  async function startHolder() {
    const script = `
      const { createClaims } = await import(${JSON.stringify(new URL('./claims.ts', import.meta.url).href)})
      await createClaims(process.argv[1]).alone('a', undefined, async () => {
        process.stdout.write('held')
        await new Promise((end) => setTimeout(end, 60_000))
      })`
    const holder = spawn(process.execPath, ['--input-type=module', '-e', script, directory])
    await once(holder.stdout, 'data')
    return {
      async kill() {
        holder.kill('SIGKILL')
        await once(holder, 'close')
      },
    }
  }

  test('of a killed process are taken over at once, and those of a running one are not', async () => {
    const holder = await startHolder()
    const order: string[] = []
    const lookAgain = await waitForOther(order)
    expect(order).toEqual([])
    await holder.kill()
    await lookAgain()
    expect(order).toEqual(['starts'])
    expect(await readdir(directory)).toEqual([])
  })

  test.each([
    ['another machine', 'another-kernel 11111111-2222-4333-8444-555555555555'],
    ['an unknown form', '../../claim-b'],
  ])('of %s are kept until they are stale', async (_whose, owner) => {
    const path = join(directory, 'claim-a')
    await writeFile(path, owner)
    const order: string[] = []
    const lookAgain = await waitForOther(order)
    await expect(access(path)).resolves.toBeUndefined()
    expect(order).toEqual([])
    await rm(path)
    await lookAgain()
  })

  test('of a process that has ended are not removed once another process has taken over', async () => {
    const path = await writeOld('claim-a')
    const order: string[] = []
    // Another process replaces the file after this one saw that it is stale.
    const old = await stat(path)
    vi.mocked(stat).mockImplementationOnce(async () => {
      await rm(path)
      await writeFile(path, '')
      return old
    })
    const lookAgain = await waitForOther(order)
    await expect(access(path)).resolves.toBeUndefined()
    expect(order).toEqual([])
    await rm(path)
    await lookAgain()
    expect(order).toEqual(['starts'])
  })

  test('of a process that has ended are left to the process that removes them', async () => {
    const path = await writeOld('claim-a')
    const removal = join(directory, 'claim-a-removal')
    await writeFile(removal, '')
    const order: string[] = []
    const lookAgain = await waitForOther(order)
    await expect(access(path)).resolves.toBeUndefined()
    await Promise.all([rm(path), rm(removal)])
    await lookAgain()
    expect(order).toEqual(['starts'])
  })

  test('of a process that ended while it removed another claim are taken over', async () => {
    await Promise.all([writeOld('claim-a'), writeOld('claim-a-removal')])
    const order: string[] = []
    const lookAgain = await waitForOther(order)
    await lookAgain()
    expect(order).toEqual(['starts'])
    expect(await readdir(directory)).toEqual([])
  })

  test('are given up when the waiting work is cancelled, and the next one still runs', async () => {
    const claims = createClaims()
    const order: string[] = []
    const first = work(order, 'first')
    const running = claims.alone('a', undefined, first.run)
    const controller = new AbortController()
    const leaving = claims.alone('a', controller.signal, async () => 'never')
    const staying = claims.alone('a', undefined, async () => order.push('staying'))
    controller.abort()
    await expect(leaving).rejects.toMatchObject({ code: 'CANCELLED' })
    expect(order).not.toContain('staying')
    first.end()
    await Promise.all([running, staying])
    expect(order.at(-1)).toBe('staying')
  })

  test('do not stop speech if the directory cannot be written', async () => {
    await writeFile(join(directory, 'file'), '')
    expect(await createClaims(join(directory, 'file')).alone('a', undefined, async () => 'done')).toBe('done')
  })
})
