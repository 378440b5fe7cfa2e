import { expect, test } from 'vitest'
import { readPage } from '../../../page-reader/read-page.ts'
import { createOutlineWriter } from '../outline-writer.ts'
import { prepareMaterial } from '../material/material.ts'
import { dividedAtName, listSlides } from './list.ts'

test.each([
  [
    'Adhesion: water clings to the walls - but not to wax',
    ['Adhesion', 'water clings to the walls - but not to wax'],
  ],
  [
    'Cohesion: water molecules – being polar – stick to each other',
    ['Cohesion', 'water molecules – being polar – stick to each other'],
  ],
  ['Osmosis – water moves', ['Osmosis', 'water moves']],
  ['Water moves', ['Water moves']],
])('an item is divided after its name, and loses nothing: %s', (text, parts) => {
  expect(dividedAtName(text)).toEqual(parts)
})

/** The titles of the slides that a page with these steps makes of its lists. */
function slidesOfSteps(...steps: readonly string[]) {
  const html = `<h2>A strategy for word problems</h2><ol>${steps.map((step) => `<li>${step}</li>`).join('')}</ol>`
  const material = prepareMaterial(readPage({ title: 'Word problems', language: 'en', html }))
  return material.sections
    .flatMap((section) =>
      section.units.flatMap((unit) => listSlides({ material, images: new Map(), section, unit })),
    )
    .map(({ says }) => says.join(' '))
}

test('a method that ends with an answer to its question is taught', () => {
  const [says] = slidesOfSteps(
    'Read the problem until all of its words are understood.',
    'Name the unknown quantity with a variable.',
    'Solve the equation with the rules of algebra.',
    'Answer the question with a complete sentence.',
  )
  expect(says).toContain('Answer the question with a complete sentence.')
})

test('a list that sends learners to questions of the page is not taught', () => {
  expect(
    slidesOfSteps(
      'Open the simulation and choose the pendulum.',
      'Move the weight to the left and release it.',
      'Answer the questions below.',
    ),
  ).toEqual([])
})

/** The points of the first step on the slides of a long procedure in the language. */
function shownFirst(language: string, step: string) {
  const others = [
    'Alpha beta gamma',
    'Delta beta gamma',
    'Beta delta zeta',
    'Zeta alpha eta',
    'Eta alpha zeta',
    'Theta eta beta',
  ]
  const html = `<h2>1</h2><ol>${[step, ...others].map((one) => `<li>${one}</li>`).join('')}</ol>`
  const material = prepareMaterial(readPage({ title: '2', language, html }))
  const [first] = material.sections.flatMap((section) =>
    section.units.flatMap((unit) => listSlides({ material, images: new Map(), section, unit })),
  )
  return [first?.content['bullet_points']].flat()[0]
}

test.each([
  [
    'en',
    'If the patient reports pain or numbness in the hand, withdraw the needle immediately and apply pressure',
  ],
  ['en', 'Put on the gloves and the coat, unless the room of the patient has been closed for a day'],
  ['en', 'Push the wire slowly into the tube, and never touch the open end of it with a bare hand'],
  ['en', 'Wait between 5 and 10 minutes before you touch the plate of the heater with your bare hands'],
  [
    'en',
    'Take the white tubes, the labels, the band and the needle before you go to the room of the patient',
  ],
  [
    'de',
    'Stellen Sie sicher, dass die Flasche fest steht, und schrauben Sie danach den Regler von Hand wieder auf',
  ],
  [
    'tr',
    'Kırmızı ışık yanarsa, makineyi hemen durdurun ve teknisyeni arayın, sonra odadan çıkın ve kapıyı sıkıca kapatın',
  ],
])(
  'a step of a long procedure keeps its condition, its prohibition and its members (%s): %s',
  (language, step) => {
    expect(shownFirst(language, step)).toBe(step)
  },
)

test.each([
  'Check the name of the insulin, the expiry date and the appearance',
  'Dial the two units slowly, point the needle upwards and press the button',
])('a step of a long procedure keeps both things to do and all objects: %s', (step) => {
  expect(shownFirst('en', step)).toBe(step)
})

test('a step of a long procedure is cut between two things to do', () => {
  expect(
    shownFirst(
      'en',
      'Lower the angle slowly, advance the needle two millimetres, then slide the tube off the needle',
    ),
  ).toBe('Lower the angle slowly, advance the needle two millimetres')
})

