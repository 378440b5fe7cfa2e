import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { z } from 'zod/mini'
import { type LocalModel, type LocalSpeaker, modelFileIn, type ModelFiles } from './local-model.ts'
import {
  licenceIn,
  ownDescription,
  piperConfig,
  speakersOfKokoro,
  speakersOfOwner,
  speakersOfPiper,
} from './model-description.ts'
import { speakerNamesIn } from './onnx-metadata.ts'

/** The models of a folder, and a sentence for each subfolder that is none. */
export interface ReadModels {
  readonly models: readonly LocalModel[]
  readonly unusable: readonly string[]
}

const mostModels = 100
const cardNames = /^(?:model_card|readme|license)(?:\.(?:md|txt))?$/i

/** Reads the models in a folder, each in its own subfolder as sherpa-onnx publishes it. Never throws. */
export async function readModels(folder: string): Promise<ReadModels> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => undefined)
  if (!entries) return { models: [], unusable: [`The folder ${folder} cannot be read.`] }
  const names = entries
    .filter((entry) => (entry.isDirectory() || entry.isSymbolicLink()) && !entry.name.startsWith('.'))
    .map(({ name }) => name)
    .toSorted()
    .slice(0, mostModels)
  const read = await Promise.all(
    names.map((name) => readModel(folder, name).catch(() => `${name} cannot be read.`)),
  )
  const loose = entries.some(({ name }) => name.endsWith('.onnx'))
    ? ['A model is directly in the folder. Each model needs its own folder.']
    : []
  return {
    models: read.filter((one) => typeof one !== 'string'),
    unusable: [...read.filter((one) => typeof one === 'string'), ...loose],
  }
}

/** A model, or why the folder is none. */
async function readModel(parent: string, folder: string): Promise<LocalModel | string> {
  const path = join(parent, folder)
  const names = (await readdir(path)).toSorted()
  const model = modelFileIn(names)
  if (model === undefined) return `${folder} has no model (a file that ends in .onnx).`
  if (!names.includes('tokens.txt'))
    return `${folder} has no tokens.txt. Use the model as sherpa-onnx publishes it, not the original files of Piper.`
  const files = filesOf(path, names, model)
  const speakers = await speakersOf(path, folder, names, files)
  if (speakers.length === 0)
    return `${folder} does not say its language, or it is none of Lectern’s. Describe it in ${folder}/lectern.json.`
  const own = await parsedFile(join(path, 'lectern.json'), ownDescription)
  const card = names.find((name) => cardNames.test(name))
  const stated = card && licenceIn(await readFile(join(path, card), 'utf8'))
  return { folder, files, licence: own?.licence ?? (stated || undefined), speakers }
}

function filesOf(path: string, names: readonly string[], model: string): ModelFiles {
  const at = (name: string) => join(path, name)
  const all = (pattern: RegExp) =>
    names
      .filter((name) => pattern.test(name))
      .toSorted()
      .map(at)
      .join(',')
  const [lexicon, ruleFsts] = [all(/^lexicon.*\.txt$/), all(/\.fst$/)]
  return {
    kind: names.includes('voices.bin') ? 'kokoro' : 'vits',
    model: at(model),
    tokens: at('tokens.txt'),
    ...(names.includes('voices.bin') && { voices: at('voices.bin') }),
    ...(names.includes('espeak-ng-data') && { dataDir: at('espeak-ng-data') }),
    ...(lexicon && { lexicon }),
    ...(ruleFsts && { ruleFsts }),
  }
}

async function speakersOf(
  path: string,
  folder: string,
  names: readonly string[],
  { kind, model }: ModelFiles,
): Promise<readonly LocalSpeaker[]> {
  const own = await parsedFile(join(path, 'lectern.json'), ownDescription)
  if (own) return speakersOfOwner(folder, own)
  if (kind === 'kokoro') return speakersOfKokoro(await speakerNamesIn(model))
  const config = names.find((name) => name.endsWith('.onnx.json'))
  const piper = config && (await parsedFile(join(path, config), piperConfig))
  return piper ? speakersOfPiper(folder, piper) : []
}

/** Undefined if the file does not exist or has another form. */
async function parsedFile<T>(path: string, schema: z.ZodMiniType<T>): Promise<T | undefined> {
  try {
    return schema.parse(JSON.parse(await readFile(path, 'utf8')))
  } catch {
    return undefined
  }
}
