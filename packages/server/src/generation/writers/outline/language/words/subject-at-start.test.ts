import { expect, test } from 'vitest'
import { subjectAtStart } from './subject-at-start.ts'

test.each([
  ['en', 'Clay soil is heavy.', 'Clay soil'],
  ['en', 'The O horizon consists of leaves.', 'The O horizon'],
  ['en', 'Blue light from screens has the strongest effect.', 'Blue light from screens'],
  ['en', 'Women typically grew the corn.', 'Women'],
  ['en', 'Alcohol makes people fall asleep sooner.', 'Alcohol'],
  ['es', 'La tasa de inflación se calcula en tres pasos.', 'La tasa de inflación'],
  ['fr', 'Les racines sont courtes.', 'Les racines'],
  ['de', 'Die Wurzeln sind kurz.', 'Die Wurzeln'],
  ['pl', 'Siła transportu rośnie bardzo szybko.', 'Siła transportu'],
  ['it', 'Le radici sono corte.', 'Le radici'],
  ['pt', 'As raízes são curtas.', 'As raízes'],
  ['nl', 'De wortels zijn kort.', 'De wortels'],
  ['ja', '肺動脈は血液を肺へ運ぶ。', '肺動脈は'],
  ['ko', '폐동맥은 피를 폐로 보낸다.', '폐동맥은'],
])('A sentence starts with a subject that a question can name (%s): %s', (language, text, subject) => {
  expect(subjectAtStart(text, language)).toBe(subject)
})

test.each([
  ['en', 'It holds water like a sponge.'],
  ['en', 'These soils are dry.'],
  ['en', 'Most roots grow here.'],
  ['en', 'A soil that has lost its humus dries out.'],
  ['en', 'Measure how long the ribbon is.'],
  ['en', 'Weapons made of obsidian were found.'],
  ['en', 'The reality is more complex.'],
  ['en', 'Usually this is an error.'],
  ['en', 'In 1492, Spain was united.'],
  ['en', 'Soil forms are named by their colour.'],
  ['en', 'About 30 % of land is dry.'],
  ['es', 'A menudo es necesario convertir.'],
  ['es', 'La velocidad a la que se mueve es alta.'],
  ['pl', 'Siłę transportu ma rzeka.'],
  ['pl', 'Czy każdy może to zrobić?'],
  ['de', 'Den Lehrer kann man fragen.'],
  ['ja', 'これは水です。'],
  ['ko', '이것은 물입니다.'],
  ['fi', 'Juuret ovat lyhyet.'],
])('No question names the start of a sentence (%s): %s', (language, text) => {
  expect(subjectAtStart(text, language)).toBeUndefined()
})