test.each([
  ['en', 'Knock on the bottom of the loaf. If it sounds hollow, it is done.'],
  ['es', 'Mida la pendiente del campo. Si supera el diez por ciento, construya terrazas.'],
  ['pl', 'Zważ jajko ponownie. Jeśli masa wzrosła, woda weszła do środka.'],
])('a short step is shown with the case that it is done for (%s): %s', (language, step) => {
  expect(shownFirst(language, step)).toBe(step.slice(0, -1))
})

test('a long case after a step is only said', () => {
  const step =
    'Rinse the plate. If it still feels slippery after a minute under the running water of the tap, rub it again with soap.'
  expect(shownFirst('en', step)).toBe('Rinse the plate')
})

test.each([
  [['W październiku lód jest cienki.', 'Po nowym roku lód jest gruby.'], 'Po pierwsze: w październiku'],
  [['W październiku lód jest cienki.', 'Ania mierzy gruby lód na jeziorze.'], 'Po pierwsze: W październiku'],
])('all steps have a small letter after their number, or none: %j', (steps, expected) => {
  const html = `<h2>Jak zamarza jezioro</h2><ol>${steps.map((step) => `<li>${step}</li>`).join('')}</ol>`
  const material = prepareMaterial(readPage({ title: 'Jezioro', language: 'pl', html }))
  const says = material.sections.flatMap((section) =>
    section.units.flatMap((unit) =>
      listSlides({ material, images: new Map(), section, unit }).map((one) => one.says.join(' ')),
    ),
  )
  expect(says.join(' ')).toContain(expected)
})

test('the few sentences around a list with explained items are said with it, in the order of the page', async () => {
  const html = `<h2>Falls</h2><p>Falls from height kill more workers than anything else on a site. Most of them are under two metres, and many happen on ladders.</p>
    <h2>The order of control</h2><p>The best protection is not to climb at all. Before any work, go through three levels in order.</p>
    <ol><li><strong>Avoid</strong> the work at height: use a tool with a long handle from the ground.</li>
    <li><strong>Prevent</strong> a fall: use a platform with guard rails.</li>
    <li><strong>Reduce</strong> the distance of a fall: use nets, air bags or a harness.</li></ol>
    <p>A guard rail protects each person on the platform.</p>`
  const page = readPage({ title: 'Work at height', html, language: 'en' })
  const { slides } = await createOutlineWriter().write('slideshow', { page, options: {}, images: new Map() })
  const slide = slides.find(({ content }) => content['slide_title'] === 'The order of control')
  expect(slide?.content['bullet_points']).toHaveLength(3)
  expect(slide?.audio_script).toMatch(
    /not to climb at all\..*Prevent a fall.*A guard rail protects each person/s,
  )
})

test('the sentence that leads to a list is said after the one that it needs, and the sentences after the list come after it', async () => {
  const html = `<h2>Der Vertrag</h2><p>Ein Vertrag kommt durch Antrag und Annahme zustande. Er verpflichtet beide Seiten. Der Käufer zahlt den Preis, und der Verkäufer übergibt die Sache.</p>
    <h2>Mängel</h2><p>Eine Sache ist mangelhaft, wenn sie sich nicht für die gewöhnliche Verwendung eignet. Der Käufer hat dann mehrere Rechte, die er in dieser Reihenfolge nutzen muss:</p>
    <ol><li>Nacherfüllung: Er kann Reparatur oder eine neue Sache verlangen.</li><li>Rücktritt oder Minderung: Wenn zwei Versuche scheitern, kann er vom Vertrag zurücktreten oder weniger zahlen.</li>
    <li>Schadensersatz: Er bekommt ihn nur, wenn der Verkäufer den Mangel verschuldet hat.</li></ol><p>Die Rechte verjähren nach zwei Jahren.</p>`
  const page = readPage({ title: 'Der Kaufvertrag', language: 'de', html })
  const { slides } = await createOutlineWriter().write('slideshow', { page, options: {}, images: new Map() })
  const script = slides.map(({ audio_script }) => audio_script).join('\n')
  expect(script).toMatch(
    /mangelhaft.*mehrere Rechte, die er in dieser Reihenfolge nutzen muss.*Nacherfüllung: .*Schadensersatz: .*verjähren/su,
  )
})
