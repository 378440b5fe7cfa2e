import { expect, test } from 'vitest'
import { readPage } from '../../../page-reader/read-page.ts'
import { prepareMaterial } from '../material/material.ts'
import { definitionSlides } from './definition.ts'
import { pointOf } from './points.ts'
import { proseSlides } from './prose.ts'

const html = `<h2>Causas</h2><p>La causa principal fue la deuda del Estado. Las guerras contra Francia y la pérdida de las
colonias habían vaciado la Hacienda, y los intereses de la deuda consumían una tercera parte de los ingresos. A la necesidad
de dinero se añadió un motivo político muy discutido en las ciudades del norte y del sur. El ejército liberal contaba
entonces con unos 100.000 hombres.</p>`

test('A slide shows the main point of its section, and its script says it', () => {
  const material = prepareMaterial(readPage({ title: 'La reforma', html, language: 'es' }))
  const [section] = material.sections
  const [unit] = section?.units ?? []
  if (!section || !unit) throw new Error('The page has no section.')
  const [slide] = proseSlides({ material, images: new Map(), section, unit })
  const point = 'La causa principal fue la deuda del Estado'
  expect(
    Object.values(slide?.content ?? {})
      .flat()
      .join('\n'),
  ).toContain(point)
  expect(slide?.says.join(' ')).toContain(point)
})

test('A point does not end with a share of something that only the sentence before names', () => {
  const peasants = `<h2>Peasants</h2><p>Peasants farmed corn and beans on terraced land. Peasants received only one-third of their
    crops for themselves. The ruler required a third, and a third was set aside for those unable to work.</p>`
  const material = prepareMaterial(readPage({ title: 'Peasants', html: peasants, language: 'en' }))
  const points = material.sentences.flatMap((sentence) => pointOf(sentence, material))
  expect(points.map(({ point }) => point)).not.toContain('The ruler required a third')
})

test('The sentence that says what the card of a term shows belongs to the card', () => {
  const genes = `<h2>Genes</h2><p>Protein synthesis begins with genes. A gene is a functional segment of DNA that provides the genetic
    information necessary to build a protein. Each gene provides the code that is necessary to construct a particular protein.
    Gene expression dictates the structure of a cell by determining which proteins are made.</p><h2>Glossary</h2><dl><dt>gene</dt>
    <dd>functional length of DNA that provides the genetic information necessary to build a protein</dd></dl>`
  const material = prepareMaterial(readPage({ title: 'Genes', html: genes, language: 'en' }))
  const cards = material.sections.flatMap((section) =>
    section.units.flatMap((unit) => definitionSlides({ material, images: new Map(), section, unit })),
  )
  const uses = cards.flatMap((card) => ('uses' in card ? [card.uses] : []))
  // An idea of this maker has its sentences.
  expect(JSON.stringify(uses)).toContain('A gene is a functional segment of DNA')
  expect(cards.flatMap(({ says }) => says).join(' ')).not.toContain('functional segment')
})

test('A wrong belief is shown with what is right', () => {
  const beliefs = `<h2>Magma</h2><p>Many students believe that magma comes from the core. In fact it forms in the upper mantle, within the
    top two hundred kilometres. Others think that these rocks have melted. They have not: a rock that melts becomes lava.</p>`
  const material = prepareMaterial(readPage({ title: 'Rocks', html: beliefs, language: 'en' }))
  const [section] = material.sections
  const [unit] = section?.units ?? []
  if (!section || !unit) throw new Error('The page has no section.')
  const [slide] = proseSlides({ material, images: new Map(), section, unit })
  const shown = Object.values(slide?.content ?? {})
    .flat()
    .join(' ')
  expect(shown).toMatch(/believe that magma .* In fact|have melted\. They have not/u)
})

test('A German condition that opens with a verb and a pronoun leads no slide', () => {
  const strom = `<h2>Strom</h2><p>Mit jedem Gerät steigt der Strom in der Leitung. Wird er zu groß, erhitzen sich die Leitungen.</p>`
  const { sentences } = prepareMaterial(readPage({ title: 'Strom', html: strom, language: 'de' }))
  expect(sentences.find(({ text }) => text.startsWith('Wird'))?.isDependent).toBe(true)
})

