import { describe, expect, test } from 'vitest'
import { readPage } from '../../../../page-reader/read-page.ts'
import { prepareMaterial } from '../../material/material.ts'
import { makeQuizzes, withQuizzes } from './choose-quizzes.ts'
import { makeQuestions, worthOf } from './make-questions.ts'
import { quizSlide } from './quiz-slide.ts'
import type { QuizSlide } from './quiz-slide.ts'

function materialOf(html: string, language = 'en') {
  return prepareMaterial(readPage({ title: 'Rivers', language, html }))
}

/** The questions of a page with their right and wrong options. */
function questionsOf(html: string, language = 'en') {
  return makeQuizzes(materialOf(html, language)).map(({ content }) => {
    const options = ['option_a', 'option_b', 'option_c', 'option_d'].flatMap((name) => content[name] ?? [])
    const right = options['ABCD'.indexOf(String(content['correct_answer']))] ?? ''
    return {
      ask: String(content['quiz_question']),
      right,
      wrong: options.filter((option) => option !== right).toSorted((a, b) => a.localeCompare(b)),
      feedback: String(content['incorrect_feedback']),
    }
  })
}

test('No instruction and no announcement is an option among reasons', () => {
  const questions =
    questionsOf(`<h2>Boats</h2><p>Close the locks of the river at night, because the next flood can come in the dark.</p>
    <h2>Dams</h2><p>Open the gate of the dam with great care. Engineers know of three mistakes. The walls of the dam hold back the water.
    Fish climb a ladder beside the walls. The turbines turn day and night in every season.</p>`)
  const options = questions.flatMap(({ ask, wrong }) => (/Why/u.test(ask) ? wrong : []))
  expect(options.length).toBeGreaterThan(0)
  expect(options.join('\n')).not.toMatch(/Open the gate|three mistakes/)
})

const asksWhy = (sentence: string) =>
  questionsOf(`<p>${sentence} Large towns were built beside rivers because people needed clean water every day.
      Farmers move to the plains because floods leave fertile mud behind.</p>`).filter(({ ask }) =>
    /Why/u.test(ask),
  )

test('A sentence that only speaks about a reason has no question for it', () => {
  const asked = asksWhy(
    'To say that a river will flood because it flooded before is to use the past as a proof.',
  )
  expect(asked.map(({ ask }) => ask).join('\n')).not.toContain('To say')
})

test.each([
  [
    'Leave the boat in its place, because the current pulls at the rope, and call for help at once.',
    'The current pulls at the rope',
  ],
  [
    'The fields stay green in a dry summer because the river brings water, mud and salts.',
    'The river brings water, mud and salts',
  ],
  [
    'To save their soil, farmers build walls because floods wash the earth away.',
    'Floods wash the earth away',
  ],
])('The reason ends where something else is added: %s', (sentence, reason) => {
  expect(asksWhy(sentence).flatMap(({ right, wrong }) => [right, ...wrong])).toContain(reason)
})

