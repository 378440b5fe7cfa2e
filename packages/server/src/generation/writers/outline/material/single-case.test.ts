import { expect, test } from 'vitest'
import { readPage } from '../../../page-reader/read-page.ts'
import { prepareMaterial } from './material.ts'
import { isDenialBeforeList, isLesson, isOfSingleCase } from './single-case.ts'

function sentencesOf(language: string, html: string, title = 'X') {
  const material = prepareMaterial(readPage({ title, html, language }))
  return { material, sentences: material.sentences }
}

/** Other parts of the page, which is not about one person. */
const others = ['Alpha', 'Beta', 'Gamma', 'Delta', 'Epsilon']
  .map((name) => `<h2>${name}</h2><p>${name} ${name.toLowerCase()} ${name.toLowerCase()}.</p>`)
  .join('')

function casesIn(language: string, text: string): readonly boolean[] {
  const { material, sentences } = sentencesOf(language, `<h2>A</h2><p>${text}</p>${others}`)
  return sentences.slice(0, -5).map((one) => isOfSingleCase(one, material))
}

test.each([
  ['en', 'Dough needs time. Amira’s first loaf came out dense. She baked it after one hour.'],
  ['en', 'Dough needs time. Amira baked her first loaf after one hour. It came out dense.'],
  ['en', 'Insulin acts fast. Mr Okafor gets his insulin before lunch. The tray comes late.'],
  ['de', 'Ein Mangel ist ein Fehler. Herr Brandt kauft ein Fahrrad. Der Rahmen bricht nach einer Woche.'],
  ['es', 'El suelo se pierde. La señora Ruiz perdió la cosecha. El campo quedó vacío.'],
  ['fr', 'Un vice est un défaut. Madame Petit achète un vélo. Le cadre casse en mai.'],
  ['it', 'Un vizio è un difetto. La signora Bianchi compra una bici. Il telaio si rompe a maggio.'],
  ['pl', 'Wada to brak cechy. Pan Nowak kupił rower w sklepie. Rama pękła w maju.'],
  ['nl', 'Een gebrek is een fout. Meneer Bakker koopt een fiets. Het frame breekt in mei.'],
])(
  'the story of one person is one case from the sentence that names the person on (%s): %s',
  (language, text) => {
    expect(casesIn(language, text)).toEqual([false, true, true])
  },
)

test.each([
  ['en', 'Yeast is a fungus. Students often say that it is a plant. They are wrong.'],
  ['en', 'Bread needs yeast. Women’s work in the bakeries was unpaid. It was hard.'],
  ['de', 'Frauen kaufen Räder. Händler verkaufen sie. Beide haben Rechte.'],
  ['en', 'Water boils at 100 degrees Celsius. Salt raises this point. Height lowers it.'],
])('a statement about all of a kind is no case (%s): %s', (language, text) => {
  expect(casesIn(language, text)).not.toContain(true)
})

test.each([
  ['en', 'The ratio leaves stock out. For Northgate in 2023: (72,000 − 41,000) ÷ 60,000 = 0.52.'],
  ['en', 'The ratio leaves stock out. In May the firm of Northgate had 52 pence in cash.'],
  ['es', 'El suelo se pierde. Casi la mitad de Andalucía pierde 10 toneladas al año.'],
  ['fr', 'Le sol se perd. Chaque année, la Bretagne perd 10 tonnes de terre.'],
  ['de', 'Der Käufer hat ein Jahr Zeit. Der Händler muss dann das Gegenteil beweisen.'],
])('a figure of one firm or place, or what was so then, is one case (%s): %s', (language, text) => {
  expect(casesIn(language, text)).toEqual([false, true])
})

test.each([
  ['en', 'Did you know?', 'A drop of water spends about nine days in the air.'],
  ['es', '¿Sabías que…?', 'Una gota de agua pasa unos nueve días en el aire.'],
  ['de', 'Wusstest du?', 'Ein Tropfen Wasser bleibt etwa neun Tage in der Luft.'],
  ['pl', 'Ciekawostka', 'Kropla wody spędza w powietrzu około dziewięciu dni.'],
])('a curious fact is no point of the page (%s): %s', (language, heading, text) => {
  const { material, sentences } = sentencesOf(language, `<h2>${heading}</h2><p>${text}</p>`)
  expect(sentences.map((one) => isOfSingleCase(one, material))).toEqual([true])
})

test('The order that ends a story is what is learnt from it', () => {
  const { material, sentences } = sentencesOf(
    'en',
    '<h2>A</h2><p>Amira’s first loaf came out dense. She baked it after one hour. Go by the dough, not by the clock.</p>' +
      others,
  )
  const story = sentences.slice(0, 3)
  expect(story.map((one) => isLesson(one, material))).toEqual([false, false, true])
  expect(story.map((one) => isOfSingleCase(one, material))).toEqual([true, true, false])
})

test('A page that is about one person has no single case', () => {
  const { material, sentences } = sentencesOf(
    'en',
    '<h2>Youth</h2><p>Marie left her home at twenty. She went to Paris.</p><h2>Work</h2><p>Marie found two elements with her husband. She measured their rays.</p>',
  )
  expect(sentences.map((one) => isOfSingleCase(one, material))).not.toContain(true)
})

test.each([
  ['de', 'Der Käufer hat nicht sofort alle Rechte. Das Gesetz nennt eine Reihenfolge:'],
  ['en', 'The buyer does not have all rights at once. The law gives an order:'],
  ['es', 'El comprador no tiene todos los derechos. La ley da un orden:'],
])('a denial before the lead of a list is no point (%s): %s', (language, text) => {
  const { material, sentences } = sentencesOf(
    language,
    `<h2>A</h2><p>${text}</p><ul><li>Alpha beta gamma.</li><li>Delta epsilon zeta.</li></ul>`,
  )
  const [first] = sentences
  expect(first && isDenialBeforeList(first, material)).toBe(true)
})
