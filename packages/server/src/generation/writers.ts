import type { LanguageModelConfig } from '../config.ts'
import type { Writer } from './writer.ts'
import { createLanguageModelWriter } from './writers/language-model/language-model-writer.ts'
import { createOutlineWriter } from './writers/outline/outline-writer.ts'

/** What a writer may be made from. */
export interface WriterSettings {
  /** The model of LECTERN_LANGUAGE_MODEL, when there is one. */
  readonly model: LanguageModelConfig | undefined
}

/** Makes each writer; undefined where it is not configured. The first that can be made is the one that writes. */
export const writers: Readonly<Record<string, (settings: WriterSettings) => Writer | undefined>> = {
  'language-model': ({ model }) => model && createLanguageModelWriter(model),
  outline: createOutlineWriter,
}

/** The writer of this installation. The outline writer needs nothing, so there always is one. */
export function createWriter(settings: WriterSettings): Writer {
  for (const make of Object.values(writers)) {
    const writer = make(settings)
    if (writer) return writer
  }
  return createOutlineWriter()
}
