import { describe, expect, test } from 'vitest'
import { readPage } from '../../../../page-reader/read-page.ts'
import { prepareMaterial } from '../../material/material.ts'
import { withQuizzes } from './choose-quizzes.ts'
import { makeQuestions } from './make-questions.ts'
import { parallelOptions } from './question.ts'
import type { QuizSlide } from './quiz-slide.ts'

function materialOf(html: string, language = 'en', title = 'Kidneys') {
  return prepareMaterial(readPage({ title, language, html }))
}

function questionsOf(html: string, language = 'en', title = 'Kidneys') {
  return makeQuestions(materialOf(html, language, title))
}

const kidneys = `<h2>Filtration</h2><p>Blood cells stay in the blood because they are too large to pass through the pores.
  The vessel that leaves the knot is narrow, so the pressure in the capillaries is high.</p>
  <h2>Reabsorption</h2><p>All glucose returns to the blood because carrier proteins in the wall transport it back.
  When the sugar is too high, the carriers are overloaded, and glucose appears in the urine.</p>
  <h2>Balance</h2><p>When we drink a lot, less hormone is released, and the urine becomes dilute. Alcohol inhibits the release of
  the hormone, so the body loses more water than it takes in. Hungry patients often sleep badly, and they walk a lot.</p>`

describe('The wrong options of a question', () => {
  test('are clauses of the form of the right one, such as other reasons and results', () => {
    const reasons = questionsOf(kidneys).filter(({ kind }) => kind === 'reason')
    expect(reasons.length).toBe(2)
    for (const { wrong } of reasons) expect(wrong.join('\n')).not.toMatch(/When|,/u)
    expect(reasons.flatMap(({ wrong }) => wrong)).toContain('The pressure in the capillaries is high')
  })

  test('have another form only if there are not enough of one form', () => {
    const material = materialOf(kidneys)
    const right = 'The carriers are overloaded'
    const options = [
      'When we drink a lot, it is dilute',
      'The pressure is rather high',
      'The urine is rather dilute',
    ]
    expect(parallelOptions(right, options, material)).toEqual(options.slice(1))
    expect(parallelOptions(right, options.slice(0, 2), material)).toHaveLength(2)
  })

  test('are none that only a later slide teaches', () => {
    const early = `Deltas grow at the mouth of rivers because the current slows down at the coast. Farmers move to the plains because floods leave
      fertile mud behind. Towns were built beside rivers because people needed clean water every day.`
    const later = 'Old lakes become shallow over time because plants fill their bottom with peat.'
    const material = materialOf(`<h2>Rivers</h2><p>${early}</p><h2>Lakes</h2><p>${later}</p>`, 'en', 'Waters')
    const [block = ''] = material.sentences.map((one) => one.block)
    const slide = (title: string, says: readonly string[]): QuizSlide => ({
      type: 'text',
      content: { slide_title: title, slide_content: title },
      says,
      sources: [block],
    })
    const said = material.sentences.map(({ text }) => text)
    const whole = withQuizzes(
      [slide('Title', ['Waters'])],
      [
        slide('Rivers', said.slice(0, 3)),
        slide('More', ['Rivers are long.']),
        slide('Lakes', ['Lakes are still.']),
      ],
      material,
      1,
    )
    const quiz = whole.find(({ type }) => type === 'quiz')
    expect(quiz).toBeDefined()
    expect(Object.values(quiz?.content ?? {}).join(' ')).not.toContain('peat')
  })
})

describe('A true-or-false question', () => {
  test('states what the page refutes, and no sentence of the page word for word', () => {
    const material = materialOf(
      `${kidneys}<h2>Markets</h2><p>Buyers choose the cheapest seller of the town. The price of bread rises after a bad harvest. Bakers then
      pay more for flour. Rich towns attract more sellers than villages do. Sellers follow the money. The wages of bakers increase in
      a good year. Families spend the money at home. A low tax helps the small shops of a village. Its owners keep their income.</p>`,
    )
    const truths = makeQuestions(material).filter(({ kind }) => kind === 'truth')
    expect(truths.length).toBeGreaterThan(3)
    const said = material.sentences.map(({ text }) => text)
    for (const { ask, right } of truths) {
      expect(right).toBe('False')
      expect(said.some((text) => ask.includes(text))).toBe(false)
    }
  })

  test('about an absurd exchange is asked after others', () => {
    const truths = questionsOf(`<h2>Nephron</h2><p>A nephron is a long tube that is surrounded by vessels.</p>
      <h2>Filtration</h2><p>Filtration is the passage of water from the blood into the capsule.</p>`).filter(
      ({ kind }) => kind === 'truth',
    )
    expect(truths.length).toBeGreaterThan(0)
    expect(truths.every(({ isLoose }) => isLoose === true)).toBe(true)
  })
})