describe('A quiz of the outline writer asks', () => {
  test('for the reason of a claim, among other reasons of the page', () => {
    const [first] =
      questionsOf(`<p>Deltas grow at the mouth of rivers because the current slows down at the coast.
      Large towns were built beside rivers because people needed clean water every day.
      Farmers move to the plains because floods leave fertile mud behind.</p>`)
    expect(first).toEqual({
      ask: 'Deltas grow at the mouth of rivers. Why is this so?',
      right: 'The current slows down at the coast',
      wrong: [
        'Floods leave fertile mud behind',
        'People needed clean water every day',
        'The current speeds up at the coast',
      ],
      feedback: `Not quite. Deltas grow at the mouth of rivers because the current slows down at the coast. ${[
        'Large towns were built beside rivers because people needed clean water every day.',
        'Farmers move to the plains because floods leave fertile mud behind.',
      ].join(' ')}`,
    })
  })

  test('for no year of an event of which it does not say who did it', () => {
    const found =
      questionsOf(`<p>In 1712, he built a better engine for the mines. In 1765, a mechanic repaired a model of the
      engine. In 1830, a railway joined the two largest towns. In 1833, a law forbade the work of small children.</p>`)
    expect(found.some(({ ask }) => /\bhe built/iu.test(ask))).toBe(false)
  })

  test('for a contrast only if both statements speak of the same', () => {
    const page = (second: string) =>
      `<p>The risk of summer crops is the rain. ${second}</p>
      <p>Floods bring fertile mud to the fields. Wells reach the ground water below.</p>
      <p>Farmers sow wheat in the autumn. Millers grind the grain with water.</p>`
    const asked = (second: string) =>
      questionsOf(page(second)).filter(({ ask }) => ask.includes('Which statement contrasts'))
    expect(asked('In contrast, the risk of winter crops is the frost.')).toHaveLength(1)
    expect(asked('In contrast, nobody can foresee a swarm of insects.')).toEqual([])
  })

  test('for the meaning of a name that the text defines, if the page has no glossary', () => {
    const found = questionsOf(`<p>Leaching means washing the salt below the roots of plants.</p>
      <p>An estuary is a wide mouth of a river with salt water.</p><p>A levee is a wall of earth along a river.</p>`)
    const asked = found.find(({ ask }) => ask === 'Which description fits “estuary”?')
    expect(asked?.right).toBe('A wide mouth of a river with salt water')
    expect(asked?.wrong).toHaveLength(2)
  })

  test('for the year of an event, without a gap in its sentence', () => {
    const found =
      questionsOf(`<p>In 1712, a smith built a better engine for the mines. In 1765, a mechanic repaired a model of the
      engine. In 1830, a railway joined the two largest towns. In 1833, a law forbade the work of small children.</p>`)
    const asked = found.find(({ ask }) => ask.includes('In which year'))
    expect(asked?.ask).toMatch(/^\p{Lu}[^_]*\. In which year did this happen\?$/u)
    expect(asked?.wrong).toHaveLength(3)
  })

  test('for no year of a date, or of an anecdote that the page opens with', () => {
    const found = questionsOf(`<p>In 1953 a storm broke the dikes of the old province.</p>
      <h2>Locks</h2><p>On the night of 31 January 1921 the great lock was closed. The old lock broke in 1930.</p>
      <h2>Ports</h2><p>The new port was opened in 1970.</p><h2>Mills</h2><p>The last mill was closed in 1982.</p>`)
    const years = found.filter(({ ask }) => /storm broke|31 January/.test(ask))
    expect(years).toEqual([])
    expect(found.some(({ right }) => /^19\d\d$/.test(right))).toBe(true)
  })

  test('for no number that is part of a name', () => {
    const found = questionsOf(`<p>Line 14 shows how the program reads the length of a river.
      Line 22 shows how the program writes the length of a river. Line 31 shows how it stops after the last river.
      Line 40 shows how it starts again with the next country.</p>`)
    expect(found.filter(({ ask }) => /Line (?:____|\d)/u.test(ask))).toEqual([])
  })

  test('for no end of a range', () => {
    const found = questionsOf(`<p>Stiff doughs with 58 to 62 per cent of water keep their shape in the oven.
      Everyday loaves contain 65 to 70 per cent of water and are easy to knead. Soft doughs with 75 to 85 per cent
      of water need a warm and wet hand. Wet doughs with 86% to 90% of water need a bowl.</p>`)
    expect(found.filter(({ right }) => /^\d/.test(right))).toEqual([])
  })

  test('for a term among terms that are written as within a sentence, except names', () => {
    const found =
      questionsOf(`<h2>Glossary</h2><dl><dt>Gluten</dt><dd>The elastic net of proteins in a dough.</dd>
      <dt>Crumb</dt><dd>The soft inside of a loaf with its holes.</dd>
      <dt>Maillard</dt><dd>The chemist who described how food browns.</dd></dl>
      <h2>Kneading</h2><p>As soon as water touches the flour, strands of gluten hold the gas that lifts every loaf.
      A long rest opens the crumb of every loaf from the same oven.
      The brown colour was explained by Maillard in a short paper.</p>`)
    const asked = found.find(({ right }) => right === 'gluten')
    expect(asked?.wrong).toEqual(['crumb', 'Maillard'])
  })

  test('for no reason that a claim denies', () => {
    const found =
      questionsOf(`<p>Deltas grow at the mouth of rivers not because the current slows down at the coast.
      Large towns were built beside rivers because people needed clean water every day.</p>`)
    expect(found.filter(({ ask }) => ask.includes('Deltas'))).toEqual([])
  })

  test('for the next step of a list that its heading calls steps, and of no other list', () => {
    const list = `<ol><li>Measure the depth of the water</li><li>Close the lower gates of the lock</li>
      <li>Let water flow into the chamber</li><li>Open the upper gates of the lock</li></ol>`
    const text = '<p>A lock lifts boats from one level of the water to another.</p>'
    const steps = questionsOf(`<h2>Steps of a passage</h2>${text}${list}`)
    expect(steps[0]?.ask).toContain('Which step comes right after this one?')
    expect(
      questionsOf(`<h2>Famous locks</h2>${text}${list}`)
        .map(({ ask }) => ask)
        .join(),
    ).not.toContain('Which step')
  })

  test('for the next step by the first sentence of each step', () => {
    const list = `<ol><li>Measure the depth of the water. It changes with the season, and after long rain it rises by a metre or more within
      one night, so that old figures are of no use.</li><li>Close the lower gates of the lock. They meet at an angle.</li>
      <li>Let water flow into the chamber.</li><li>Open the upper gates of the lock.</li></ol>`
    const [asked] = questionsOf(`<h2>Steps of a passage</h2>${list}`)
    expect(asked?.ask).toContain('Which step')
    expect([asked?.ask, asked?.right, ...(asked?.wrong ?? [])].join()).not.toMatch(/season|angle/)
  })

  test('for the kind that a sentence introduces, among the other kinds', () => {
    const found = questionsOf(`<h2>Horizons</h2><p>The O horizon lies on top and consists mainly of leaves.
      In the B horizon, clay and iron accumulate over many years. The C horizon is broken bedrock that has hardly changed.</p>`)
    expect(found.find(({ ask }) => ask.includes('clay and iron'))).toMatchObject({
      ask: 'What is missing here? “In the ____, clay and iron accumulate over many years.”',
      right: 'B horizon',
      wrong: ['C horizon', 'O horizon'],
    })
  })

  test('for a name of code, among names of the same form', () => {
    const found = questionsOf(`<p>The function \`print()\` writes a line of text to the screen of the user.
      The function \`input()\` waits until the user has typed a line of text.
      The function \`len()\` counts how many characters a line of text has.</p>`)
    expect(
      found.map(({ right, wrong }) => [right, ...wrong].toSorted((a, b) => a.localeCompare(b))),
    ).toContainEqual(['`input()`', '`len()`', '`print()`'])
  })

  test('for the example of a statement in a language that is written from right to left', () => {
    const found = questionsOf(
      `<h2>الأنهار</h2><p>تحمل الأنهار الكبيرة الرمل والطين إلى البحر. على سبيل المثال، يحمل النيل الطين من الجبال إلى مصر.</p>
      <h2>السفن</h2><p>تنقل السفن الحبوب والخشب بين المدن القديمة. بنى الناس القنوات الطويلة لربط المدن بالموانئ.</p>`,
      'ar',
    )
    expect(found.find(({ ask }) => ask.includes('ما المثال'))?.right).toBe(
      'يحمل النيل الطين من الجبال إلى مصر',
    )
  })

  test.each([
    'More than 40 percent of the adults in this town live alone in their homes.',
    'Some chemical reactions in the soil increase during the long dry summers.',
  ])('not whether %j is true with another value or the opposite', (statement) => {
    const found =
      questionsOf(`<p>${statement} Of the children 25 percent live with one parent in a small home.
      Towns grew beside the river when people needed clean water for their mills.</p>`)
    expect(found.filter(({ ask, right }) => ask.includes('alone') && right === 'False')).toEqual([])
    expect(found.filter(({ ask, right }) => ask.includes('reactions') && right === 'False')).toEqual([])
  })

  test('whether a statement is true, in a language without spaces', () => {
    const [found] = questionsOf('<p>河流在山区的流速通常高于平原地区的流速。</p>', 'zh')
    expect(found?.ask).toBe('下面这句话对还是错？“河流在山区的流速通常低于平原地区的流速。”')
    expect(found).toMatchObject({ right: '错', feedback: expect.stringContaining('高于') })
  })

  test('for a term of the glossary, among other terms', () => {
    const terms = ['delta', 'source', 'meander', 'estuary', 'tributary']
    const glossary = terms.map(
      (term) => `<dt>${term}</dt><dd>a thing that is number ${term.length} of our list</dd>`,
    )
    const found = questionsOf(
      `<p>A delta lies at the mouth.</p><h2>Key terms</h2><dl>${glossary.join('')}</dl>`,
    )
    const asked = found.find(({ right }) => right === 'delta')
    expect(asked?.wrong).toHaveLength(3)
    expect(terms).toEqual(expect.arrayContaining([...(asked?.wrong ?? [])]))
  })

  const bullets = (...items: readonly string[]) =>
    `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`
  const asksFor = (found: ReturnType<typeof questionsOf>, title: string) =>
    found.filter(({ ask }) => ask.includes(title) && !ask.includes('____'))

  test('for the item of a list, among items of lists beside it', () => {
    const found = questionsOf(`<p>Living things are of several kinds, and each kind has many members.</p>
      <h2>Trees</h2>${bullets('Oak', 'Beech', 'Maple')}<h2>Fish</h2>${bullets('Trout', 'Salmon', 'Perch')}`)
    expect(asksFor(found, 'Trees')).toMatchObject([{ right: 'Oak', wrong: ['Perch', 'Salmon', 'Trout'] }])
  })

  test('for no item of a list with items of a list within its heading, or under one of its items', () => {
    const nested = questionsOf(`<p>Living things are of several kinds, and each kind has many members.</p>
      <h2>Plants</h2>${bullets('Moss', 'Fern', 'Grass')}<h3>Trees</h3>${bullets('Oak', 'Beech', 'Maple', 'Ash')}`)
    expect(asksFor(nested, 'Plants')).toEqual([])
    const listed = questionsOf(`<p>Living things are of several kinds, and each kind has many members.</p>
      <h2>Plants</h2>${bullets('Mosses', 'Trees', 'Grasses')}<h2>Trees</h2>${bullets('Oak', 'Beech', 'Maple', 'Ash')}`)
    expect(asksFor(listed, 'Plants')).toEqual([])
  })

  const years = `<p>The bridge across the river was opened by the queen in 1832. The canal was dug by prisoners in 1847.
      The first steam boat reached the town in 1851. The harbour was destroyed by a great flood in 1869.</p>`

  test('for the year of an event', () => {
    const found = questionsOf(years).filter(({ ask }) => ask.includes('____'))
    expect(found.length).toBeGreaterThan(0)
    expect(found[0]?.right).toMatch(/^18\d\d$/)
  })

  test.each([
    'Since 1950, the law protects the river and all of its banks.',
    'In 1950, there were more than forty mills along the upper river.',
    'Until 1950, farmers washed their sheep in the river before they sold them.',
    'In 1950, the town still drew all of its water from the river.',
  ])('for no year of what lasts: %s', (sentence) => {
    const asks = questionsOf(`${years}<p>${sentence}</p>`).map(({ ask }) => ask)
    expect(asks.filter((ask) => ask.includes(sentence.split(', ')[1] ?? sentence))).toEqual([])
  })

  test('with the options of the page’s own question in their order', () => {
    const material = materialOf('<p>Rivers carry sand, mud and stones from the mountains to the sea.</p>')
    const own = {
      question: 'What do rivers carry to the sea from the mountains?',
      options: ['salt and sand', 'boats and stones', 'sand, mud and stones', 'None of the above'],
      right: 2,
      sources: ['b1'],
    }
    const [quiz] = makeQuizzes({ ...material, questions: [own] })
    expect(quiz?.content).toMatchObject({
      option_a: 'salt and sand',
      option_d: 'None of the above',
      correct_answer: 'C',
      incorrect_feedback: 'Not quite. Rivers carry sand, mud and stones from the mountains to the sea.',
    })
  })
})

