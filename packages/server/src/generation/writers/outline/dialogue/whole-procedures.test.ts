import { expect, test } from 'vitest'
import { readPage } from '../../../page-reader/read-page.ts'
import { lexiconOf } from '../language/lexicon.ts'
import { prepareMaterial } from '../material/material.ts'
import { withWholeProcedures } from './whole-procedures.ts'

const steps = [
  'Find the force of the load: 12 kg weigh about 120 newtons.',
  'Divide it by the area: 120 newtons over 40 square centimetres are 3 newtons.',
  'Multiply it by a safety factor of 10, and the glue must hold 30 newtons.',
]

/** The texts that are said if only the last step and the sentence before the list are chosen. */
function saidOf(items: readonly string[], heading: string): readonly string[] {
  const html = `<h2>${heading}</h2><p>A steel bracket on a stone wall must carry a heavy shelf.</p><ol>${items.map((one) => `<li>${one}</li>`).join('')}</ol>`
  const { sections, sentences } = prepareMaterial(readPage({ title: 'Glue', html, language: 'en' }))
  const chosen = [sentences[0], sentences.at(-1)].filter((one) => one !== undefined)
  const units = sections.flatMap((section) => section.units)
  return withWholeProcedures(chosen, units, new Set(), lexiconOf('en')).map(({ text }) => text)
}

test('the calculation of an example is said with the steps before its result', () => {
  expect(saidOf(steps, 'Worked example: a bracket').slice(1)).toEqual(steps)
})

test('a calculation that is too long is left out', () => {
  const long = steps.map((step) => step.replace('newtons', `newtons${' of force on the bracket'.repeat(7)}`))
  expect(saidOf(long, 'Worked example: a bracket')).toHaveLength(1)
})

test('steps that tell what to do have no holes, whatever the heading says', () => {
  const items = [
    'Cut the pipe square with a pipe cutter.',
    'Remove the burr inside the pipe with a reamer.',
    'Clean both ends with abrasive cloth.',
    'Brush a thin coat of flux on the pipe only.',
    'Push the pipe into the fitting with a twist.',
  ]
  expect(saidOf(items, 'Preparing the joint').slice(1)).toEqual(items)
  const long = items.map((one) => `${one.slice(0, -1)}, ${'slowly and with much care, '.repeat(4)}as always.`)
  expect(saidOf(long, 'Preparing the joint')).toHaveLength(1)
})

test('steps between two sentences that are said are said too, with the sentence that announces them', () => {
  const texts = [
    'Resin covered the wounds of the pine trees.',
    'The way from resin to amber had several stages:',
    'Resin flowed from the trunk and hardened on the bark.',
    'Rivers washed it into the sea.',
    'Layers of sand kept the air away from it.',
    'Without air the resin did not decay.',
  ]
  const [first, lead, ...rest] = texts
  const html = `<h2>Amber</h2><p>${first}</p><p>${lead}</p><ol>${rest
    .slice(0, 3)
    .map((one) => `<li>${one}</li>`)
    .join('')}</ol><p>${rest[3]}</p>`
  const { sections, sentences } = prepareMaterial(readPage({ title: 'Amber', html, language: 'en' }))
  const units = sections.flatMap((section) => section.units)
  const said = (chosen: typeof sentences) =>
    withWholeProcedures(chosen, units, new Set(), lexiconOf('en')).map(({ text }) => text)
  expect(said(sentences.filter((_, at) => at === 0 || at === 5))).toEqual(texts)
  expect(said(sentences.slice(0, 1))).toEqual(texts.slice(0, 1))
})

test('facts with years or numbers below a heading with the word "examples" are no calculation', () => {
  const bridges = [
    'The Forth Bridge was opened in 1890.',
    'The Tower Bridge was opened in 1894.',
    'The Severn Bridge spans 988 metres.',
  ].map((one) => `${one.slice(0, -1)}, after ${'long and careful '.repeat(12)}work.`)
  expect(saidOf(bridges, 'Examples of famous bridges')).toHaveLength(2)
})

