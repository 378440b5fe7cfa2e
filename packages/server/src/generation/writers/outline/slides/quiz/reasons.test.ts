import { expect, test } from 'vitest'
import { readPage } from '../../../../page-reader/read-page.ts'
import { prepareMaterial } from '../../material/material.ts'
import { makeQuestions } from './make-questions.ts'

const questionsOf = (html: string, language = 'en') =>
  makeQuestions(prepareMaterial(readPage({ title: 'Page', language, html })))

const steps = `<p>A dressing covers a wound. Moist wounds heal fast.</p><ol><li>Remove the old dressing slowly, so that new skin is not torn
  off.</li><li>Rinse the wound with warm water, because cold fluid slows healing.</li><li>Do not rub the skin around the wound, as rubbing
  opens small cuts again.</li><li>Write the date on the dressing.</li></ol>`

test('The reason and the purpose of an instruction are asked for as what one should do', () => {
  const found = questionsOf(steps).filter(({ kind }) => kind === 'reason')
  const slowly = found.find(({ ask }) => ask === 'Why should you remove the old dressing slowly?')
  expect(slowly?.right).toBe('New skin is not torn off')
  // The harm that it prevents is seen to be no reason.
  expect(slowly?.wrong).not.toContain('New skin is torn off')
  const asked = found.map(({ ask }) => ask)
  expect(asked).toContain('Why should you rinse the wound with warm water?')
  expect(asked).toContain('Why should you not rub the skin around the wound?')
})

test('The next step of a list is no further explanation of a step', () => {
  const warm = questionsOf(steps).find(({ ask }) => ask.includes('rinse the wound'))
  expect(warm?.further).toBeUndefined()
})

test.each([
  'It rained for nine days, so that the ground was wet everywhere.',
  'The water rises in the pipe, as the air in it expands slowly.',
  'Keep the lid on the pot, as shown in the first picture of this page.',
  'Cold air sinks to the ground, as long as no wind mixes the layers.',
  'Once the ice melts, so that the sea is open, ships set out again.',
])('A result, a time and a comparison are no reasons: %s', (text) => {
  const found = questionsOf(
    `<p>${text} Ships sink because water enters them. Pots break because they are thin. Fish die because they get no air.</p>`,
  )
  expect(found.filter(({ kind, teaches }) => kind === 'reason' && teaches === text)).toEqual([])
})

test('A statement whose second word begins as an article is no instruction', () => {
  const found =
    questionsOf(`<p>Hydrochloric acid is strong because the water takes all of its protons. Vinegar is weak because few
    of its molecules break up. Bases taste bitter because they react with the tongue. Salts dissolve because water pulls them apart.</p>`)
  expect(found.filter(({ ask }) => ask.startsWith('Why should you'))).toEqual([])
})

test('A verb of saying without its speaker is no claim', () => {
  const found = questionsOf(
    `<p>Epiktet był filozofem. Mówi, że zdrowie nie jest dobrem w ścisłym sensie, bo można je źle wykorzystać. Gniew gaśnie,
    ponieważ odrzucamy jego sąd. Strach mija, ponieważ widzimy rzeczy takie, jakie są. Uczniowie słuchali go chętnie,
    ponieważ mówił prosto.</p>`,
    'pl',
  )
  expect(found.filter(({ ask }) => ask.startsWith('Dlaczego mówi'))).toEqual([])
})

test('A claim with a condition or a clause at its start is asked about in a sentence of its own', () => {
  const found = questionsOf(
    `<p>La inflación tiene varias causas. Que suba el precio de los tomates no es inflación, porque los demás precios no cambian.
    La cesta se revisa cada año, porque los hábitos de las familias cambian. El ahorro pierde valor, porque el dinero compra menos
    cosas. Los deudores ganan, porque devuelven menos de lo que recibieron.</p>`,
    'es',
  )
  expect(found.map(({ ask }) => ask).filter((ask) => /por qué que/iu.test(ask))).toEqual([])
})

