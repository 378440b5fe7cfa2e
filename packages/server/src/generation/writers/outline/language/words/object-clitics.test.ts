import { expect, test } from 'vitest'
import { lexiconOf } from '../lexicon.ts'
import { hasOpenClitic } from './object-clitics.ts'

test.each([
  ['es', 'Los romanos lo extendieron por el valle.'],
  ['es', 'Los romanos la llevaron a Roma.'],
  ['pt', 'Os romanos o levaram para toda a Europa.'],
  ['it', 'I romani lo portarono in tutta Europa.'],
  ['fr', 'Michel Jouvet l’a décrit à Lyon en 1959.'],
  ['fr', 'La lumière la remet à l’heure chaque matin.'],
  ['fr', 'Les Romains les ont exportés.'],
])('(%s) the sentence before says what the pronoun means: %s', (language, text) => {
  expect(hasOpenClitic(text.toLowerCase(), language)).toBe(true)
  expect(lexiconOf(language).isDependent(text)).toBe(true)
})

test.each([
  ['es', 'La novela la escribió Cervantes.'],
  ['es', 'El libro lo escribió Cervantes.'],
  ['es', 'Los romanos fundaron las ciudades de la costa.'],
  ['es', 'El cocinero prepara lo más importante.'],
  ['pt', 'O governo comprou as sacas.'],
  ['it', 'I romani fondarono la città.'],
  ['it', 'Il libro lo scrisse Eco.'],
  ['fr', 'Le dimanche les boulangers travaillent dans la nuit.'],
  ['fr', 'La France la plus rurale vote peu.'],
  ['fr', 'Ce livre, je l’ai lu.'],
  ['fr', 'Tous les Romains les plus riches avaient des esclaves.'],
  ['fr', 'Le médecin que l’on a consulté est absent.'],
  ['en', 'The Romans spread it.'],
])('(%s) no pronoun for what is named elsewhere: %s', (language, text) => {
  expect(hasOpenClitic(text.toLowerCase(), language)).toBe(false)
})