describe('Quizzes in a deck', () => {
  const reasons = `<p>Deltas grow at the mouth of rivers because the current slows down at the coast.</p>
    <p>Large towns were built beside rivers because people needed clean water every day.</p>
    <p>Farmers move to the plains because floods leave fertile mud behind.</p>`
  const material = materialOf(reasons)
  const texts = material.sentences.map(({ text }) => text)
  const slide = (says: string, shown = ''): QuizSlide => ({
    type: 'text',
    content: { slide_title: 'Rivers', slide_content: shown },
    says: [says],
    sources: [],
  })
  const kinds = (slides: readonly QuizSlide[]) => slides.map(({ type }) => type)
  const title = slide('Welcome.')

  test('come after the slide that teaches their answer, with a slide between', () => {
    const slides = withQuizzes([title], [slide(texts[0] ?? ''), slide('Boats carry grain.')], material, 1)
    expect(kinds(slides)).toEqual(['text', 'text', 'text', 'quiz'])
  })

  test('close the part that they are about, and are not between slides of one part', () => {
    const [reason = ''] = texts
    const [part, next] = [{ name: 'Deltas' }, { name: 'Boats' }]
    const of = (section: unknown, says: string) => ({ ...slide(says), section, unit: section })
    const grain = 'Boats carry grain.'
    const body = [of(part, reason), of(part, grain), of(part, grain), of(next, grain), of(next, grain)]
    expect(kinds(withQuizzes([title], body, material, 1)).indexOf('quiz')).toBe(4)
  })

  test('do not ask for a sentence that the slide just before shows', () => {
    const [first = ''] = texts
    expect(kinds(withQuizzes([title], [slide(first, first)], material, 1))).not.toContain('quiz')
  })

  test('are left out if no slide teaches an answer', () => {
    const slides = withQuizzes([title], [slide('Boats carry grain.'), slide('Whales sing.')], material, 2)
    expect(kinds(slides)).not.toContain('quiz')
  })

  test('ask different things', () => {
    const body = texts.flatMap((text) => [slide(text), slide('Boats carry grain.')])
    const quizzes = withQuizzes([title], body, material, 3).filter(({ type }) => type === 'quiz')
    const asked = quizzes.map(({ content }) => content['quiz_question'])
    expect(asked.length).toBeGreaterThan(0)
    expect(new Set(asked).size).toBe(asked.length)
  })
})

