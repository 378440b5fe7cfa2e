import { describe, expect, test } from 'vitest'
import { readPage } from '../../../page-reader/read-page.ts'
import { lexiconOf } from '../language/lexicon.ts'
import { prepareMaterial } from './material.ts'
import type { Material } from './material.ts'

const text =
  '<p>Salt lowers the freezing point of water. Roads are salted in winter for that reason by most towns.</p>'

/** A sentence that can be taught. On a page in these scripts, none in Latin letters can. */
const taught: Readonly<Record<string, string>> = {
  hi: 'नमक मिलाने से पानी का हिमांक कम हो जाता है।',
  zh: '盐会降低水的冰点，所以冬天的道路上会撒盐。',
  ar: 'يخفض الملح درجة تجمد الماء على الطرق في الشتاء.',
}

function materialOf(html: string, language = 'en'): Material {
  return prepareMaterial(readPage({ title: 'Salt', html: `${text}${html}`, language }))
}

/** All that a document could teach. */
function taughtOf({ sections, terms }: Material): string {
  return JSON.stringify([sections.map(({ units }) => units), terms])
}

describe('Never taught is', () => {
  test.each([
    [
      'a header of labels and values',
      '<dl><dt>What</dt><dd>Build a small MODEL of a road</dd><dt>Why</dt><dd>To see how MODEL salt works</dd><dt>Time required</dt><dd>20 minutes for the MODEL</dd></dl>',
      'en',
    ],
    [
      'the same in paragraphs',
      '<p>Time required: 20 MODEL minutes</p><p>Materials: salt, MODEL ice, a pan</p>',
      'en',
    ],
    [
      'the same in a list, in Polish',
      '<ul><li>Cel: zbudować MODEL drogi</li><li>Czas trwania: 20 minut na MODEL</li><li>Poziom: łatwy MODEL</li></ul>',
      'pl',
    ],
    [
      'the same in a table, in Spanish',
      '<table><tr><td>Duración</td><td>20 MODEL minutos</td></tr><tr><td>Nivel</td><td>fácil MODEL aquí</td></tr><tr><td>Materiales</td><td>sal y MODEL hielo</td></tr></table>',
      'es',
    ],
    [
      'a list of questions',
      '<h2>Salt</h2><ul><li>Why does MODEL ice melt?</li><li>What is a MODEL?</li><li>Name one use.</li></ul>',
      'en',
    ],
    ['further reading', '<h2>Additional resources</h2><p>The MODEL book of salt is long and good.</p>', 'en'],
    ['further reading in Hindi', '<h2>अतिरिक्त संसाधन</h2><p>नमक पर MODEL पुस्तक बहुत अच्छी है।</p>', 'hi'],
    ['further reading in Chinese', '<h2>拓展阅读</h2><p>MODEL这本书介绍了盐的历史。</p>', 'zh'],
    ['further reading in Arabic', '<h2>مصادر إضافية</h2><p>كتاب MODEL عن الملح كتاب مفيد جدًا.</p>', 'ar'],
    [
      'the parts of a task',
      '<h2>Roads</h2><p>Write a program to complete the following:</p><ol><li>Create a MODEL of the road.</li><li>Print the MODEL of the road.</li></ol>',
      'en',
    ],
    [
      'a personal application',
      '<h2>Personal application</h2><p>Think of a MODEL road near your home.</p>',
      'en',
    ],
    ['an activity with a title', '<h2>Activity 2: Melt it</h2><p>Put some MODEL salt on the ice.</p>', 'en'],
    [
      'a list of sources',
      '<p>More about it:</p><ul><li>Smith, J. (2014). MODEL salts. Oxford.</li><li>Lee, K. (2019). MODEL roads. London.</li></ul>',
      'en',
    ],
    ['a note of rights', '<p>MODEL picture by A. Lee, licensed under CC BY 4.0.</p>', 'en'],
    [
      'an exercise',
      '<h2>Melting</h2><p>A MODEL road has 5 kg of ice. Calculate the salt that melts it.</p>',
      'en',
    ],
    [
      'an exercise in Spanish',
      '<h2>Hielo</h2><p>Un camino MODEL tiene 5 kg de hielo. Calcule la sal necesaria.</p>',
      'es',
    ],
    [
      'an exercise in Polish',
      '<h2>Lód</h2><p>Droga MODEL ma 5 kg lodu. Oblicz potrzebną ilość soli.</p>',
      'pl',
    ],
    [
      'a question below an example',
      '<h2>Example 2</h2><p>A MODEL road has 5 kg of ice. How much salt melts it?</p>',
      'en',
    ],
    ['housekeeping', '<h2>What to hand in</h2><p>The MODEL report has a page on salt and ice.</p>', 'en'],
  ])('%s', (_what, html, language) => {
    expect(taughtOf(materialOf(html, language))).not.toContain('MODEL')
  })

  test.each([
    ['en', 'In the next section, we will look at sugar.'],
    ['en', 'The picture above shows a road in January.'],
    ['pl', 'W następnym rozdziale poznamy cukier i jego działanie.'],
    ['es', 'En la próxima sección estudiaremos el azúcar.'],
    ['hi', 'अगले अध्याय में हम चीनी के बारे में पढ़ेंगे।'],
    ['en', 'Please read this text before Thursday.'],
    ['zh', '下一节将介绍糖的作用。'],
    ['ar', 'يتناول الفصل التالي موضوع السكر وأثره.'],
  ])('(%s) %s', (language, sentence) => {
    const { sentences } = materialOf(`<p>${taught[language] ?? ''}</p><p>${sentence}</p>`, language)
    expect(sentences.find(({ text: one }) => one === sentence)?.isUsable).toBe(false)
  })
})

