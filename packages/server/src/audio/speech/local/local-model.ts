import type { Voice } from '@lectern/domain/voices/voice.ts'

/** The files of a model, as sherpa-onnx takes them. Absolute paths. */
export interface ModelFiles {
  readonly kind: 'vits' | 'kokoro'
  readonly model: string
  readonly tokens: string
  /** Kokoro's voices. */
  readonly voices?: string
  /** The folder of eSpeak's data, for models that read phonemes. */
  readonly dataDir?: string
  /** The language that Kokoro reads with eSpeak's pronunciations. */
  readonly lang?: string
  /** Pronunciations, separated by commas. */
  readonly lexicon?: string
  /** Rules for numbers and dates, separated by commas. */
  readonly ruleFsts?: string
}

/** A model of the folder, with its speakers. */
export interface LocalModel {
  /** Name of its folder. */
  readonly folder: string
  readonly files: ModelFiles
  readonly licence: string | undefined
  readonly speakers: readonly LocalSpeaker[]
}

export interface LocalSpeaker extends Pick<Voice, 'name' | 'language' | 'languages' | 'gender'> {
  /** Number within the model. */
  readonly sid: number
}

/** The file of a model in a folder with these names. Compressed models sound worse. */
export function modelFileIn(names: readonly string[]): string | undefined {
  return names.find((name) => /(?<!\.int8)\.onnx$/.test(name)) ?? names.find((name) => name.endsWith('.onnx'))
}
