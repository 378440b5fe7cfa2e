import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { lockFile } from '../locks/file-lock.ts'

/** The holder of a claim. Its lock shows to other processes of this machine whether its process still runs. */
export interface ClaimHolder {
  /** Names the holder in the file of the claim. */
  readonly name: string
  release(): Promise<void>
}

/** The kernel that keeps the locks. Containers of one machine share it. The kernel of another machine does not have them. */
const kernel = readKernel()

/** Creates a holder. Without a lock, because the directory cannot be written, its claims last until they are stale. */
export function createClaimHolder(directory: string): ClaimHolder {
  const id = randomUUID()
  const path = lockPath(directory, id)
  const unlock = tryLock(path, 'create')
  return {
    name: `${kernel} ${id}`,
    async release() {
      unlock?.()
      await rm(path, { force: true }).catch(() => undefined)
    },
  }
}

/** Whether the process of this holder has ended for certain. False if it runs, and if that is unknown. */
export function hasEnded(directory: string, name: string): boolean {
  const path = lockOf(directory, name)
  const unlock = path === undefined ? undefined : tryLock(path, 'fail')
  unlock?.()
  return unlock !== undefined
}

/** Removes what a process that has ended left of this holder. */
export async function removeHolder(directory: string, name: string): Promise<void> {
  const path = lockOf(directory, name)
  if (path !== undefined) await rm(path, { force: true }).catch(() => undefined)
}

/** Undefined for the holder of another machine, and for a name that is none. */
function lockOf(directory: string, name: string): string | undefined {
  const [of, id = '', ...more] = name.split(' ')
  const isName = of === kernel && more.length === 0 && /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(id)
  return isName ? lockPath(directory, id) : undefined
}

const lockPath = (directory: string, id: string) => join(directory, `holder-${id}`)

function tryLock(path: string, missing: 'create' | 'fail'): (() => void) | undefined {
  try {
    return lockFile(path, missing)
  } catch {
    return undefined
  }
}

/** Linux gives each start of its kernel a name. Elsewhere the name of the machine has to do. */
function readKernel(): string {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
  } catch {
    return hostname().replaceAll(/\s/g, '-')
  }
}
