import { mkdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { cancelledProblem } from './cancelled.ts'
import { type ClaimHolder, createClaimHolder, hasEnded, removeHolder } from './claim-holder.ts'
import { sleep } from './sleep.ts'

/** Lets work of one key run alone, in all processes that share a directory. */
export interface Claims {
  /** Runs the work once no other work of this key runs. Throws what the work throws, and CANCELLED while it waits. */
  alone<Result>(key: string, signal: AbortSignal | undefined, work: () => Promise<Result>): Promise<Result>
}

/** A process that holds a claim renews it this often. */
const renewMs = 10_000
/**
 * A claim that was not renewed for this time belongs to a process that has ended. Of a process of this machine that is known
 * at once (`hasEnded`).
 */
const staleMs = 45_000
/** Another process holds the claim: it is checked again after this time. */
const pollMs = 500

/**
 * Claims of this process, and of others with the same directory. `key` is a hash in hexadecimal digits. Without a
 * directory only the work of this process waits for each other. If the directory cannot be written, work is not delayed.
 */
export function createClaims(directory?: string): Claims {
  const ends = new Map<string, Promise<unknown>>()

  return {
    async alone(key, signal, work) {
      const before = ends.get(key)
      const turn = Promise.withResolvers<void>()
      const end = Promise.allSettled([before, turn.promise])
      ends.set(key, end)
      // Work that is cancelled while it waits ends before the work that it waits for. Later work waits for both.
      const forget = () => {
        if (ends.get(key) === end) ends.delete(key)
      }
      end.then(forget, forget)
      try {
        await untilEnd(before, signal)
        const release = directory === undefined ? undefined : await claimFile(directory, key, signal)
        try {
          return await work()
        } finally {
          await release?.()
        }
      } finally {
        turn.resolve()
      }
    },
  }
}

async function untilEnd(
  before: Promise<unknown> | undefined,
  signal: AbortSignal | undefined,
): Promise<void> {
  if (signal?.aborted) throw cancelledProblem(signal)
  if (!before) return
  const left = Promise.withResolvers<never>()
  const leave = () => signal && left.reject(cancelledProblem(signal))
  signal?.addEventListener('abort', leave, { once: true })
  try {
    await Promise.race([before, left.promise])
  } finally {
    signal?.removeEventListener('abort', leave)
  }
}

/** Creates the file that other processes look for. Returns the function that removes it. */
async function claimFile(
  directory: string,
  key: string,
  signal: AbortSignal | undefined,
): Promise<() => Promise<void>> {
  const path = join(directory, `claim-${key}`)
  await mkdir(directory, { recursive: true }).catch(() => undefined)
  // Locked before the claim exists, so that no process sees a claim of this one without the lock.
  const holder = createClaimHolder(directory)
  try {
    while (!(await create(path, holder.name))) {
      // oxlint-disable-next-line no-await-in-loop -- waits for another process
      const removed = (await isFree(directory, path)) && (await removeFree(directory, path))
      // oxlint-disable-next-line no-await-in-loop -- waits for another process
      if (!removed) await sleep(pollMs, signal)
    }
  } catch (error) {
    await holder.release()
    throw error
  }
  return releaseOf(path, holder)
}

function releaseOf(path: string, holder: ClaimHolder): () => Promise<void> {
  const renewal = setInterval(() => {
    renew(path, holder.name).catch(() => undefined)
  }, renewMs).unref()
  return async () => {
    clearInterval(renewal)
    if (await isOwn(path, holder.name)) await rm(path, { force: true }).catch(() => undefined)
    await holder.release()
  }
}

async function renew(path: string, owner: string): Promise<void> {
  const now = new Date()
  if (await isOwn(path, owner)) await utimes(path, now, now)
}

/** False once another process has taken over: this one was stopped for longer than a claim lasts. */
async function isOwn(path: string, owner: string): Promise<boolean> {
  return (await ownerOf(path)) === owner
}

/** False if the file exists. True also if it cannot be created: a full disk must not stop speech. */
async function create(path: string, owner = ''): Promise<boolean> {
  try {
    await writeFile(path, owner, { flag: 'wx', mode: 0o600 })
    return true
  } catch (error) {
    return !(error instanceof Error && 'code' in error && error.code === 'EEXIST')
  }
}

/**
 * Removes the claim of a process that has ended. Several processes may see that it is free. A second file lets one of them
 * remove it, so that none removes the claim of the process that took over. False if another process does so.
 */
async function removeFree(directory: string, path: string): Promise<boolean> {
  const removal = `${path}-removal`
  if (!(await create(removal))) {
    if (await isStale(removal)) await rm(removal, { force: true })
    return false
  }
  try {
    const owner = await ownerOf(path)
    const free = await isFree(directory, path)
    if (free) {
      await rm(path, { force: true })
      await removeHolder(directory, owner)
    }
    return free
  } finally {
    await rm(removal, { force: true }).catch(() => undefined)
  }
}

async function isFree(directory: string, path: string): Promise<boolean> {
  return (await isStale(path)) || hasEnded(directory, await ownerOf(path))
}

/** The holder of a claim. Empty if there is no such claim. */
function ownerOf(path: string): Promise<string> {
  return readFile(path, 'utf8').catch(() => '')
}

async function isStale(path: string): Promise<boolean> {
  const found = await stat(path).catch(() => undefined)
  return found !== undefined && found.mtimeMs < Date.now() - staleMs
}
