import { expect, test } from 'vitest'
import { nameOfCase } from './occurring-words.ts'

test.each([
  ['en', 'Infiltration happens when fluid leaks into the tissue.', 'Infiltration'],
  ['en', 'A market failure occurs when prices mislead.', 'market failure'],
  ['es', 'La corrosión se produce cuando el metal toca el agua.', 'corrosión'],
  ['pl', 'Dyfuzja zachodzi, gdy cząstki się mieszają.', 'Dyfuzja'],
  ['de', 'Die Korrosion entsteht, wenn Eisen nass wird.', 'Korrosion'],
  ['ar', 'يحدث التسرب عندما يخرج السائل من الوريد.', 'التسرب'],
])('a sentence explains a thing by when it occurs (%s): %s', (language, text, name) => {
  expect(nameOfCase(text, language)).toBe(name)
})

test.each([
  ['en', 'It happens when the water is warm.'],
  ['en', 'The harvest of the year was poor when the rain stayed away.'],
  ['en', 'What happens when the water boils?'],
  ['es', 'Esto ocurre cuando sube la temperatura.'],
  ['es', 'La guerra de los siete reinos del norte ocurre cuando el rey muere.'],
  ['es', 'El metal se oxida cuando toca el agua.'],
  ['pl', 'To zachodzi, gdy rośnie cena.'],
  ['pl', 'Cena rośnie, gdy popyt jest duży.'],
  ['de', 'Das geschieht, wenn es regnet.'],
  ['de', 'Eisen rostet, wenn es nass wird.'],
])('a sentence explains no thing (%s): %s', (language, text) => {
  expect(nameOfCase(text, language)).toBeUndefined()
})
