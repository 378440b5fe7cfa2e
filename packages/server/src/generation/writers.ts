import type { LanguageModelConfig } from '../configuration/config.ts'
import type { Writer } from './writer.ts'
import { createLanguageModelWriter } from './writers/language-model/language-model-writer.ts'
import { createOutlineWriter } from './writers/outline/outline-writer.ts'

/** Settings from which writers are created. */
export interface WriterSettings {
  /** The model of LECTERN_LANGUAGE_MODEL, if configured. */
  readonly model: LanguageModelConfig | undefined
}

/** Creates each writer; undefined if it is not configured. The first available writer is used. */
export const writers: Readonly<Record<string, (settings: WriterSettings) => Writer | undefined>> = {
  'language-model': ({ model }) => model && createLanguageModelWriter(model),
  outline: createOutlineWriter,
}

/** The writer of this installation. The outline writer needs no configuration, so there is always one. */
export function createWriter(settings: WriterSettings): Writer {
  for (const make of Object.values(writers)) {
    const writer = make(settings)
    if (writer) return writer
  }
  return createOutlineWriter()
}