test.each([
  [
    'en',
    'Because anaerobic bacteria live without oxygen, a tight dressing must never cover an infected wound.',
    'Why must a tight dressing never cover an infected wound?',
    'Anaerobic bacteria live without oxygen',
  ],
  [
    'es',
    'Como el agua es densa, el hielo flota en el lago.',
    '¿Por qué el hielo flota en el lago?',
    'El agua es densa',
  ],
  [
    'de',
    'Weil Haarzellen nicht nachwachsen, ist ein Lärmschaden nicht heilbar.',
    'Warum ist ein Lärmschaden nicht heilbar?',
    'Weil Haarzellen nicht nachwachsen',
  ],
  ['zh', '因为水的密度较大，所以冰块浮在湖面上。', '为什么冰块浮在湖面上？', '水的密度较大'],
])('A reason that a sentence names before its claim is asked for (%s)', (language, text, ask, reason) => {
  const others = {
    en: 'The lake is cold because the wind comes from the north. The shore is empty because the boats left in autumn.',
    es: 'El lago está frío porque el viento viene del norte. La orilla está vacía porque los barcos salieron en otoño.',
    de: 'Der See ist kalt, weil der Wind von Norden kommt. Das Ufer ist leer, weil die Boote im Herbst abfuhren.',
    zh: '山上的湖水很冷，因为风从北方吹来。村边的岸边很空，因为渔船在秋天离开了。',
  }[language]
  const asked = questionsOf(`<p>${text}</p><p>${others}</p>`, language).find(({ right }) => right === reason)
  expect(asked?.ask).toBe(ask)
  expect(asked?.wrong.length).toBeGreaterThanOrEqual(2)
})

test.each([
  'Since 1990, the number of boats has grown.',
  'Since the war ended, prices of boats have risen.',
  'Because the pot is thick, it stays warm for hours.',
])('A time is no reason, and a claim that names nothing is not asked about: %s', (text) => {
  const found = questionsOf(`<p>${text} The lake is cold because the wind comes from the north.</p>`)
  expect(found.filter(({ because }) => because.startsWith(text) && !because.includes('lake'))).toEqual([])
})

test('The reason of a claim that holds in a case is asked for in one sentence', () => {
  const found =
    questionsOf(`<p>If the slope of a drain is too flat, solids settle because the water moves too slowly.</p>
    <p>The lake is cold because the wind comes from the north. The shore is empty because the boats left in autumn.</p>`)
  expect(found.map(({ ask }) => ask)).toContain('If the slope of a drain is too flat, why do solids settle?')
})

test('What an instruction prevents, said by the next sentence, is asked for as its reason', () => {
  const found =
    questionsOf(`<p>A titration measures an acid. The lake is cold because the wind comes from the north. The shore is
    empty because the boats left in autumn.</p><ol>
    <li>Rinse the burette with the base. Water left in it would dilute the base.</li><li>Add two drops of the dye. More would react
    with the base.</li><li>Read the scale at the lowest point.</li></ol>`)
  const asked = found.find(({ ask }) => ask === 'Why should you rinse the burette with the base?')
  expect(asked?.right).toBe('Water left in it would dilute the base')
  expect(asked?.because).toBe('Rinse the burette with the base. Water left in it would dilute the base.')
})

test('A claim that ends in a pronoun is not asked about', () => {
  const found =
    questionsOf(`<p>Power grows with the sample. Much scatter lowers it, since the effect drowns in noise.</p>
    <p>The lake is cold because the wind comes from the north. The shore is empty because the boats left in autumn.</p>`)
  expect(found.filter(({ ask }) => ask.includes('lowers it'))).toEqual([])
})

const soils = ` Farmers leave straw on the fields because dry wind carries bare soil away. Worms are welcome guests because they let air into the
  ground. Clay holds much water because its grains are small.`

test('A reason may have a quotation, an example after a colon, and a clause that limits it', () => {
  const asked = questionsOf(
    `<p>Decimos «está seco» y no «es seco», porque la sequía es el resultado de un cambio, aunque dure años.</p>
    <p>Con las fiestas usamos ser, porque el verbo significa tener lugar: «La cosecha es en julio».</p>
    <p>Los abuelos dicen «tierra» porque el campo es su casa. El viento se oye en marzo porque sopla entre los tejados.</p>`,
    'es',
  ).filter(({ kind }) => kind === 'reason')
  expect(asked.map(({ right }) => right)).toEqual(
    expect.arrayContaining(['La sequía es el resultado de un cambio', 'El verbo significa tener lugar']),
  )
})