test('The steps of a calculation are not asked as names with their meanings', () => {
  const html = `<h2>Braking</h2><p>A car on a dry road stops because friction takes its energy away.</p><ol>
    <li>Find the kinetic energy: ½ · 1,200 kg · (20 m/s)² = 240,000 J.</li><li>Find the friction force: 0.70 · 1,200 kg · 9.8 m/s² = 8,232 N.</li>
    <li>Set the work equal to the energy: 8,232 N · d = 240,000 J.</li><li>Solve for the distance: d = 240,000 J / 8,232 N = 29 m.</li></ol>`
  expect(
    questionsOf(html)
      .map(({ ask }) => ask)
      .filter((ask) => ask.includes('Find the kinetic energy')),
  ).toEqual([])
})

describe('A false statement of a quiz', () => {
  const taxes = `<p>Direct taxation falls in bad years because incomes fall, whereas indirect taxation rises with each price.</p>
    <p>Osmosis is the flow of water through a membrane. Depreciation is the loss of value of a machine with the years.</p>`
  const asked = questionsOf(taxes).filter(({ right }) => right === 'False')

  test('says of one thing what the page says of another, and the feedback what is right', () => {
    expect(asked.map(({ ask }) => ask)).toContain('True or false? “Direct taxation rises with each price.”')
    const loss = asked.find(({ ask }) => ask.includes('Depreciation'))
    expect(loss?.ask).toBe('True or false? “Depreciation is the flow of water through a membrane.”')
    expect(loss?.feedback).toContain('Depreciation is the loss of value of a machine with the years.')
  })

  test('is not made of what holds for several things', () => {
    const html = `<p>A model is one of the main tools of a science. A library is an important part of a language.</p>`
    expect(questionsOf(html).filter(({ right }) => right === 'False')).toEqual([])
  })
})

