import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { modelFileIn } from './local-model.ts'
import { hasBothEnglish } from './one-english.ts'

/** Properties of a model that change its sound. */
export type ModelSettings = Readonly<Record<string, string | number>>

/**
 * The settings of the model in a subfolder. Another model in the same folder has another size. A Kokoro model with British
 * and American pronunciations uses those of each voice. Empty if there is no model.
 */
export function modelSettings(parent: string, folder: string): ModelSettings {
  if (folder === '' || folder.startsWith('.')) return {}
  try {
    const path = join(parent, folder)
    const names = readdirSync(path).toSorted()
    const model = modelFileIn(names)
    if (model === undefined) return {}
    const byVoice = names.includes('voices.bin') && hasBothEnglish(names)
    return { bytes: statSync(join(path, model)).size, ...(byVoice && { english: 'of the voice' }) }
  } catch {
    return {}
  }
}
