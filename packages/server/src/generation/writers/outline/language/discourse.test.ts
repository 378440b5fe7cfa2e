import { languages } from '@lectern/domain/voices/languages.ts'
import { describe, expect, test } from 'vitest'
import { discourseMarkers } from './discourse-markers.ts'
import { lexiconOf } from './lexicon.ts'

test.each(Object.keys(languages))('There are discourse markers for %s', (language) => {
  const { discourse } = lexiconOf(language)
  const markers = Object.entries(discourseMarkers).find(([code]) => code === language)?.[1]
  expect(markers).toBeDefined()
  for (const [name, list] of Object.entries(markers ?? {})) {
    // Endings of verbs are parts of words: ' się' follows its verb.
    if (name === 'verbEndings') continue
    const entries = String(list).split('|')
    expect(entries.filter((entry) => entry.trim() !== entry || entry === '')).toEqual([])
    expect(entries.filter((entry) => entry !== entry.toLowerCase())).toEqual([])
  }
  const [first = ''] = markers?.first.split('|') ?? []
  const [label = ''] = markers?.labels.split('|') ?? []
  expect(discourse.placeInSeries(`${first} x`)).toBe('first')
  expect(discourse.labelOf(`${label}: x`)).toBe(label)
})

describe('The opening of the goals', () => {
  test.each([
    ['en', 'By the end of this section, you will be able to:', 'You will be able to:'],
    ['en', 'By the end of this section you should be able to:', 'You should be able to:'],
    ['en', 'You will be able to:', 'You will be able to:'],
    ['pl', 'Po przeczytaniu tego podrozdziału będziesz w stanie:', 'Będziesz w stanie:'],
    ['es', 'Al final de esta sección, podrá hacer lo siguiente:', 'Podrá hacer lo siguiente:'],
    ['es', 'Al final de esta sección, podrá:', 'Podrá:'],
    ['zh', '在本节中，你将学习：', '你将学习：'],
    ['ar', 'في هذا الدرس سوف تتعلم ما يلي:', 'سوف تتعلم ما يلي:'],
    ['hi', 'इस अध्याय में आप सीखेंगे:', 'आप सीखेंगे:'],
  ])('(%s) %s', (language, opening, said) => {
    expect(lexiconOf(language).discourse.withoutPage(opening)).toBe(said)
  })
})

test.each([
  ['By 1450, they had rebuilt every town of the plain.', true],
  ['Within two decades, their towns were larger than before.', true],
  ['For a cell to divide, it must copy its genes.', false],
  ['In 1347, ships brought the plague to Sicily.', false],
])('A pronoun after a time depends on an earlier sentence: %s', (text, expected) => {
  expect(lexiconOf('en').isDependent(text)).toBe(expected)
})

test.each([
  ['fr', 'Beaucoup d’étudiants travaillent le soir.', false],
  ['fr', 'Beaucoup d’étudiants croient que les saisons viennent de la distance.', true],
  ['es', 'Muchos estudiantes viven lejos de la escuela.', false],
  ['es', 'Muchos estudiantes creen que el aire no pesa.', true],
  ['it', 'Molti studenti lavorano la sera.', false],
  ['it', 'Molti studenti credono che l’aria non pesi.', true],
  ['pt', 'Muitos estudantes trabalham à noite.', false],
  ['pt', 'Muitos estudantes acreditam que o ar não pesa.', true],
  ['pl', 'Wielu studentów pracuje wieczorem.', false],
  ['pl', 'Wielu studentów sądzi, że powietrze nic nie waży.', true],
  ['zh', '许多学生住在学校附近。', false],
  ['zh', '许多学生认为空气没有重量。', true],
  ['tr', 'Birçok kişi akşamları çalışır.', false],
  ['tr', 'Birçok kişi havanın ağırlığı olmadığını sanır.', true],
  ['ja', 'かつてはここに城があった。', false],
  ['ja', '空気には重さがないと考えられていた。', true],
  ['de', 'Luft gilt fälschlicherweise als gewichtslos.', true],
])('A belief has a verb of belief (%s): %s', (language, text, expected) => {
  expect(lexiconOf(language).discourse.seems(text)).toBe(expected)
})

