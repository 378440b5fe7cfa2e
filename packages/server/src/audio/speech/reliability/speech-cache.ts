import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Logger } from '../../../platform/runtime/logger.ts'
import { createDiskMedia } from '../../../course-material/media/on-disk.ts'
import { readWhole } from '../../../course-material/media/read-whole.ts'
import { runInBackground } from '../../../platform/runtime/run-in-background.ts'
import { readWave } from '../audio/decode/read-wave.ts'
import { writeWave } from '../audio/write-wave.ts'
import type { Sound } from '../speech-engine.ts'

/**
 * Speech of a provider until its audio is stored. So a failure, a cancelled job or a restart does not pay for it twice.
 */
export interface SpeechCache {
  /** Undefined if there is none, or if it cannot be read. */
  find(key: string): Promise<Sound | undefined>
  /** `key` is a hash in hexadecimal digits. Never throws: speech that cannot be stored is paid for again. */
  keep(key: string, sound: Sound): Promise<void>
  forget(keys: readonly string[]): Promise<void>
}

const dayMs = 24 * 3600_000
/** Speech of abandoned work is deleted after this time. */
const longestMs = 7 * dayMs

export function createSpeechCache({
  directory,
  logger,
}: {
  readonly directory: string
  readonly logger: Logger
}): SpeechCache {
  const files = createDiskMedia(directory)
  const nameOf = (key: string) => `speech-${key}.wav`
  const warn = (error: unknown) => logger.warn({ err: error }, 'Cannot store speech for a retry.')
  const clear = () => runInBackground(() => removeOld(directory), logger, 'clearing kept speech')
  clear()
  setInterval(clear, dayMs).unref()

  return {
    async find(key) {
      try {
        if (!(await files.has(nameOf(key)))) return undefined
        const wave = readWave(await readWhole(files, nameOf(key)))
        return wave?.cut ? undefined : wave?.sound
      } catch (error) {
        warn(error)
        return undefined
      }
    },
    async keep(key, sound) {
      await files.put(nameOf(key), writeWave(sound)).catch(warn)
    },
    async forget(keys) {
      await Promise.all(keys.map((key) => files.remove(nameOf(key)).catch(warn)))
    },
  }
}

/** Stores nothing, for free engines and for tests. */
export const noSpeechCache: SpeechCache = {
  find: async () => undefined,
  keep: async () => undefined,
  forget: async () => undefined,
}

async function removeOld(directory: string): Promise<void> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true }).catch(() => [])
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
  for (const file of files) {
    const found = await stat(file).catch(() => undefined)
    if (found && found.mtimeMs < Date.now() - longestMs) await rm(file, { force: true })
  }
}
