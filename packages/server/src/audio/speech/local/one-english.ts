import type { ModelFiles } from './local-model.ts'

const british = 'lexicon-gb-en.txt'
const american = 'lexicon-us-en.txt'

/** Whether a model with these files has pronunciations of both kinds of English. */
export const hasBothEnglish = (names: readonly string[]): boolean =>
  [british, american].every((lexicon) => names.some((name) => name.endsWith(lexicon)))

/**
 * The files without the pronunciations of the other English. With both, sherpa-onnx uses the first of each word. A British
 * voice keeps the British ones, every other voice the American ones.
 */
export function oneEnglish(files: ModelFiles, language: string): ModelFiles {
  const lexicons = files.lexicon?.split(',') ?? []
  if (!hasBothEnglish(lexicons)) return files
  const other = language === 'en-GB' ? american : british
  return { ...files, lexicon: lexicons.filter((path) => !path.endsWith(other)).join(',') }
}