test.each([
  [
    'vi',
    'Các bước trồng lúa',
    ['Đào mương bao quanh ruộng.', 'Lấy nước vào ruộng đầu mùa.', 'Gieo lúa vào giữa mùa mưa.'],
  ],
  [
    'ko',
    '빵을 만드는 과정',
    ['밀가루와 물을 잘 섞는다.', '반죽을 한 시간 동안 둔다.', '오븐에서 빵을 노릇하게 굽는다.'],
  ],
])('a procedure of which one step is chosen is said whole (%s)', (language, heading, items) => {
  const html = `<h2>${heading}</h2><ol>${items.map((one) => `<li>${one}</li>`).join('')}</ol>`
  const { sections, sentences } = prepareMaterial(readPage({ title: 'A', html, language }))
  const units = sections.flatMap((section) => section.units)
  const said = withWholeProcedures(sentences.slice(-1), units, new Set(), lexiconOf(language))
  expect(said.map(({ text }) => text)).toEqual(items)
})

test('an ordered list of sentences under another heading is said whole when one of them is chosen', () => {
  const items = [
    'Blood flows from the vein into the right atrium.',
    'The right ventricle pumps it into the lungs.',
    'The left ventricle presses it into the aorta.',
  ]
  const html = `<h2>The way of blood</h2><ol>${items.map((one) => `<li>${one}</li>`).join('')}</ol>`
  const { sections, sentences } = prepareMaterial(readPage({ title: 'Heart', html, language: 'en' }))
  const units = sections.flatMap((section) => section.units)
  const said = (chosen: typeof sentences) =>
    withWholeProcedures(chosen, units, new Set(), lexiconOf('en')).map(({ text }) => text)
  expect(said(sentences.slice(0, 2))).toEqual(items)
  expect(said(sentences.slice(0, 1))).toEqual(items)
  expect(said([])).toEqual([])
})

test.each(['Worked problem: a car', 'Worked example: a car'])(
  'the steps below "%s" are said with all that is given and asked',
  (heading) => {
    const given = [
      'Anna offers Ben her car on Monday.',
      'Ben posts his acceptance on Tuesday.',
      'Anna sends an email on Wednesday to withdraw the offer.',
      'Is there a contract?',
    ]
    const answer = ['The acceptance takes effect on Tuesday.', 'The withdrawal comes too late.']
    const list = `<ol>${answer.map((one) => `<li>${one}</li>`).join('')}</ol>`
    const html = `<h2>${heading}</h2><p>${given.join(' ')}</p>${list}`
    const { sections, sentences } = prepareMaterial(readPage({ title: 'Contracts', html, language: 'en' }))
    const units = sections.flatMap((section) => section.units)
    const said = withWholeProcedures(sentences.slice(-2), units, new Set(), lexiconOf('en'))
    expect(said.map(({ text }) => text)).toEqual([...given, ...answer])
  },
)

test('a procedure of a page that is said whole is never left out', () => {
  const items = steps.map((step) =>
    step.replace('Find', 'Find and note').replace('.', ', and write it down with its unit.'),
  )
  const html = `<h2>The procedure</h2><ol>${[...items, ...items.map((one) => `Now ${one.toLowerCase()}`)].map((one) => `<li>${one}</li>`).join('')}</ol><p>A second person checks the result.</p>`
  const { sections, sentences } = prepareMaterial(readPage({ title: 'Glue', html, language: 'en' }))
  const units = sections.flatMap((section) => section.units)
  const said = (isWhole: boolean) =>
    withWholeProcedures(sentences.slice(-1), units, new Set(), lexiconOf('en'), { isWhole })
  expect(said(true)).toHaveLength(sentences.length)
  expect(said(false)).toHaveLength(1)
})