describe('A year', () => {
  const text = `<h2>Peru</h2><p>In 1911, the historian Hiram Bingham uncovered the lost city. In 1532, Pizarro captured
    the ruler in the square. In 1780, Amaru led a revolt against the high taxes. In 1821, San Martín declared the
    independence of Peru. Peasants built bridges of grass because the icy rivers were too fast for boats. The llamas carried
    salt to the coast because no other animal could climb the paths. Farmers cut terraces because the slopes were steep.</p>`
  const goals = (item: string) =>
    `<h2>Learning objectives</h2><ul><li>${item}</li><li>Describe how people crossed the rivers.</li></ul>`
  const kinds = (html: string) => {
    const material = materialOf(html)
    const slides = [0, 1, 2, 3, 4, 5].map((): QuizSlide => ({
      type: 'text',
      content: { slide_title: 'Peru' },
      says: material.sentences.map((one) => one.text),
      sources: material.sentences.map((one) => one.block),
    }))
    return withQuizzes([], slides, material, 4)
      .filter(({ type }) => type === 'quiz')
      .map(({ content }) => String(content['quiz_question']))
  }

  test('that no objective is about is not asked for beside other questions', () => {
    const asked = kinds(goals('Explain why farmers cut terraces.') + text)
    expect(asked.length).toBeGreaterThan(0)
    expect(asked.join('\n')).not.toMatch(/year|1911|1532|1780|1821/)
  })

  test('is asked for if an objective is about it', () => {
    expect(kinds(goals('Explain the revolt of Amaru against taxes in 1780.') + text).join('\n')).toMatch(
      /year|1780|Amaru/,
    )
  })
})