describe('Still taught is', () => {
  test.each([
    ['a term that could be a label', '<dl><dt>Source</dt><dd>the place where a MODEL river begins</dd></dl>'],
    [
      'a glossary with such a term',
      '<dl><dt>Source</dt><dd>the place where a MODEL river begins</dd><dt>Delta</dt><dd>the land at its mouth</dd><dt>Meander</dt><dd>a bend in its course</dd></dl>',
    ],
    ['one question and its answer', '<p>Why do MODEL roads freeze? Water stays on them.</p>'],
    [
      'a list of points',
      '<h2>Points</h2><ul><li>Salt melts MODEL ice.</li><li>Sand gives grip.</li><li>Who pays?</li></ul>',
    ],
    [
      'a step of a procedure',
      '<h2>Steps</h2><ol><li>Calculate the MODEL area of the road.</li><li>Spread the salt.</li></ol>',
    ],
    [
      'a list after "as shown below"',
      '<h2>Steps</h2><p>The steps are listed below:</p><ul><li>Spread MODEL salt</li><li>Wait an hour</li></ul>',
    ],
  ])('%s', (_what, html) => {
    expect(taughtOf(materialOf(html))).toContain('MODEL')
  })
})

test.each([
  ['Last reviewed in March 2024. MODEL questions go to the nurse.', 'en'],
  ['MODEL questions go to the nurse in room 4417.', 'en'],
  ['Zuletzt aktualisiert im Mai 2024 von MODEL.', 'de'],
])('A note of who keeps the page is not taught: %s', (note, language) => {
  expect(taughtOf(materialOf(`<h2>Roads</h2>${text}<p>${note}</p>`, language))).not.toContain('MODEL')
})

test.each([
  ['By the end of this page you should be able to', 'en'],
  ['Cele lekcji', 'pl'],
  ['Objetivos de la lección', 'es'],
])('A heading announces the goals of the page: %s', (heading, language) => {
  expect(lexiconOf(language).roleOf(heading)).toBe('objectives')
})

test('Tasks for readers are not taught', () => {
  const list =
    '<ul><li>Find one MODEL scene in the text.</li><li>Compare the MODEL scene with the end.</li></ul>'
  expect(taughtOf(materialOf(`<h2>Roads</h2>${text}<h2>Reading tasks</h2>${list}`))).not.toContain('MODEL')
})

const farms = `<p>Farmers keep bees because fruit trees need insects in spring. Cattle eat hay in winter. Wheat takes much from the
  soil of a field.</p>`
const exercise = (answers: readonly string[]) =>
  `<h3>Think again</h3><ol><li>Why do farmers keep bees?</li><li>What do cattle eat?</li><li>What takes much from a field?</li></ol>
  <h3>Answers</h3><ol>${answers.map((one) => `<li>${one}</li>`).join('')}</ol>`

test('Answers to questions that repeat what the page says are not taught, and answers that say more are', () => {
  const repeated = ['Fruit trees need bees.', 'Cattle eat the hay.', 'Wheat takes much.']
  const more = ['Honey sells well in every market.', 'Silage from green maize.', 'Sugar beet and rape.']
  expect(taughtOf(materialOf(farms + exercise(repeated)))).not.toContain('Cattle eat the hay')
  expect(taughtOf(materialOf(farms + exercise(more)))).toContain('Silage')
})

test.each([
  [
    'en',
    'The edge gets hot while the MODEL is cold. Find a spot that is warm, or wait longer.',
    'Find a spot',
  ],
  ['en', 'A MODEL bottle without a label is thrown away. Fill in the label at once.', 'Fill in'],
  ['es', 'Un frasco MODEL sin fecha se tira. Escriba la fecha en la etiqueta.', 'Escriba'],
  ['de', 'Eine MODEL-Flasche ohne Datum wird entsorgt. Ergänzen Sie das Datum sofort.', 'Ergänzen'],
  ['pl', 'Butelkę MODEL bez daty wyrzuca się. Zapisz datę na etykiecie.', 'Zapisz'],
])('An instruction at the end of a text is no exercise (%s): %s', (language, paragraph, words) => {
  const { sentences } = materialOf(`<h2>MODEL</h2><p>${paragraph}</p>`, language)
  expect(
    sentences
      .filter(({ isUsable }) => isUsable)
      .map(({ text: one }) => one)
      .join(' '),
  ).toContain(words)
})