test('A word that announces a clause refers to nothing', () => {
  const lexicon = lexiconOf('pl')
  expect(lexicon.isDependent('Ekonomia to nauka o tym, jak ludzie podejmują decyzje.')).toBe(false)
  expect(lexicon.isDependent('Rolnicy wiedzą o tym od wielu lat.')).toBe(true)
})

test.each([
  ['en', 'The main cause was sulphur dioxide from coal smoke.', true],
  ['en', 'The aim of the law was peace.', false],
  ['en', 'The towns avoided one on purpose.', true],
  ['en', 'The company owned one in three ships.', false],
  ['es', 'La causa principal fue el humo.', true],
  ['es', 'La causa principal de la guerra fue el comercio.', false],
  ['fr', 'La principale cause était la fumée.', true],
  ['fr', 'La cause principale de la guerre était le commerce.', false],
  ['de', 'Die wichtigste Ursache war der Rauch.', true],
  ['de', 'Die wichtigste Ursache des Sterbens war der Rauch.', false],
  ['pl', 'Główną przyczyną był dym.', true],
  ['pl', 'Główną przyczyną wymierania był dym.', false],
  ['zh', '主要原因是煤烟。', true],
  ['zh', '衰退的主要原因是煤烟。', false],
])('A cause depends on what it is the cause of (%s): %s', (language, text, expected) => {
  expect(lexiconOf(language).isDependent(text)).toBe(expected)
})

test.each([
  ['es', 'Forman el Tribunal de las Aguas.', true],
  ['es', 'Crecen las plantas en verano.', false],
  ['es', 'Llegan el barco y el tren a la vez.', false],
  ['es', 'Bien el agua, bien el aire mueven la rueda.', false],
  ['it', 'Formano il tribunale delle acque.', true],
  ['it', 'Crescono le piante in estate.', false],
  ['it', 'Milano la notte è silenziosa.', false],
  ['pt', 'Formam o tribunal das águas.', true],
  ['pt', 'Sem o sol nenhuma planta cresce.', false],
  ['es', 'Consumía muchísimo carbón.', true],
  ['es', 'Florece en mayo y da frutos en otoño.', true],
  ['es', 'Florece el almendro en enero.', false],
  ['ar', 'أما كلمة الخوارزمية فمشتقة من اسمه نفسه.', true],
])('A plural verb before a singular noun has dropped its subject (%s): %s', (language, text, expected) => {
  expect(lexiconOf(language).isDependent(text)).toBe(expected)
})

test.each([
  ['zh', '物体下表面比上表面深，所以下表面受到的压力比上表面大。', false],
  ['zh', '日本书法起源于中国。', false],
  ['zh', '下表列出了各种材料的密度。', true],
  ['zh', '本书介绍了三种方法。', true],
  ['ja', '上の表面は下の表面より温かい。', false],
  ['ja', '上の表は密度を示している。', true],
] as const)('(%s) %s speaks of its page: %s', (code, text, expected) => {
  expect(lexiconOf(code).discourse.speaksOfPage(text)).toBe(expected)
})

test.each([
  ['en', 'The first is the light.', 'The light.'],
  ['en', 'The second reason is that grain was cheap.', 'Grain was cheap.'],
  ['en', 'First, the water is heated slowly.', 'The water is heated slowly.'],
  ['en', 'Finally, the cake is baked in a hot oven.', 'The cake is baked in a hot oven.'],
  ['sv', 'Först, vattnet är kallt.', 'Vattnet är kallt.'],
  ['zh', '首先是光照强度。', '光照强度。'],
] as const)('(%s) %s without its place in the series', (code, text, expected) => {
  expect(lexiconOf(code).discourse.withoutOrdinal(text)).toBe(expected)
})

