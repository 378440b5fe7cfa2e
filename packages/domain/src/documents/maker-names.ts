import { translated } from '../messages/translated.ts'
import { recordingEngine } from '../narration/audio/own-recording.ts'

/**
 * The English names of writers and voice engines. Documents and voices contain them, so the names of earlier versions must
 * stay known.
 */
export const makerNames = {
  outlineWriter: 'Outline writer',
  englishVoices: 'Built-in English voices',
  otherVoices: 'Built-in voices of other languages',
  localVoices: 'Neural voices on this server',
  ownRecording: recordingEngine,
}

/** The English names of models, which name themselves. */
export const modelNames = {
  languageModel: (model: string) => `${model} (language model)`,
  speechModel: (model: string) => `${model} (any language)`,
}

export const makerMessages = translated('makers', { ...makerNames, ...modelNames })

/** The name of a writer or voice engine in the language of the interface, from its English name. */
export function makerName(english: string): string {
  for (const [id, name] of entriesOf(makerNames)) if (name === english) return makerMessages[id]
  const model = english.slice(0, english.lastIndexOf(' ('))
  for (const [id, nameOf] of entriesOf(modelNames))
    if (nameOf(model) === english) return makerMessages[id](model)
  return english
}

/** Between the names of several writers in `made_by`. */
const separator = ' + '

/** The English names of writers as one text, for documents. */
export const joinedMakers = (names: readonly string[]): string => names.join(separator)

/** The English names of the writers in `made_by`. */
export const makersOf = (madeBy: string): string[] => madeBy.split(separator)

const entriesOf = <Names extends object>(names: Names) =>
  // The groups have only their own names.
  Object.entries(names) as [keyof Names, Names[keyof Names]][]
