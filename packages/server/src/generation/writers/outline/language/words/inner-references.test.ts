import { expect, test } from 'vitest'
import { lexiconOf } from '../lexicon.ts'
import { pointsBackInside } from './inner-references.ts'

test.each([
  ['en', 'There are two ways to avoid this.'],
  ['en', 'Most listeners react badly to such a voice.'],
  ['es', 'Los gobiernos liberales decidieron cambiar esa situación.'],
  ['en', 'Most museums spend more on the first than on the second.'],
  ['fr', 'Dans la première, les accouchements sont faits par des médecins.'],
  ['fr', 'Un jeune médecin y est nommé assistant.'],
  ['de', 'Die meisten Menschen kennen solche Stimmen.'],
  ['en', 'The London branch had already failed in 1472 for the same reason.'],
  ['en', 'The family held the majority in each, but the branches were separate.'],
  ['es', 'En diciembre del mismo año, el Congreso proclamó la República.'],
  ['de', 'Die Bank schloss ihre Filiale im selben Jahr.'],
  ['de', '„Ich hätte nie gedacht, dass so wenig so viel bewirkt“, sagt sie.'],
  ['fr', '« La fermentation, c’est la vie sans l’air », écrivait-il.'],
  ['ru', '«Мы живём на огне», — говорит он.'],
  ['en', '“Fermentation is life without air,” he wrote.'],
  ['pl', 'Większość roślin ogrodowych należy do tych gatunków.'],
  ['pl', 'Nowy most nad rzeką powstał w tym samym roku.'],
])('The first clause of a sentence may point at the sentence before: %s %s', (language, text) => {
  expect(pointsBackInside(text, language)).toBe(true)
})

test.each([
  ['en', 'A voice that trembles may mean fear, and listeners react to this sign.'],
  ['en', 'The speaker needs such a voice that everybody hears it.'],
  ['en', 'Some teachers of the school like this page.'],
  ['en', 'There are two clinics: the first is older.'],
  ['en', 'The first train left the town.'],
  ['fr', 'Il y a deux cliniques.'],
  ['fr', '« La fermentation, c’est la vie sans l’air », écrivait Pasteur.'],
  ['de', 'Pasteur war sicher: „Gärung ist Leben ohne Luft“, schrieb er.'],
  ['de', '„Gärung“ heißt der Vorgang, den die Hefe auslöst.'],
  ['uk', '«Ми живемо на вогні», — кажуть селяни.'],
  ['en', '“Fermentation” is a word that Pasteur used before he died.'],
  ['en', '“Fermentation is life,” wrote Pasteur in 1857.'],
  ['pl', 'Dla wielu małych roślin to właśnie światło jest najważniejsze.'],
  ['pl', 'Nowy most powstał w tym samym roku, w którym spłonął stary.'],
  ['en', 'The two banks failed for the same reason that had ruined the king.'],
])(
  'What is named in the sentence itself, or is the page, needs no sentence before: %s %s',
  (language, text) => {
    expect(pointsBackInside(text, language)).toBe(false)
  },
)

test('What compares with a number is no place on the page', () => {
  const lexicon = lexiconOf('en')
  expect(lexicon.pointsElsewhere('Below 40 per cent, glue gets brittle.')).toBe(false)
  expect(lexicon.pointsElsewhere('Figure 40 shows brittle glue.')).toBe(true)
})

test.each([
  ['pl', 'Gleby ciężkie wiążą bowiem więcej jonów.'],
  ['de', 'Schwere Böden binden nämlich mehr Wasser.'],
])('A word inside a sentence may call it a reason (%s)', (language, text) => {
  expect(lexiconOf(language).relationOf(text)).toBe('cause')
})

test('A part of what was said needs it, a counted thing does not', () => {
  const lexicon = lexiconOf('en')
  expect(lexicon.isDependent('One exception concerns the mule.')).toBe(true)
  expect(lexicon.isDependent('One mole weighs eighteen grams.')).toBe(false)
})

test.each([
  ['en', 'If a company raises its price, demand falls.'],
  ['de', 'Wenn ein Land seine Schulden nicht bezahlt, steigen die Zinsen.'],
  ['fr', 'Si une entreprise augmente ses prix, la demande baisse.'],
])('A pronoun means what the condition before it introduces (%s): %s', (language, text) => {
  expect(lexiconOf(language).isDependent(text)).toBe(false)
})

test('A pronoun of a condition that introduces nothing points back', () => {
  expect(lexiconOf('en').isDependent('If it raises its price, demand falls.')).toBe(true)
})

test('A Polish demonstrative after its noun points back, and the word for "is" does not', () => {
  expect(pointsBackInside('Zjawisko to nazywamy nadwyżką podaży.', 'pl')).toBe(true)
  expect(pointsBackInside('Ptak ten zimuje w Afryce.', 'pl')).toBe(true)
  expect(pointsBackInside('Ekonomia to nauka o wyborach.', 'pl')).toBe(false)
})

test.each([
  ['es', 'Alternativamente, se mide la distancia en millas.'],
  ['de', 'Alternativ misst man die Strecke in Meilen.'],
  ['pl', 'Alternatywnie mierzy się odległość w milach.'],
])('An alternative needs what it is an alternative to (%s): %s', (language, text) => {
  expect(lexiconOf(language).isDependent(text)).toBe(true)
})