test.each([
  ['en', 'The second phase is longer than the first.'],
  ['en', 'Then the towns are rebuilt by their people.'],
  ['de', 'Zuerst ist das Wasser kalt.'],
  ['de', 'Die zweite Ursache ist nicht der Regen.'],
  ['es', 'La primera no es la luz.'],
  ['it', 'La prima non è la luce, ma il calore.'],
  ['pt', 'A primeira não é a luz.'],
  ['ro', 'Primul nu este lumina.'],
  ['el', 'Το πρώτο δεν είναι το φως.'],
  ['sk', 'Prvý nie je dážď.'],
  ['cs', 'Nakonec voda je ohřátá.'],
  ['pl', 'Pierwszym nie jest deszcz.'],
  ['pl', 'Potem woda jest podgrzewana.'],
  ['fi', 'Ensimmäinen ei on valo.'],
  ['vi', 'Thứ nhất không phải là ánh sáng.'],
  ['he', 'הראשון אינו הוא האור.'],
  ['da', 'Endelig er vandet koldt.'],
  ['zh', '第一不是为了钱，而是为了名声。'],
  ['zh', '首先光是一种波。'],
] as const)('(%s) %s keeps its subject and its negation', (code, text) => {
  expect(lexiconOf(code).discourse.withoutOrdinal(text)).toBe(text)
})

test.each([
  ['Ciśnienie to jest ważne dla rośliny.', true],
  ['Kwas ten powoduje oparzenia skóry.', true],
  ['Osmoza to jest przenikanie wody przez błonę.', false],
] as const)('A pointing word after a Polish noun agrees with it: %s', (text, expected) => {
  expect(lexiconOf('pl').isDependent(text)).toBe(expected)
})

test.each([
  ['How to cite in Harvard style', undefined],
  ['How to cite this page', 'references'],
  ['How to cite', 'references'],
  ['To prepare a buffer solution', undefined],
  ['To prepare', 'references'],
  ['True or false friends', undefined],
  ['True or false?', 'exercises'],
])('a heading that only begins as a heading without content has content: %s', (heading, role) => {
  expect(lexiconOf('en').roleOf(heading)).toBe(role)
})

test('a reference that a colon announces is an example and stays', () => {
  const text = 'Give the surname and the year: (Okafor, 2019).'
  expect(lexiconOf('en').withoutReferences(text)).toBe(text)
  expect(lexiconOf('en').withoutReferences('Good prose is short (Okafor, 2019).')).toBe(
    'Good prose is short.',
  )
})

test.each([
  ['If one of them is missing, the claim fails.', true],
  ['If one of those who live there moves, the house is sold.', false],
  ['If one of the elements is missing, the claim fails.', false],
])('a part of several things needs the sentence that names them: %s', (text, expected) => {
  expect(lexiconOf('en').isDependent(text)).toBe(expected)
})

test('A Polish sentence that opens with "jeżeli" drops no subject', () => {
  const lexicon = lexiconOf('pl')
  expect(lexicon.isDependent('Jeżeli rzecz ma wadę, kupujący może żądać naprawy.')).toBe(false)
  expect(lexicon.isDependent('Mieli wadę, o której kupujący wiedział.')).toBe(true)
})

test.each([
  ['en', 'The First Estate was the clergy, and the Second Estate was the nobility.', undefined],
  ['de', 'Der Zweite Weltkrieg endete im Mai.', undefined],
  ['en', 'The first cause was the drought.', 'first'],
])('A number with a capital belongs to a name: (%s) %s', (language, text, place) => {
  const { discourse } = lexiconOf(language)
  expect(discourse.placeInSeries(text)).toBe(place)
  expect(discourse.withoutOrdinal(text) === text).toBe(place === undefined)
})
