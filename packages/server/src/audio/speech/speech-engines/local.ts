import { makerNames } from '@lectern/domain/documents/maker-names.ts'
import { languageOf } from '@lectern/domain/voices/languages.ts'
import { Problem } from '@lectern/domain/problems/problems.ts'
import type { Voice } from '@lectern/domain/voices/voice.ts'
import type { Logger } from '../../../platform/runtime/logger.ts'
import { installedVersion } from '../package-version.ts'
import type { LocalModel, ModelFiles } from '../local/local-model.ts'
import { type ModelSettings, modelSettings } from '../local/model-settings.ts'
import { oneEnglish } from '../local/one-english.ts'
import { readModels } from '../local/read-models.ts'
import { requireReadableByVoice } from '../text/readable-scripts.ts'
import { requireSound } from '../reliability/require-sound.ts'
import { isSlow, slowness } from '../text/slow-speech.ts'
import { stretchOfTake } from '../text/take-pace.ts'
import { hasWords } from '../text/speakable.ts'
import type { Sound, SpeechEngine } from '../speech-engine.ts'
import { startChild } from '../workers/child-runner.ts'
import { speechFailed } from '../reliability/speech-failed.ts'
import { createPool, type Runner } from '../../../platform/workers/pool.ts'

const id = 'local'
const name = makerNames.localVoices

export interface LocalRequest {
  readonly files: ModelFiles
  readonly sid: number
  readonly text: string
  /** 1.1 speaks ten per cent slower. */
  readonly stretch?: number
}

/**
 * Neural voices on this machine: the models that the owner put into a folder, through sherpa-onnx. It is an optional
 * package. Without it, and for folders that are no model, there are no voices, and the log says why.
 */
export function createLocalEngine({
  folder,
  logger,
  packageName = 'sherpa-onnx-node',
  version = installedVersion(packageName),
  start = () => startChild('audio/speech/local/sherpa-process.ts', 'sherpa-onnx'),
}: {
  folder: string
  logger: Logger
  packageName?: string
  /** The synthesiser with its version; undefined if it is not installed. */
  version?: string | undefined
  start?: () => Runner<LocalRequest, Sound>
}): SpeechEngine {
  const pool = createPool({ size: 1, timeoutMs: 180_000, start, failure: speechFailed })
  let models: readonly LocalModel[] = []
  let logged = ''

  async function voices(): Promise<readonly Voice[]> {
    const read =
      version === undefined ? { models: [], unusable: [notInstalled(packageName)] } : await readModels(folder)
    models = read.models
    const sentences = read.unusable.join(' ')
    // The folder is read again and again.
    if (sentences !== logged && sentences !== '')
      logger.warn({ folder, reasons: read.unusable }, 'Some local voices cannot be used.')
    logged = sentences
    return models.flatMap((model) => voicesOf(model))
  }

  async function find(voiceId: string) {
    if (models.length === 0) await voices()
    const { folder: modelFolder, sid } = partsOf(voiceId)
    const model = models.find((one) => one.folder === modelFolder)
    const voice = model && voicesOf(model).find((one) => one.id === voiceId)
    if (!voice) throw new Problem('UNKNOWN_VOICE')
    return { files: filesFor(model.files, voice), voice, sid }
  }

  return {
    id,
    name,
    version: version ?? 'not installed',
    // Read from the folder, because it must not depend on whether the voices were listed before.
    settingsOf: (voiceId): ModelSettings => modelSettings(folder, partsOf(voiceId).folder),
    marksOf: () => ['slow'],
    takesOf: () => 'pace',
    voices,
    async speak({ text, spans, voiceId, take, signal }) {
      const { files, voice, sid } = await find(voiceId)
      if (!hasWords(text)) return { samples: new Float32Array(), sampleRate: 22_050 }
      requireReadableByVoice(text, voice)
      const stretch = stretchOfTake(take) * (isSlow({ spans }) ? slowness : 1)
      return requireSound(await pool.run({ files, sid, text, ...(stretch !== 1 && { stretch }) }, { signal }))
    },
    close: () => pool.close(),
  }
}

const notInstalled = (packageName: string) =>
  `The package ${packageName} is not installed. Install it beside Lectern with npm install ${packageName}@1.13.8.`

/** `local:<folder>/<number>` */
function partsOf(voiceId: string): { folder: string; sid: number } {
  const [, folder = '', sid] = /^local:([^/\\]+)\/(\d+)$/.exec(voiceId) ?? []
  return { folder, sid: Number(sid) }
}

/** Kokoro reads English and Chinese by its own pronunciations, and other languages with eSpeak's. */
function filesFor(all: ModelFiles, { language }: Voice): ModelFiles {
  if (all.kind !== 'kokoro') return all
  const files = oneEnglish(all, language)
  const spoken = languageOf(language)
  return spoken === undefined || spoken === 'en' || spoken === 'zh' ? files : { ...files, lang: spoken }
}

function voicesOf({ folder, licence, speakers }: LocalModel): Voice[] {
  return speakers.map(({ sid, ...speaker }) => ({
    ...speaker,
    id: `${id}:${folder}/${sid}`,
    engine: name,
    quality: 'good',
    ...(licence !== undefined && { licence }),
  }))
}