describe('The options of a quiz', () => {
  const reasons = (language: string, html: string) =>
    questionsOf(html, language).filter(({ ask }) => /Why|Grund/u.test(ask))

  test('are whole clauses where a reason has its verb at the end', () => {
    const [first] = reasons(
      'de',
      `<p>Die Städte am Fluss wuchsen schnell, weil die Menschen dort sauberes Wasser fanden.
      Die Bauern ziehen in die Ebene, weil die Flut dort fruchtbaren Schlamm zurücklässt.
      Die Schiffe warten im Hafen, weil der Sturm die Einfahrt zu gefährlich macht.</p>`,
    )
    for (const option of [first?.right, ...(first?.wrong ?? [])]) expect(option).toMatch(/^Weil /u)
  })

  test('are reasons after an elided French conjunction, too', () => {
    const found = questionsOf(
      `<p>Les villes grandissent près des fleuves parce qu’aucune autre route ne porte autant de blé.
      Les paysans quittent les collines parce qu’une crue laisse une boue fertile dans la plaine.
      Les bateaux restent au port parce que la tempête ferme son entrée.</p>`,
      'fr',
    )
    const asked = found.find(({ right }) => right === 'Aucune autre route ne porte autant de blé')
    expect(asked?.ask).toMatch(/^Pourquoi est-ce que les villes grandissent près des fleuves.\?$/u)
  })

  test('have no pronoun that the right one does not have', () => {
    const found = reasons(
      'en',
      `<p>Deltas grow at the mouth of rivers because the current slows down at the coast.
      Farmers move to the plains because floods leave fertile mud behind.
      Large towns were built beside rivers because ships carried grain to the markets.
      The old smith left the town because he could not pay for the new furnace.</p>`,
    )
    const deltas = found.find(({ ask }) => ask.includes('Deltas'))
    expect(deltas?.wrong.length).toBeGreaterThan(1)
    expect(deltas?.wrong.join('\n')).not.toContain('He could not pay')
  })

  test('have the right statement with a word reversed', () => {
    const found = questionsOf(`<p>Warm air moves up, so the pressure at the ground falls at once.</p>
      <p>Cold rain falls on the hills, so the streams of the valley carry more water.</p>
      <p>The dam holds the flood back, so the lower fields stay dry for months.</p>`)
    const asked = found.find(({ ask }) => ask === 'Warm air moves up. What does this lead to?')
    expect(asked?.right).toBe('The pressure at the ground falls at once')
    expect(asked?.wrong).toContain('The pressure at the ground rises at once')
  })

  test('are about no result of which both the result and its cause are denied', () => {
    const found =
      questionsOf(`<p>The old dam does not hold the flood, so the lower fields do not stay dry for months.</p>
      <p>Cold rain falls on the hills, so the streams of the valley carry more water.</p>
      <p>Warm air moves up, so the pressure at the ground falls at once.</p>`)
    expect(found.filter(({ ask }) => ask.startsWith('The old dam'))).toEqual([])
  })

  test('are no false statements about a remark in brackets', () => {
    const found = questionsOf(`<p>The water of the lower river flows to the sea (more slowly than above).</p>
      <p>Boats of the old town carry grain and salt to the markets of the coast.</p>`)
    expect(found.filter(({ ask }) => ask.includes('quickly'))).toEqual([])
  })

  test('have nothing that follows from the right one', () => {
    const found = questionsOf(`<p>If a wire gets longer, its resistance rises slowly.</p>
      <p>If the resistance rises slowly, fewer charges pass each second.</p>
      <p>If a fuse melts, all lamps of the house go out.</p>`)
    const asked = found.find(({ ask }) => ask.includes('If a wire gets longer'))
    expect(asked?.wrong.join('\n')).not.toContain('Fewer charges pass')
  })

  test('have the right one at another letter than the quiz before', () => {
    const material =
      materialOf(`<p>Deltas grow at the mouth of rivers because the current slows down at the coast.
      Large towns were built beside rivers because people needed clean water every day.
      Farmers move to the plains because floods leave fertile mud behind.</p>`)
    const [question] = makeQuestions(material)
    const letterOf = (avoid?: string) =>
      question && quizSlide(question, material, avoid).content['correct_answer']
    const letter = letterOf()
    expect(typeof letter).toBe('string')
    expect(letterOf(String(letter))).not.toBe(letter)
  })
})