test('Why a cause is a cause is not asked', () => {
  const found = questionsOf(
    `<p>The cause of the flood was a broken dam, because nothing else held the lake back.${soils}</p>`,
  )
  expect(
    found
      .filter(({ kind }) => kind === 'reason')
      .map(({ ask }) => ask)
      .join('\n'),
  ).not.toContain('cause of the flood')
  const chinese = questionsOf(
    `<p>洪水的原因是湖水的水面高于田野，因为山上的雪水流进湖里。农民在田里留下稻草，因为冬天的大风吹走泥土。黏土能够保存水分，因为黏土的颗粒非常细小。</p>`,
    'zh',
  )
  expect(chinese.map(({ ask }) => ask)).toContain('为什么湖水的水面高于田野？')
})

test('A German reason about “er” is no option beside one that names its subject', () => {
  const found = questionsOf(
    `<p>Ein Lehmboden wird im Frühjahr langsam warm, weil das Wasser viel Wärme aufnimmt. Der Bauer wählt den Pflug, weil er tief in die Erde dringt.
    Stroh bleibt auf dem Acker, weil trockener Wind den Boden fortträgt. Im Wald fehlt der Kalk, weil der Regen die Salze löst.</p>`,
    'de',
  ).find(({ ask }) => ask.startsWith('Ein Lehmboden'))
  expect(found?.wrong.length).toBeGreaterThan(1)
  expect(found?.wrong.join('\n')).not.toContain('Weil er')
})

test('A reason of the same part of the page comes before those of other parts', () => {
  const found =
    questionsOf(`<h2>Soil</h2><p>Farmers leave straw on the fields because dry wind carries the earth away. Lime is spread in autumn because
    the winter rain washes it in.</p><h2>Bees</h2><p>Hives face the south because the morning sun warms them up. Drones are driven out because food is
    scarce at night. Queens are marked because the keeper must find them.</p>`).find(
      ({ right }) => right === 'The winter rain washes it in',
    )
  expect(found?.wrong[0]).toBe('Dry wind carries the earth away')
})

test('A reason after a label that several paragraphs have is asked for without the label', () => {
  const found =
    questionsOf(`<h2>Cold glue</h2><p>Problem: The glue does not spread, because the cold has made it thick.</p><h2>Wet wood</h2><p>Problem: The joint opens
    again because the boards shrink in the warm room.</p><h2>Dust</h2><p>Problem: The surfaces do not hold because loose dust lies between them.</p>`)
  expect(
    found
      .filter(({ kind }) => kind === 'reason')
      .map(({ ask }) => ask)
      .join('\n'),
  ).not.toContain('Problem')
})

test('The name of an item and a second statement are no part of a wrong option', () => {
  const found =
    questionsOf(`<h2>Leaves</h2><p>Leaves look green because they send green light back to the eye.</p><h2>Stages</h2><p>First stage: it happens in
    bright light only. Oxygen leaves the plant as a gas; the energy is kept in small molecules.</p><h2>Roots</h2><p>Roots take up water at night. Their hairs
    grow between the grains of the soil.</p>`).filter(({ kind }) => kind === 'reason')
  const options = found.flatMap(({ wrong }) => wrong).join('\n')
  expect(options).not.toMatch(/First stage|;/u)
})

test('The second of two reasons is no part of an option', () => {
  const found = questionsOf(
    `<p>Boats stay in the bay because the waves are high and because the pilots are ill. Farmers leave straw behind because dry wind carries
    the soil away. Clay is heavy in spring because its grains hold much water.</p>`,
  ).filter(({ kind }) => kind === 'reason')
  const options = found.flatMap(({ right, wrong }) => [right, ...wrong])
  expect(options).toContain('The waves are high')
  expect(options.join('\n')).not.toContain('pilots')
})
