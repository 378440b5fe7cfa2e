import { languages } from '@lectern/domain/voices/languages.ts'
import { expect, test } from 'vitest'
import { countsThingsBefore, givesOrder, namesExhibit, opensProblem, supposesOfReader } from './no-claims.ts'

test.each([
  ['en', 'The following table shows the rivers.'],
  ['de', 'Die folgende Tabelle zeigt die Flüsse.'],
  ['es', 'La tabla siguiente muestra los ríos.'],
  ['ar', 'ويوضح الجدول الآتي توزيع الماء على الأرض.'],
  ['zh', '下表列出了三种血管。'],
  ['pl', 'Poniższa tabela pokazuje rzeki.'],
])('in %s, a sentence names the table that it introduces: %j', (language, text) => {
  expect(namesExhibit(text, language)).toBe(true)
})

test.each([
  ['en', 'Wear eye protection in the laboratory.', 'Eye protection is worn in the laboratory.'],
  ['de', 'Prüfen Sie den Druck.', 'Der Druck steigt mit der Tiefe.'],
  ['fr', 'Vérifiez la pression.', 'Chez les plantes, la pression monte.'],
  ['es', 'Mantener la cubierta vegetal entre los cultivos.', 'Cualquier suelo retiene agua.'],
  ['zh', '注意不要用拇指测量。', '血压是血液对血管壁的侧压力。'],
])('in %s, an order is known by its verb', (language, order, statement) => {
  expect(givesOrder(order, language)).toBe(true)
  expect(givesOrder(statement, language)).toBe(false)
})

test.each([
  ['en', 'The problem is the plough.', 'If we dig a trench', 'All three have one effect.'],
  ['es', 'El problema aparece después.', 'Si cavamos una zanja', 'Las tres tienen el mismo efecto.'],
  ['de', 'Das Problem ist der Pflug.', 'Wenn wir einen Graben ziehen', 'Alle drei wirken gleich.'],
])(
  'in %s, a problem, a supposed act and a count of earlier things are known',
  (language, problem, act, all) => {
    expect(opensProblem(problem, language)).toBe(true)
    expect(supposesOfReader(act, language)).toBe(true)
    expect(countsThingsBefore(all, language)).toBe(true)
  },
)

test.each(Object.keys(languages))('in %s, a number alone is no claim of any of these forms', (language) => {
  const text = '1848'
  expect(namesExhibit(text, language)).toBe(false)
  expect(opensProblem(text, language)).toBe(false)
  expect(supposesOfReader(text, language)).toBe(false)
  expect(countsThingsBefore(text, language)).toBe(false)
  expect(givesOrder(text, language)).toBe(false)
})
