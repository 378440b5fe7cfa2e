import { expect, test } from 'vitest'
import { lexiconOf } from '../language/lexicon.ts'
import { isQuestion, isReadable, isStep, sentencesOf, standsAlone } from './sentence.ts'

test.each([
  ['en', 'Watch the dent.'],
  ['en', 'Read the volume to 0.05 mL.'],
  ['en', 'Read the current until it is 2 A.'],
  ['en', 'Open the valve until the pressure falls by 2 mmHg.'],
  ['en', 'Heat the pan to 80 °C, or by 20%.'],
  ['en', 'Add 5g of salt and 20 kJ of heat.'],
  ['en', 'Keep the level below 5 m and above 2 m.'],
  ['de', 'Lies die Spannung ab, bis sie 2 V beträgt.'],
  ['en', 'Read the volume of gas every 30 seconds for five minutes.'],
])('A step may have a measure (%s): %s', (language, text) => {
  expect(isStep(text, lexiconOf(language))).toBe(true)
})

test.each([
  ['en', 'Look at Figure 2A and describe it.'],
  ['en', 'Look at Figure 2 A and describe it.'],
  ['en', 'Read p. 3 m and stop.'],
  ['en', 'See part 2K.'],
  ['en', 'Do exercise 5g.'],
  ['en', 'Look at 2A and describe it.'],
  ['en', 'Read pages 3 and 4 before the lesson.'],
  ['en', 'Read chapter 3 before the lesson.'],
  ['de', 'Lies Seite 3 m.'],
  ['pl', 'Zobacz rysunek 2 A.'],
  ['es', 'Mire la figura 3 g.'],
  ['zh', '请看图2 A。'],
])('A number of a figure, a page or an exercise is no measure (%s): %s', (language, text) => {
  expect(isStep(text, lexiconOf(language))).toBe(false)
})

test('A sentence that opens a quotation and does not close it is not said alone', () => {
  expect(isReadable('She made an announcement: "There is a short delay.', 'en')).toBe(false)
  expect(isReadable('She said: "There is a delay."', 'en')).toBe(true)
  expect(isReadable('The screen measures 12" and the board is larger.', 'en')).toBe(true)
  expect(isReadable('Call `print("a)` twice.', 'en')).toBe(true)
})

test.each([
  ['en', 'Children were cheap.', true],
  ['en', 'No single computer knows all names.', true],
  ['en', 'Historians disagree.', false],
  ['pl', 'Dzieci były tanie.', true],
  ['en', 'In www.example.org, the last part is the domain.', true],
  ['en', 'See www.wikipedia.org for the rest of the story.', false],
])(
  'A statement of three words and one about the name of an example are said alone (%s): %s',
  (language, text, isAlone) => {
    const [one] = sentencesOf(text, 'b1', 0, lexiconOf(language))
    expect(one && standsAlone(one)).toBe(isAlone)
  },
)

test('a greeting is said with no other sentence', () => {
  const text = 'Hello everyone! This week we look at the sources of an essay.'
  const [greeting] = sentencesOf(text, 'b1', 0, lexiconOf('en'))
  expect(greeting).toMatchObject({ isUsable: false, companion: false })
})

test.each([
  ['pl', 'W ciągu 23 lat podzieliły ją między siebie Rosja, Prusy i Austria.'],
  ['en', 'In 1990 the firm sold it to a bank.'],
  ['de', 'Im Jahr 1990 verkaufte die Firma ihn an eine Bank.'],
])('An object pronoun near the start needs the sentence before (%s): %s', (language, text) => {
  expect(sentencesOf(text, 'b1', 0, lexiconOf(language))[0]?.isDependent).toBe(true)
})

test('An object pronoun at the start of a step means what its list is about', () => {
  const [step] = sentencesOf('Read it aloud twice. Do not stop it.', 'b1', 0, lexiconOf('en'), {
    ordered: true,
  })
  expect(step?.isDependent).toBe(false)
})

test('A calculation without words is a sentence that needs the one before it', () => {
  const found = sentencesOf(
    'Divide assets by debts. 2022: 60,000 ÷ 30,000 = 2.0. 12.',
    'b0',
    0,
    lexiconOf('en'),
  )
  expect(found.map(({ text, isUsable, isDependent }) => [text, isUsable, isDependent])).toEqual([
    ['Divide assets by debts.', true, false],
    ['2022: 60,000 ÷ 30,000 = 2.0.', true, true],
  ])
})

test('A German sentence may end with its quotation', () => {
  const [said] = sentencesOf('Der Händler Krause sagt: „Gekauft wie gesehen.“', 'b0', 0, lexiconOf('de'))
  expect(said?.isUsable).toBe(true)
  expect(isQuestion('Er fragt: „Muss ich das hinnehmen?“')).toBe(true)
})

test.each([
  ['en', 'Read this page before the skills lab. You will practise on a foam pad, not on each other.'],
  ['fr', 'Lisez cette page avant le cours. Vous travaillerez sur un mannequin, pas entre vous.'],
])('What readers will do after they have read the page is not taught (%s)', (language, text) => {
  const found = sentencesOf(text, 'b0', 0, lexiconOf(language))
  expect(found.map(({ isUsable }) => isUsable)).toEqual([false, false])
})

test('a question of one word for the reason is said with its answer', () => {
  const [, why] = sentencesOf('Die Zellen ersticken. Warum? Der Sauerstoff fehlt.', 'b1', 0, lexiconOf('de'))
  expect(why).toMatchObject({ text: 'Warum?', companion: true })
})

test.each([
  ['en', 'The diagram below shows a triangle. We will call its longest side the hypotenuse.'],
  ['en', 'Figure 3 shows a cell. You will notice that its nucleus is dark.'],
])('What follows a picture is taught (%s): %s', (language, text) => {
  expect(sentencesOf(text, 'b0', 0, lexiconOf(language)).at(-1)?.isUsable).toBe(true)
})
