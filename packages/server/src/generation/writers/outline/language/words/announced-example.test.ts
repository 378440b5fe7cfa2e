import { expect, test } from 'vitest'
import { onlyAnnouncesExample } from './announced-example.ts'

test.each([
  ['en', 'We work through an example.'],
  ['en', 'Let us look at a simple example.'],
  ['en', 'Consider the following example:'],
  ['es', 'Veamos un ejemplo.'],
  ['fr', 'Prenons un exemple.'],
  ['de', 'Betrachten wir ein Beispiel.'],
  ['de', 'Sehen wir uns ein einfaches Beispiel an.'],
  ['it', 'Vediamo un esempio.'],
  ['pt', 'Vejamos um exemplo.'],
  ['nl', 'Laten we een voorbeeld bekijken.'],
  ['pl', 'Rozważmy przykład.'],
  ['ru', 'Рассмотрим пример.'],
  ['zh', '我们来看一个例子。'],
  ['ar', 'لنأخذ مثالا بسيطا.'],
])('a sentence that only says that an example follows (%s): %s', (language, text) => {
  expect(onlyAnnouncesExample(text, language)).toBe(true)
})

test.each([
  ['en', 'Consider an example in which the rate is 5 %.'],
  ['en', 'Corals are another example.'],
  ['en', 'Look at an example before you start the exam.'],
  ['en', 'Take an example of soil to the laboratory.'],
  ['es', 'Veamos un ejemplo de erosión en Andalucía.'],
  ['de', 'Ein Beispiel ist der Mietvertrag.'],
  ['pl', 'Rozważmy przykład piekarni, która kupuje piec.'],
])('a sentence that says what the example is, is content (%s): %s', (language, text) => {
  expect(onlyAnnouncesExample(text, language)).toBe(false)
})