describe('A reason', () => {
  test('is that of the clause beside it', () => {
    const asks = (html: string, language: string, title: string) =>
      questionsOf(html, language, title)
        .filter(({ kind }) => kind === 'reason')
        .map(({ ask }) => ask)
        .join('\n')
    const page = `<p>中午阳光非常强烈，由于叶片关闭气孔，光合作用明显减弱。光反应停止后，暗反应也很快停止，因为它缺少能量和氢。
      叶片通常呈绿色，是因为叶绿素不吸收绿光，绿光被反射出来。合理密植可以充分利用光能，因为过密的植株互相遮光。</p>`
    const found = asks(page, 'zh', '光合作用')
    expect(found).not.toContain('阳光非常强烈')
    expect(found).toContain('暗反应也很快停止')
    const ice = `<p>The ice melts in spring, and because the ground is dark, the sun warms it faster.
      Towns were built beside rivers because people needed clean water every day.
      Farmers move to the plains because floods leave fertile mud behind.
      Deltas grow at the mouth of rivers because the current slows down at the coast.</p>`
    const english = asks(ice, 'en', 'Rivers')
    expect(english).not.toContain('The ice melts')
    expect(english).toContain('Farmers move to the plains')
  })

  test('is found after the common causal word of Arabic', () => {
    const [reason] = questionsOf(
      `<p>يبرد الهواء كلما ارتفع، لأن الضغط ينخفض في الطبقات العليا. تتلقى الجبال أمطارا أكثر من السهول، لأن الهواء يرتفع عندها ويبرد.
      لا تتكون السحب بسهولة في هواء نقي، لأن القطرات تحتاج إلى سطح تتجمع عليه.</p>`,
      'ar',
      'دورة الماء',
    ).filter(({ kind }) => kind === 'reason')
    expect(reason).toBeDefined()
    expect(reason?.ask).not.toContain('لأن')
  })
})

test('A name that the text defines in passing is a detail, and one that a heading names is not', () => {
  const meanings = questionsOf(
    `<p>The sun is the source of energy that drives the cycle.</p>
    <h2>Evaporation</h2><p>Evaporation is the change of water from a liquid into a gas.</p>
    <h2>Condensation</h2><p>Condensation is the change of vapour into small drops.</p>
    <h2>Transpiration</h2><p>Transpiration is the loss of water through the leaves of plants.</p>`,
    'en',
    'The water cycle',
  ).filter(({ kind }) => kind === 'meaning')
  const details = new Map(
    meanings.map(({ ask, isDetail }) => [/“(.*)”/u.exec(ask)?.[1]?.toLowerCase(), isDetail]),
  )
  expect(details.get('evaporation')).toBe(false)
  expect([undefined, true]).toContain(details.get('sun') ?? details.get('the sun'))
})

test('A table is asked for one telling property, and not for a whole record', () => {
  const [row] = questionsOf(
    `<h2>Collections</h2><p>Programs store values in collections.</p><table><tr><th>Collection</th><th>Order</th><th>Typical use</th></tr>
    <tr><td>List</td><td>Kept as written</td><td>Values that often change</td></tr>
    <tr><td>Tuple</td><td>Kept as written</td><td>Fixed records such as coordinates</td></tr>
    <tr><td>Dictionary</td><td>Kept as written</td><td>Values that are found by a key</td></tr></table>`,
    'en',
    'Collections',
  ).filter(({ kind }) => kind === 'row')
  expect(row?.ask).toContain('typical use')
  expect(row?.ask).not.toContain('Order')
  expect(row?.because).toContain('Order')
})

test('Two things whose properties share most of their words are the subject of no question', () => {
  const sides = questionsOf(
    `<h2>Transport</h2><p>Passive transport is the movement of substances across the membrane without the expenditure of cellular energy.
    In contrast, active transport is the movement of substances across the membrane using energy from a fuel.</p>`,
    'en',
    'Cells',
  ).filter(({ kind }) => kind === 'side')
  expect(sides).toEqual([])
})

test('A reason that alone of the options speaks of what the question names is asked after others', () => {
  const worths = (reason: string) =>
    questionsOf(`<p>The devices are checked once a year because ${reason}.</p>
      <p>The old cuffs lose their air, so the readings are too low.</p>
      <p>The arteries become narrow, so the risk of a stroke rises.</p>`)
      .filter(({ kind }) => kind === 'reason')
      .map(({ isLoose }) => isLoose)
  expect(worths('their sensors drift with time')).toEqual([true])
  expect(worths('all sensors drift with time')).toEqual([false])
})

test('A statement that names a misconception or points at a table is no option and is not reversed', () => {
  const html = `<p>Clay and humus carry negative charges. A common misconception is that manure cannot leach from the soil. The table
    compares the three main routes of loss. Sow a crop after harvest, so that living roots take up nitrate before the rain.</p>
    <h2>Air</h2><p>Air consists mostly of nitrogen. If the residue is poor in nitrogen, however, the microbes keep it for themselves,
    and the crop goes short. A grey nodule is no longer fixing. Cold soil slows the growth of bacteria.</p>
    <h2>Water</h2><p>Rain carries nitrate into the rivers. Algae grow fast in warm lakes. Fish need oxygen from the water.</p>`
  const material = prepareMaterial(readPage({ title: 'Soil', language: 'en', html }))
  const questions = makeQuestions(material)
  const texts = questions.flatMap(({ ask, right, wrong }) => [ask, right, ...wrong]).join('\n')
  expect(texts).not.toMatch(/misconception|The table/u)
  expect(questions.map(({ ask }) => ask)).toContain('What happens if the residue is poor in nitrogen?')
})