describe('A quiz asks', () => {
  test('which of two contrasted things has a property', () => {
    const found =
      questionsOf(`<h2>Rocks</h2><p>Local metamorphism happens beside hot magma and affects a small zone.
      Regional metamorphism, in contrast, changes whole mountain ranges over millions of years.</p>`)
    const asked = found.find(({ ask }) => ask.startsWith('Which of the two '))
    expect([asked?.right, ...(asked?.wrong ?? [])]).toContain('Both of them')
    expect(asked?.right).toMatch(/metamorphism$/u)
  })

  test('which event was the earliest, and names the years only in its feedback', () => {
    const found =
      questionsOf(`<p>In 1712, a smith built an engine for the mines. In 1765, a mechanic repaired a model of it.
      In 1830, a railway joined the two largest towns. In 1833, a law forbade the work of small children.</p>`)
    const asked = found.find(({ ask }) => ask === 'Which of these happened first?')
    expect(asked?.right).toBe('A smith built an engine for the mines')
    expect(asked?.wrong).toHaveLength(3)
    expect(asked?.wrong.join('\n')).not.toMatch(/\d{4}/u)
    expect(asked?.feedback).toContain('1712: A smith built an engine for the mines; 1765:')
  })

  test('for the step that the page explains, and gives the explanation', () => {
    const [step] = makeQuestions(
      materialOf(`<h2>Steps</h2><p>Follow these steps.</p><ol><li>Place a drop of water on the slide.</li>
      <li>Let the smear dry in the air.</li><li>Cover it with iodine for a minute. Iodine forms large crystals with the dye.</li>
      <li>Rinse the slide with alcohol.</li><li>Look at it through the microscope.</li></ol>`),
    ).filter(({ kind }) => kind === 'step')
    expect(step?.right).toBe('Cover it with iodine for a minute')
    expect(step?.because).toBe(
      '2. Let the smear dry in the air; 3. Cover it with iodine for a minute. Iodine forms large crystals with the dye.',
    )
  })

  test('more likely for what an objective names', () => {
    const worth = (goals: string) => {
      const [, one] =
        makeQuestions(
          materialOf(`${goals}<h2>Rivers</h2><p>Deltas grow at the mouth of rivers because the current slows down at the coast.
          Farmers move to the plains because floods leave fertile mud behind.
          Large towns were built beside rivers because people needed clean water every day.</p>`),
        )
          .map((found) => [found.ask, worthOf(found)] as const)
          .find(([ask]) => ask.includes('Deltas')) ?? []
      return one ?? 0
    }
    const goals =
      '<h2>Learning objectives</h2><ul><li>Explain how deltas grow</li><li>Name the parts of a lock</li></ul>'
    expect(worth(goals)).toBeGreaterThan(worth(''))
  })

  test('for the meaning of no name of a box', () => {
    const found = questionsOf(`<ul><li>Fun fact: the longest river of the land has no bridge</li>
      <li>Source: the place where a river begins its way</li><li>Mouth: the place where a river meets the sea</li>
      <li>Delta: land that a river builds from its own mud</li></ul><p>Each river has these parts, as sailors know well.</p>`)
    expect(found.map(({ ask, right, wrong }) => [ask, right, ...wrong].join('\n')).join('\n')).not.toMatch(
      /Fun fact|no bridge/u,
    )
  })

  test('for a cause on a page of a single slide, but for no term', () => {
    const slide = (says: string): QuizSlide => ({
      type: 'text',
      content: { slide_title: 'Rivers', slide_content: 'Rivers' },
      says: [says],
      sources: [],
    })
    const kinds = (html: string, says: string) =>
      withQuizzes([slide('Welcome.')], [slide(says)], materialOf(html), 2).map(({ type }) => type)
    const causes = [
      'Deltas grow at the mouth of rivers because the current slows down at the coast.',
      'Farmers move to the plains because floods leave fertile mud behind.',
      'Large towns were built beside rivers because people needed clean water every day.',
    ].join(' ')
    expect(kinds(`<p>${causes}</p>`, causes)).toContain('quiz')
    const terms = [
      'An estuary is a wide mouth of a river with salt water.',
      'A levee is a wall of earth along a river.',
      'Leaching means washing the salt below the roots of plants.',
    ].join(' ')
    expect(kinds(`<p>${terms}</p>`, terms)).not.toContain('quiz')
  })

  test('only for a detail if it asks for a year on a page without objectives', () => {
    const found = makeQuestions(
      materialOf(`<p>In 1712, a smith built a better engine for the mines. In 1765, a mechanic repaired a model of the
      engine. In 1830, a railway joined the two largest towns. In 1833, a law forbade the work of small children.</p>`),
    )
    const years = found.filter(({ right }) => /^\d{4}$/u.test(right))
    expect(years.length).toBeGreaterThan(0)
    expect(years.every(({ isDetail }) => isDetail)).toBe(true)
  })

  test('for no Polish term within a sentence, where its case would show the answer', () => {
    const found = questionsOf(
      `<h2>Rynek</h2><p>Wysoka cena dobra prawie zawsze zmniejsza zapotrzebowanie na te towary w całym kraju.</p>
      <dl><dt>zapotrzebowanie</dt><dd>ilość dobra, którą konsumenci chcą nabyć</dd><dt>nadwyżka popytu</dt><dd>brak dobra na rynku przy danej cenie</dd>
      <dt>ilość równowagi</dt><dd>wolumen, przy którym obie strony rynku są zgodne</dd></dl>`,
      'pl',
    )
    expect(found.filter(({ ask }) => ask.includes('____'))).toEqual([])
  })
})