test('A slide shows the main statement of its paragraph, not its shortest one', () => {
  const coast = `<h2>The shape of the coast</h2><p>A bay that narrows like a funnel squeezes the water that is driven into it. River mouths
    do the same. In addition, a river in flood cannot drain into a sea that stands higher than usual.</p>`
  const material = prepareMaterial(readPage({ title: 'Surge', html: coast, language: 'en' }))
  const [section] = material.sections
  const [unit] = section?.units ?? []
  if (!section || !unit) throw new Error('The page has no section.')
  const [slide] = proseSlides({ material, images: new Map(), section, unit })
  expect(JSON.stringify(slide?.content)).toContain('A bay that narrows like a funnel')
  expect(JSON.stringify(slide?.content)).not.toContain('do the same')
})

test('The position that opens a section is shown before the objections to it', () => {
  const position = `<h2>The utilitarian position</h2><p>Peter Singer argues that what counts is the capacity to suffer, not membership
    of a species. Sentience gives a being interests, and equal interests deserve equal consideration.</p><p>Critics object that
    the argument does not forbid painless killing. A hen that lives happily suffers nothing, and another hen can replace her.
    Singer answers that this holds at most for beings without a sense of their own future.</p>`
  const material = prepareMaterial(readPage({ title: 'Animals', html: position, language: 'en' }))
  const [section] = material.sections
  const [unit] = section?.units ?? []
  if (!section || !unit) throw new Error('The page has no section.')
  const [slide] = proseSlides({ material, images: new Map(), section, unit })
  const [first] = [slide?.content['bullet_points'] ?? slide?.content['slide_content'] ?? []].flat()
  expect(first).toMatch(/^Peter Singer argues/)
})

test('A point does not show one of two things that its sentence sets against each other', () => {
  const against = `<h2>Houses</h2><p>A lease gives the use of a house, while a sale transfers the house itself. The notary reads the
    contract aloud in both cases, because many buyers never read it.</p>`
  const material = prepareMaterial(readPage({ title: 'Houses', html: against, language: 'en' }))
  const points = material.sentences.flatMap((one) => pointOf(one, material, 16)).map(({ point }) => point)
  expect(points[0]).toBe('A lease gives the use of a house, while a sale transfers the house itself')
  const short = material.sentences.flatMap((one) => pointOf(one, material)).map(({ point }) => point)
  expect(short).not.toContain('A lease gives the use of a house')
})

test('A point does without the word at its end that links it to the sentence before', () => {
  const models = `<h2>Two models</h2><p>In 1894 Emil Fischer proposed the model of the lock and the key. The model treats the enzyme as rigid.</p>
    <p>In 1958 Daniel Koshland suggested induced fit instead. The site is flexible and closes around the substrate as it binds.</p>`
  const material = prepareMaterial(readPage({ title: 'Enzymes', html: models, language: 'en' }))
  const points = material.sentences
    .flatMap((sentence) => pointOf(sentence, material))
    .map(({ point }) => point)
  expect(points.find((point) => point.includes('Koshland'))).toMatch(/suggested induced fit$/u)
})

test('A case that is only supposed is no point', () => {
  const cases = `<h2>Risk</h2><p>The court weighs how likely the harm was. Clubs build a fence where balls often leave the ground. Suppose a
    ball is hit out of the ground.</p>`
  const material = prepareMaterial(readPage({ title: 'Negligence', html: cases, language: 'en' }))
  const points = material.sentences.flatMap((one) => pointOf(one, material, 16)).map(({ point }) => point)
  expect(points).toContain('The court weighs how likely the harm was')
  expect(points.join('\n')).not.toContain('Suppose')
})

test('A statement that is read without its aside has no link to the sentence before', () => {
  const church = `<h2>The Church</h2><p>The Catholic Church, the only church in Europe at the time, also owned vast tracts of land and became very
    wealthy by collecting not only tithes from the people but also rents on its lands.</p>`
  const material = prepareMaterial(readPage({ title: 'The Catholic Church', html: church, language: 'en' }))
  const [section] = material.sections
  const [unit] = section?.units ?? []
  if (!section || !unit) throw new Error('The page has no section.')
  const [slide] = proseSlides({ material, images: new Map(), section, unit })
  expect(slide?.content['slide_content']).toBe('The Catholic Church owned vast tracts of land.')
})
