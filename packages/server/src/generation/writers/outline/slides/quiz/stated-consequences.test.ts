import { expect, test } from 'vitest'
import { readPage } from '../../../../page-reader/read-page.ts'
import { prepareMaterial } from '../../material/material.ts'
import { makeQuestions } from './make-questions.ts'
import { reasoningIn } from './reasons.ts'
import { forbiddenActs, statedConsequences } from './stated-consequences.ts'

const materialOf = (text: string, language: string) =>
  prepareMaterial(readPage({ title: 'Page', language, html: `<p>${text}</p>` }))

test.each([
  [
    'en',
    'Hold your breath for ten seconds. Otherwise the fine particles are breathed out again.',
    'Hold your breath for ten seconds. What happens otherwise?',
    'The fine particles are breathed out again',
  ],
  [
    'de',
    'Der Mieter muss den Mangel sofort anzeigen. Sonst verliert er das Recht auf Minderung.',
    'Der Mieter muss den Mangel sofort anzeigen. Was geschieht sonst?',
    'Er verliert das Recht auf Minderung',
  ],
  [
    'de',
    'Lüften Sie jeden Morgen alle Zimmer. Sonst setzt sich die feuchte Luft an der Wand ab.',
    'Lüften Sie jeden Morgen alle Zimmer. Was geschieht sonst?',
    'Die feuchte Luft setzt sich an der Wand ab',
  ],
  [
    'fr',
    "Laissez de l'espace entre les aliments. Sinon l'air froid ne circule pas.",
    "Laissez de l'espace entre les aliments. Que se passe-t-il sinon ?",
    "L'air froid ne circule pas",
  ],
  [
    'pl',
    'Przerzucaj pryzmę co miesiąc. W przeciwnym razie środek zostanie bez tlenu.',
    'Przerzucaj pryzmę co miesiąc. Co się stanie w przeciwnym razie?',
    'Środek zostanie bez tlenu',
  ],
  [
    'zh',
    '要提前写好问题，否则每个调查员会问得不一样。',
    '要提前写好问题。否则会怎么样？',
    '每个调查员会问得不一样',
  ],
])('The outcome of leaving an instruction out is asked for (%s)', (language, text, ask, outcome) => {
  const [found] = statedConsequences(materialOf(text, language))
  expect(found?.ask).toBe(ask)
  expect(found?.reason).toBe(outcome)
})

test.each([
  [
    'de',
    'Feuchte Luft gibt an kalten Wänden Wasser ab. Deshalb prüfen Gutachter die Dämmung.',
    'Warum prüfen Gutachter die Dämmung?',
  ],
  [
    'nl',
    'De lijm is pas na een dag sterk. Daarom mag de band niet hard worden opgepompt.',
    'Waarom mag de band niet hard worden opgepompt?',
  ],
  [
    'es',
    'El agua atrapada empuja las laderas. Por eso los técnicos vigilan la presión.',
    '¿Por qué los técnicos vigilan la presión?',
  ],
  [
    'pl',
    'Woda zamarza i zwiększa objętość. Dlatego rury pękają zimą w piwnicach.',
    'Dlaczego rury pękają zimą w piwnicach?',
  ],
])('The reason before a sentence with “that is why” is asked for (%s)', (language, text, ask) => {
  const [found] = statedConsequences(materialOf(text, language))
  expect(found?.ask).toBe(ask)
  expect(text).toContain(found?.reason)
})

test('An instruction whose next sentence says what happens otherwise for another one has no reason there', () => {
  const html = `不要用湿手插拔插头：水会让电流更容易通过皮肤。发现有人触电时，要先切断电源，否则救援者也会触电。不能用水灭火，因为水会导电。
    电线会发热，因为电线有电阻。`
  const asked = reasoningIn(materialOf(html, 'zh')).map(({ ask = '' }) => ask)
  expect(asked).toContain('为什么不要用湿手插拔插头？')
  expect(asked.filter((ask) => ask.startsWith('为什么要'))).toEqual([])
})

test('An order after “that is why”, and an order before it, are not asked about', () => {
  expect(
    statedConsequences(
      materialOf(
        'Rinse your mouth after each dose. That is why the inhaler is kept beside the toothbrush.',
        'en',
      ),
    ),
  ).toEqual([])
})

test.each([
  ['en', 'Never wash the metal canister: water blocks the valve.', 'Water blocks the valve'],
  [
    'es',
    'Nunca dejes crecer árboles en la presa: las raíces abren caminos para el agua.',
    'Las raíces abren caminos para el agua',
  ],
  [
    'de',
    'Stelle Schränke nicht direkt an Außenwände: Dahinter kann die Luft nicht zirkulieren.',
    'Dahinter kann die Luft nicht zirkulieren',
  ],
  ['zh', '不要只在图书馆门口调查：那里的学生本来就更用功。', '那里的学生本来就更用功'],
])('The reason after the colon of a prohibition is asked for (%s)', (language, text, reason) => {
  expect(forbiddenActs(materialOf(text, language)).map((one) => one.reason)).toEqual([reason])
})

test.each(['Use two tools: a file and a brush.', 'There are no rules: each team works as it likes.'])(
  'A colon after a sentence that forbids no act is no reason: %s',
  (text) => {
    expect(forbiddenActs(materialOf(text, 'en'))).toEqual([])
  },
)

test('Reasons of a page with instructions are options of each other', () => {
  const asked = makeQuestions(
    materialOf(
      `Shake the inhaler well. Otherwise the spray contains mostly propellant. Never wash the metal canister: water blocks the
      valve. Steroids can cause thrush because some of the drug stays in the mouth.`,
      'en',
    ),
  ).find(({ ask }) => ask === 'Why should you never wash the metal canister?')
  expect(asked?.right).toBe('Water blocks the valve')
  expect(asked?.wrong).toContain('Some of the drug stays in the mouth')
})
