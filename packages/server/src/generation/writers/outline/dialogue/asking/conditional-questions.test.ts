import { expect, test } from 'vitest'
import { readPage } from '../../../../page-reader/read-page.ts'
import { lexiconOf } from '../../language/lexicon.ts'
import { languageCodes } from '@lectern/domain/voices/languages.ts'
import { phrasesOf } from '../../language/phrases.ts'
import { prepareMaterial } from '../../material/material.ts'
import { createConditionalQuestions } from './conditional-questions.ts'

function asked(text: string, language: string) {
  const page = readPage({ title: 'Air', html: `<p>${text}</p>`, language })
  const [sentence] = prepareMaterial(page).sentences
  return sentence && createConditionalQuestions(lexiconOf(language)).take(sentence)
}

test.each([
  [
    'en',
    'If a closed room is heated, its relative humidity falls quickly.',
    'And if a closed room is heated?',
    'Its relative humidity falls quickly.',
  ],
  [
    'de',
    'Wenn ein geschlossener Raum geheizt wird, sinkt die relative Luftfeuchte schnell.',
    'Und wenn ein geschlossener Raum geheizt wird?',
    'Dann sinkt die relative Luftfeuchte schnell.',
  ],
  [
    'es',
    'Si se calienta una sala cerrada, la humedad relativa baja rápidamente.',
    '¿Y si se calienta una sala cerrada?',
    'La humedad relativa baja rápidamente.',
  ],
  ['hi', 'यदि मानसून देर से आता है, तो बुवाई देर से होती है।', 'और यदि मानसून देर से आता है?', 'तो बुवाई देर से होती है।'],
])(
  'The case of a sentence is a question, and the rest its answer: %s',
  (language, text, question, answer) => {
    const found = asked(text, language)
    expect(found?.text).toBe(question)
    expect(found?.answer.text).toBe(answer)
  },
)

test.each([
  'If the lamp was lit in 1862, the whole street could read at night.',
  'If the workers of Carnegie went home, the furnaces of the works grew cold.',
  'If sand, gravel and clay lie below, the water of the river sinks.',
  'Unless the room is heated well, its relative humidity rises quickly.',
])('No listener asks for a name, a number, a part of a list or an exception: %s', (text) => {
  expect(asked(text, 'en')).toBeUndefined()
})

test('A time is no case to think of, and each question is asked once', () => {
  const html = `<p>If a closed room is heated, its relative humidity falls quickly. When a closed room is cooled,
    its relative humidity rises quickly. If a window stays open, the humidity of both sides is equal.</p>`
  const { sentences } = prepareMaterial(readPage({ title: 'Air', html, language: 'en' }))
  const questions = createConditionalQuestions(lexiconOf('en'))
  expect(sentences.map((one) => questions.take(one)?.text)).toEqual([
    'And if a closed room is heated?',
    undefined,
    'If a window stays open, what then?',
  ])
})

test('Each language has a question for a case and for the rest of a list', () => {
  for (const code of languageCodes) {
    const { conditions, others } = phrasesOf(code).talk
    expect(conditions.length, code).toBeGreaterThan(1)
    expect(
      conditions.every((one) => one.split('{}').length === 2),
      code,
    ).toBe(true)
    expect(others.length, code).toBeGreaterThan(1)
  }
})

test('An example of a case stays with the case', () => {
  const text = 'If the pressure of the blood falls, for instance after an injury, the whole filtration stops.'
  expect(asked(text, 'en')).toBeUndefined()
  expect(asked('If the pressure of the blood falls, the whole filtration stops at once.', 'en')).toBeDefined()
})

test.each([
  ['pl', 'Jeśli dodamy do tego fakt, że potrzeby ludzi stale rosną, łatwo zrozumieć znaczenie wyboru.'],
  ['de', 'Wenn man dazu die Tatsache nimmt, dass der Bedarf wächst, versteht man den Preis leichter.'],
  ['cs', 'Pokud k tomu přidáme skutečnost, že potřeby lidí stále rostou, snadno pochopíme význam volby.'],
  ['ru', 'Если добавить к этому факт, что потребности людей растут, легко понять значение выбора.'],
  ['hu', 'Ha hozzávesszük azt a tényt, hogy az igények folyton nőnek, könnyű megérteni a választást.'],
])('A case is not cut before a clause that belongs to it (%s)', (language, text) => {
  expect(asked(text, language)).toBeUndefined()
})

test.each([
  ['en', 'If the data are read first, or the test is repeated often, the result is worthless.'],
  ['zh', '如果先看数据再挑α，或者反复检验直到显著为止，就叫作操纵，结论将不可信。'],
  [
    'de',
    'Wenn der Verkäufer den Mangel verschweigt, oder wenn er eine Garantie gibt, gelten andere Fristen.',
  ],
  ['es', 'Si el vendedor oculta el defecto, o si da una garantía, rigen otros plazos.'],
  ['pl', 'Jeżeli sprzedawca ukrywa wadę, albo udziela osobnej gwarancji, obowiązują inne terminy.'],
  ['ar', 'إذا بذل الإنسان جهدا كبيرا، أو شعر بالخوف الشديد، يزداد عدد النبضات.'],
  ['ru', 'Если продавец скрывает недостаток, или даёт отдельную гарантию, действуют другие сроки.'],
])('A condition of two clauses is not divided between the hosts: %s', (language, text) => {
  expect(asked(text, language)).toBeUndefined()
})

test('A word that only begins as “and” or “or” joins nothing', () => {
  expect(asked('If a closed room is heated, other rooms stay much colder.', 'en')?.text).toBe(
    'And if a closed room is heated?',
  )
})

test('a case with an aside about it stays with its result', () => {
  const text = 'Si el viento supera esta velocidad, que suele ser muy alta, el molino se detiene.'
  expect(asked(text, 'es')).toBeUndefined()
  expect(asked('Si el viento supera la velocidad de corte, el molino se detiene.', 'es')).toBeDefined()
})
