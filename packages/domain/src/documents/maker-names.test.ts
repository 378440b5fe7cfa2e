import { afterEach, expect, test } from 'vitest'
import { endTranslation, translateWith, translatorFrom } from '../messages/translated.ts'
import { joinedMakers, makerName, makerNames, makersOf, modelNames } from './maker-names.ts'

afterEach(endTranslation)

const german = {
  outlineWriter: 'Gliederungsassistent',
  languageModel: (model: string) => `${model} (Sprachmodell)`,
}

test('a writer or engine has its name in the language of the interface', () => {
  expect(makerName(makerNames.outlineWriter)).toBe('Outline writer')
  translateWith(translatorFrom({ makers: german }))
  expect(makerName(makerNames.outlineWriter)).toBe('Gliederungsassistent')
})

test('a model keeps its own name, also with brackets in it', () => {
  translateWith(translatorFrom({ makers: german }))
  expect(makerName(modelNames.languageModel('llama (8B)'))).toBe('llama (8B) (Sprachmodell)')
})

test.each(['A writer of an API client', 'llama (8B)', ''])('the unknown name %j stays', (name) => {
  translateWith(translatorFrom({ makers: german }))
  expect(makerName(name)).toBe(name)
})

test('several writers of one document are separate names', () => {
  const names = [modelNames.languageModel('gpt-5'), modelNames.languageModel('llama3:8b')]
  expect(makersOf(joinedMakers(names))).toEqual(names)
  expect(makersOf(makerNames.outlineWriter)).toEqual([makerNames.outlineWriter])
})