test('Feedback on a right answer continues only with what is about the same', () => {
  const right = (next: string) => {
    const material =
      materialOf(`<p>The old towns suffered from floods because people lived beside the river. ${next}</p>
      <p>Farmers move to the plains because floods leave fertile mud behind.</p>
      <p>Ships wait in the harbour because the storm closes its entrance.</p>`)
    const asked = makeQuestions(material).find(({ right: answer }) => answer.startsWith('People lived'))
    return asked && String(quizSlide(asked, material).content['correct_feedback'])
  }
  expect(right('Milan was an exception.')).not.toContain('Milan')
  expect(right('Later towns were built on hills.')).toContain('hills')
})

test.each([
  'Every gene of a cell provides the code necessary to build a protein.',
  'The farmers of the valley bring their harvest home before the end of the fall.',
  'The old towns of the plain fell under the control of the northern kings.',
])('No quiz asks whether the odd opposite of a statement is true: %s', (statement) => {
  const asked = questionsOf(`<p>${statement} It is one of the oldest facts of the field.</p>
    <p>The lower river flows slowly through wide plains of soft mud.</p>`)
  expect(asked.map(({ ask, wrong }) => [ask, ...wrong].join()).join()).not.toMatch(
    /unnecessary|the rise|rose under/u,
  )
})

test('No quiz asks whether what stands below a heading of mistakes is true', () => {
  const asks = (heading: string) =>
    questionsOf(`<p>People have lived beside rivers for ages. They drink their water.</p>
      <h2>${heading}</h2><p>Heavy rain raises the level of the river at once.</p>`)
      .map(({ ask, right, wrong }) => [ask, right, ...wrong].join())
      .join()
  expect(asks('Spring')).toContain('Heavy rain lowers')
  expect(asks('Common mistakes')).not.toContain('Heavy rain')
})
