import { Problem } from '@lectern/domain/problems/problems.ts'
import { hash, verify } from '@node-rs/argon2'
import pLimit from 'p-limit'

/** Argon2id with the parameters that OWASP's Password Storage Cheat Sheet recommends: 19 MiB, 2 passes, 1 lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** A hash takes about 30 ms of a core and a thread of the pool that also reads files. */
const atOnce = 2
const waitingAtMost = 100
const queue = pLimit(atOnce)

/** Rejects with BUSY if too many passwords wait to be hashed. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (queue.pendingCount >= waitingAtMost) throw new Problem('BUSY', { retryAfterSeconds: 5 })
  return queue(work)
}

/** Rejects with BUSY if too many passwords wait to be hashed. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, cost))
}

let decoy: Promise<string> | undefined

/**
 * Takes the same time for an account that does not exist (no hash) as for one that does. BUSY like `hashPassword`.
 */
export async function verifyPassword(storedHash: string | undefined, password: string): Promise<boolean> {
  decoy ??= hash('a password for unknown accounts', cost)
  const expected = storedHash ?? (await decoy)
  const right = await inTurn(() => verify(expected, password))
  return right && storedHash !== undefined
}
