import { splitSentences } from '@lectern/domain/narration/split-sentences.ts'
import { countWords } from '@lectern/domain/narration/count-words.ts'
import { languages } from '@lectern/domain/voices/languages.ts'
import { describe, expect, test } from 'vitest'
import { readPage } from '../../../page-reader/read-page.ts'
import type { LineDraft } from '../../../drafts/podcast-draft.ts'
import { lexiconOf } from '../language/lexicon.ts'
import { phrasesOf } from '../language/phrases.ts'
import { dialoguePhrases } from '../language/phrase-book.ts'
import type { Relation } from '../language/phrase-book.ts'
import { createOutlineWriter } from '../outline-writer.ts'

const writer = createOutlineWriter()

async function linesOf(html: string, language = 'en', title = 'Rivers'): Promise<readonly LineDraft[]> {
  const page = readPage({ title, html, language })
  const { segments } = await writer.write('podcast', { page, options: {}, images: new Map() })
  return segments.flatMap(({ dialogue }) => dialogue)
}

function before(lines: readonly LineDraft[], start: string): LineDraft | undefined {
  const at = lines.findIndex(({ content }) => content.startsWith(start))
  expect(at, `a line that starts with '${start}'`).toBeGreaterThan(0)
  return lines[at - 1]
}

/** Whether a line of an English episode starts its end. */
function isClosing(content: string): boolean {
  const { closingLead, remember, talk } = phrasesOf('en')
  return [closingLead, remember, ...talk.closingLeads, ...talk.remembers].some((one) => content.includes(one))
}

/** Two long sentences, and one that names its relation to them. */
const related: readonly (readonly [string, Relation, string, string])[] = [
  [
    'en',
    'example',
    'For example, ',
    `Rivers carry water from the mountains to the sea. Large rivers shape the valleys through which they flow over
    many thousands of years. For example, the Rhine cut a deep valley into the hills of slate.`,
  ],
  [
    'en',
    'contrast',
    'However, ',
    `Rivers carry water from the mountains to the sea. Large rivers flow through all seasons of the year in most parts
    of the world. However, the rivers of deserts are dry for months.`,
  ],
  [
    'pl',
    'result',
    'Dlatego ',
    `Rzeki niosą wodę z gór do morza. Wielkie rzeki przez cały rok dostarczają wody mieszkańcom miast i wsi, które
    leżą nad ich brzegami. Dlatego ludzie od dawna budowali miasta nad Wisłą i Odrą.`,
  ],
  [
    'es',
    'example',
    'Por ejemplo, ',
    `Los ríos llevan agua de las montañas al mar. Los grandes ríos dan forma a los valles por los que corren durante
    miles de años. Por ejemplo, el Tajo abrió un valle profundo entre las rocas.`,
  ],
  [
    'hi',
    'contrast',
    'लेकिन ',
    `नदियाँ पहाड़ों से समुद्र तक पानी ले जाती हैं। दुनिया के अधिकतर भागों में बड़ी नदियाँ साल के सभी महीनों में लगातार बहती रहती हैं। लेकिन रेगिस्तान की
    नदियाँ कई महीनों तक सूखी रहती हैं।`,
  ],
  [
    'zh',
    'result',
    '因此',
    `河流把水从山上带到海里。大河一年四季都为住在岸边的城市和村庄的居民提供充足的水源。因此人们很早就在河边建造城市和港口。`,
  ],
  [
    'ar',
    'example',
    'على سبيل المثال',
    `تحمل الأنهار الماء من الجبال إلى البحر. تشكل الأنهار الكبيرة الوديان التي تجري فيها خلال آلاف السنين من الزمن. على سبيل
    المثال، حفر نهر النيل واديا عميقا بين الصخور في الصحراء.`,
  ],
]

test.each(related)(
  'In %s, JAMIE asks for the %s that ALEX then gives',
  async (language, relation, start, text) => {
    const phrases = phrasesOf(language)
    const intro = `<p>${text.split(/(?<=[.।。])/u)[0] ?? ''}</p>`
    const lines = await linesOf(`${intro}${intro}<h2>A</h2><p>${text}</p>`, language)
    const asked = before(lines, start)
    expect(asked?.speaker).toBe('JAMIE')
    // JAMIE may repeat before the question what it is about.
    expect(phrases.askRelation[relation].some((one) => asked?.content.endsWith(one))).toBe(true)
  },
)

test('A sentence that names its relation to an omitted one is omitted too', async () => {
  const lines =
    await linesOf(`<p>Rivers carry water from the mountains to the sea. Boats carried grain along them.</p>
    <h2>Floods</h2><p>See the map below for the sum of 1 and 2. Therefore, towns were built on hills beside the rivers.
    Dams hold back the water of the rivers in spring.</p>`)
  expect(lines.map(({ content }) => content).join(' ')).not.toContain('Therefore')
})

test.each([
  ['en', 'In 1095, however, the knights left.', 'contrast'],
  ['en', 'The pope, for example, oversaw a bureaucracy.', 'example'],
  ['en', 'The river is wide, but the bridge is long.', undefined],
  ['es', 'Una teoría, en cambio, es menos concisa.', 'contrast'],
  ['ar', 'أما النهر، في المقابل، فيجري سريعا.', 'contrast'],
])('In %s, %j names its relation to the previous sentence: %s', (language, text, relation) => {
  expect(lexiconOf(language).relationOf(text)).toBe(relation)
})

test('the opening says also what depends on its last sentence, because it cannot be said later', async () => {
  const lines = await linesOf(
    `<p>Every river of a continent begins as a small and nameless stream in the hills or the mountains above a wide and
    fertile valley. It then gathers, on its way to the sea, the cold water of many other streams and slowly becomes wide and
    deep.</p><h2>Mouth</h2><p>Rivers carry sand and mud to the sea. Deltas grow at their mouth over thousands of years.</p>`,
  )
  expect(lines.find(({ content }) => content.startsWith('Every river'))?.content).toContain(
    'on its way to the sea',
  )
})

test('JAMIE asks a question of the page, and ALEX answers it', async () => {
  const lines =
    await linesOf(`<p>Rivers carry water from the mountains to the sea. Rain feeds them all year.</p>
    <h2>Towns</h2><p>Boats carried grain and timber along the great rivers of Europe. Why were towns built beside rivers?
    Towns were built beside rivers because people needed water.</p>`)
  const asked = before(lines, 'Towns were built')
  expect(asked).toMatchObject({ speaker: 'JAMIE', content: 'Why were towns built beside rivers?' })
})

describe('A term of the glossary', () => {
  const glossary = (definition: string) => `<h2>Key terms</h2><dl><dt>meander</dt><dd>${definition}</dd></dl>`
  const intro =
    '<p>Rivers carry water from the mountains to the sea. Rain and melting snow feed them all year.</p>'

  test('is explained by its definition once ALEX has used it', async () => {
    const lines =
      await linesOf(`${intro}<h2>Course</h2><p>Large rivers move across plains and leave a meander behind
      where the ground is soft and flat. Boats carried grain and timber along the great rivers of Europe for
      many hundreds of years. Towns were built beside rivers because people needed water.</p>
      ${glossary('a bend in the course of a slow stream')}`)
    const at = lines.findIndex(({ content }) => content.includes('“meander”'))
    expect(lines[at - 1]?.content).toContain('leave a meander behind')
    expect(`${lines[at]?.content} ${lines[at + 1]?.content}`).toContain(
      'The term “meander” means a bend in the course of a slow stream.',
    )
  })

  test('is asked for before a sentence that defines it, which then answers', async () => {
    const lines =
      await linesOf(`${intro}<h2>Course</h2><p>Boats carried grain and timber along the great rivers of Europe
      for many hundreds of years without a break. Towns were built beside rivers because people needed water and wanted to
      trade. A meander is a wide bend in the course of a slow stream that grows from year to year.</p>
      ${glossary('a bend in the course of a slow stream')}`)
    expect(before(lines, 'A meander is')?.content).toContain('“meander”')
    expect(lines.filter(({ content }) => content.includes('“meander” means'))).toEqual([])
  })

  test('is not asked for after a sentence that has explained it', async () => {
    const lines =
      await linesOf(`${intro}<h2>Course</h2><p>Each bend in the course of a slow stream is called a meander.
      Boats carried grain and timber along the great rivers of Europe for many hundreds of years. Towns were built beside
      rivers because people needed water.</p>${glossary('a bend in the course of a slow stream')}`)
    expect(lines.some(({ content }) => content.includes('“meander”'))).toBe(false)
  })
})

/** A page with as many sections as wanted, of which no sentence stands twice. */
function longPage(sections: number): string {
  const parts = Array.from({ length: sections }, (_, at) => {
    const name = `Brook${'abcdefghijkl'[at] ?? ''}`
    const text = [
      `The ${name} carries water from the northern mountains to the coast, which sends its fish to every market of the country.`,
      `Farmers beside the ${name} grow barley and flax in the wide green valley, which floods when the snow melts.`,
      `Mills on the ${name} ground corn for the bakers of nine villages, which still have their stone ovens today.`,
      `Traders brought salt, wool and copper up the ${name} on flat barges with painted sails.`,
      `Engineers measured the ${name} every spring, because its floods had twice destroyed the wooden bridge and the old market.`,
      `Fish returned to the ${name} after the tanneries had closed and clean water flowed again.`,
      `Schools take children to the banks of the ${name} to count birds and beetles.`,
    ]
    return `<h2>Valley of the ${name}</h2><p>${text.slice(0, 4).join(' ')}</p><p>${text.slice(4).join(' ')}</p>`
  })
  return `<p>Rivers carry water from the mountains to the sea. Rain and melting snow feed them all year.</p>${parts.join('')}`
}

describe.each([2, 5, 12])('An episode about a page with %i sections', (sections) => {
  const { phrases } = lexiconOf('en')

  test('has turns of at most 60 words, of the hosts in turn', async () => {
    const lines = await linesOf(longPage(sections))
    expect(Math.max(...lines.map(({ content }) => countWords(content)))).toBeLessThanOrEqual(60)
    expect(lines.filter(({ speaker }, at) => speaker === lines[at + 1]?.speaker)).toEqual([])
  })

  test('leaves 55 to 70 % of the words to ALEX', async () => {
    const lines = await linesOf(longPage(sections))
    const words = (those: readonly LineDraft[]) =>
      those.reduce((sum, { content }) => sum + countWords(content), 0)
    const share = words(lines.filter(({ speaker }) => speaker === 'ALEX')) / words(lines)
    expect(share).toBeGreaterThanOrEqual(0.55)
    expect(share).toBeLessThanOrEqual(0.7)
  })

  test('has no phrase of its own twice', async () => {
    const text = (await linesOf(longPage(sections))).map(({ content }) => content).join('\n')
    const own = dialoguePhrases(phrases)
    const parts = own.flatMap((phrase) => phrase.split('{}')).filter((part) => part.length > 6)
    expect(parts.filter((part) => text.split(part).length > 2)).toEqual([])
  })

  test('lets JAMIE repeat no sentence of ALEX before its end', async () => {
    const lines = await linesOf(longPage(sections))
    const end = lines.findIndex(({ content }) => isClosing(content))
    const sentences = (host: string) =>
      lines
        .slice(0, end)
        .filter(({ speaker }) => speaker === host)
        .flatMap(({ content }) => content.match(/[^.?!:“]*Brook[^.?!:”]*\./g) ?? [])
        .map((one) => one.trim())
    const ofAlex = sentences('ALEX')
    expect(sentences('JAMIE').filter((one) => ofAlex.includes(one))).toEqual([])
  })

  test('says no sentence of the page twice before its end', async () => {
    const lines = await linesOf(longPage(sections))
    const end = lines.findIndex(({ content }) => isClosing(content))
    const said = lines
      .slice(0, end)
      .filter(({ speaker }) => speaker === 'ALEX')
      .flatMap(({ content }) => content.match(/[^.?!:]+\./g) ?? [])
      .filter((one) => ![...phrases.confirms, phrases.confirmsAndGoesOn].includes(one.trim()))
    expect(said.filter((one, at) => said.indexOf(one) !== at)).toEqual([])
  })
})

test.each([3, 5])('An episode of %i wished minutes is that long within a tenth', async (minutes) => {
  const page = readPage({ title: 'Rivers', html: longPage(12), language: 'en' })
  const { segments } = await writer.write('podcast', { page, options: { minutes }, images: new Map() })
  const length = segments.reduce((sum, { duration }) => sum + duration, 0)
  expect(Math.abs(length - minutes)).toBeLessThanOrEqual(minutes / 10)
})

test('The question what the episode is about gets a sentence of the page as its answer', async () => {
  const lines = await linesOf(`<h2>Course</h2><p>Rivers flow from a spring in the hills to the sea.</p>
    <h2>Use</h2><p>Boats carried grain and timber along the great rivers of Europe. Engineers
    measured the water every spring, because floods had twice destroyed the wooden bridge and the old market.</p>`)
  expect(lines[2]).toMatchObject({
    speaker: 'ALEX',
    content: 'Rivers flow from a spring in the hills to the sea.',
  })
})

test('JAMIE asks why between a claim and its reason', async () => {
  const lines =
    await linesOf(`<p>Rivers carry water from the mountains to the sea. Rain feeds them all year.</p><h2>Towns</h2>
    <p>Towns were built beside rivers because people needed clean water. Boats carried grain along them. Engineers
    measured the water every spring, because floods had twice destroyed the old wooden bridge and the market.</p>`)
  const asked = before(lines, 'Because people needed')
  expect(asked?.speaker).toBe('JAMIE')
  expect(phrasesOf('en').askRelation.cause.some((one) => asked?.content.endsWith(one))).toBe(true)
})

test.each([
  ['result', 'The floods led to a law that no house may stand near the water.'],
  ['enables', 'The locks allow boats to climb the hills between the two valleys.'],
  ['began', 'The trade began when the monks of the abbey built a harbour.'],
  ['today', 'Today the mills and barges are only seen in museums of the region.'],
] as const)('JAMIE asks for what a sentence adds by its words: %s', async (kind, sentence) => {
  const lines =
    await linesOf(`<p>Rivers carry water from the mountains to the sea. Rain feeds them all year.</p><h2>Towns</h2>
    <p>Boats carried grain and timber along the great rivers of Europe for many hundreds of years. ${sentence} Engineers
    measured the water every spring for many years.</p>`)
  const [, ...questions] = phrasesOf('en').talk.cues[kind]
  const asked = before(lines, sentence.slice(0, 20))
  expect(questions.some((one) => asked?.content.endsWith(one))).toBe(true)
})

test('A term that a sentence gives as a name is not asked for afterwards', async () => {
  const lines = await linesOf(
    `<p>Rivers carry water from the mountains to the sea. Rain feeds them all year.</p><h2>Course</h2><p>A slow stream leaves
    its old course and makes a wide bend in the soft ground of a plain. Such bends are called meanders. Boats carried grain and
    timber along the great rivers of Europe for many hundreds of years.</p>
    <h2>Key terms</h2><dl><dt>meanders</dt><dd>wide bends in the course of a slow stream</dd></dl>`,
  )
  expect(lines.filter(({ content }) => content.includes('“meanders”'))).toEqual([])
})

test('JAMIE does not repeat a reaction as a turn of its own again and again', async () => {
  const lines = await linesOf(longPage(8))
  const { reacts } = phrasesOf('en')
  const reactions = lines.map(({ content }) => content).filter((content) => reacts.includes(content))
  expect(reactions.length).toBeLessThanOrEqual(6)
  expect(new Set(reactions).size).toBe(reactions.length)
})

test('Two pages of a course are not opened and closed with the same words', async () => {
  const titles = ['Rivers', 'Lakes', 'Seas', 'Rain', 'Snow', 'Wells']
  const episodes = await Promise.all(titles.map((title) => linesOf(longPage(2), 'en', title)))
  const greetings = new Set(episodes.map((lines) => lines[1]?.content))
  const goodbyes = new Set(episodes.map((lines) => lines.at(-1)?.content))
  expect(greetings.size).toBeGreaterThan(1)
  expect(goodbyes.size).toBeGreaterThan(1)
})

test('JAMIE says what the page denies as a guess, and ALEX puts it right', async () => {
  const text = `Boats carried grain and timber along the great rivers of Europe for many hundreds of years. It may seem that
    rivers never move at all. In reality, rivers change their course every year.`
  const lines = await linesOf(
    `<p>Rivers carry water to the sea. Rain feeds them all year.</p><h2>A</h2><p>${text}</p>`,
  )
  const at = lines.findIndex(({ content }) => content.includes('It may seem'))
  const { guesses, denies } = phrasesOf('en')
  expect(lines[at]?.speaker).toBe('JAMIE')
  expect(guesses.some((one) => lines[at]?.content.startsWith(one))).toBe(true)
  expect(denies.some((one) => lines[at + 1]?.content.startsWith(`${one} In reality`))).toBe(true)
})

test('JAMIE asks a question of the text that leads to the next sentences', async () => {
  const lines =
    await linesOf(`<p>Rivers carry water from the mountains to the sea. Rain feeds them all year.</p><h2>Floods</h2>
    <p>Rivers rise when the snow melts in spring. Why is that dangerous? Houses near the banks lose their cellars and
    walls. Dams hold back the water. Engineers measured the water every spring for many years.</p>`)
  expect(before(lines, 'Houses near the banks')).toMatchObject({
    speaker: 'JAMIE',
    content: 'Why is that dangerous?',
  })
})

test('The introduction is about the subject of the page, not about its use', async () => {
  const lines =
    await linesOf(`<p>Please read this before Thursday and bring your notebook. The laboratory opens at ten.</p>
    <h2>Course</h2><p>Rivers flow from a spring in the hills to the sea. Rivers carried grain and timber. Engineers measured
    the rivers every spring. Floods had twice destroyed the old wooden bridge and the market.</p>`)
  expect(lines[2]?.content).toContain('Rivers flow from a spring')
})

test('A reaction of chemistry is not spoken', async () => {
  const lines =
    await linesOf(`<p>Rivers carry water from the mountains to the sea.</p><h2>Rust</h2><p>Iron rusts in the water of rivers.
    The reaction is \\(4Fe + 3O_2 \\rightarrow 2Fe_2O_3\\). Rust is brown and soft. Bridges of iron are
    painted. Engineers measured the water every spring. Floods had twice destroyed the old wooden bridge.</p>`)
  const text = lines.map(({ content }) => content).join(' ')
  expect(text).toContain('Iron rusts')
  expect(text).not.toContain('arrow')
})

test('A goal is answered, although other sentences of the page are more important', async () => {
  const goal =
    '<h2>Learning objectives</h2><ul><li>Explain why beavers build dams</li><li>Name rivers</li></ul>'
  const side =
    '<h2>Animals</h2><p>Many animals live near water. Beavers build dams to protect their young.</p>'
  const lines = await linesOf(`${goal}${side}${longPage(8)}`)
  expect(lines.some(({ content }) => content.includes('Beavers build dams to protect'))).toBe(true)
})

test('A page without goals says why its subject matters', async () => {
  const lines =
    await linesOf(`<p>Rivers flow from a spring in the hills to the sea. Boats carried grain and timber along them.</p>
    <h2>Use</h2><p>Rivers are essential for every town of the plains. Engineers measured the
    water every spring. Floods had twice destroyed the old wooden bridge and the market of the town.</p>`)
  expect(before(lines, 'Rivers are essential')?.content).toBe(phrasesOf('en').askWorth)
})

test('No two segments have the same title', async () => {
  const html = longPage(6).replaceAll(/Valley of the Brook[ab]/g, 'Valley')
  const { segments } = await writer.write('podcast', {
    page: readPage({ title: 'Rivers', html, language: 'en' }),
    options: {},
    images: new Map(),
  })
  const titles = segments.map(({ segment_title }) => segment_title)
  expect(titles.filter((one, at) => titles.indexOf(one) !== at)).toEqual([])
})

test('The goals of the page are named when JAMIE asks for them', async () => {
  const goals =
    '<h2>Learning objectives</h2><ul><li>Name three rivers</li><li>Explain how a valley forms</li></ul>'
  const lines =
    await linesOf(`${goals}<h2>Course</h2><p>Rivers flow from a spring in the hills to the sea. Boats carried grain and
    timber along the great rivers of Europe. Engineers measured the water every spring, because floods had twice
    destroyed the wooden bridge and the old market.</p>`)
  const { askGoals, talk } = phrasesOf('en')
  expect([askGoals, ...talk.goals]).toContain(before(lines, 'These are our goals: ')?.content)
})

describe.each(Object.keys(languages))('The phrases of %s for a conversation', (language) => {
  const lexicon = lexiconOf(language)
  const { phrases } = lexicon

  test('name each relation by its own words', () => {
    for (const [relation, markers] of Object.entries(phrases.relations)) {
      expect(markers.length, relation).toBeGreaterThan(2)
      for (const marker of markers) expect(lexicon.relationOf(`${marker} 2 x.`), marker).toBe(relation)
    }
  })

  test('are complete, and none is there twice', () => {
    const { greetings, starts, goals, closingLeads, remembers, goodbyes } = phrases.talk
    const single = [
      phrases.askGoals,
      phrases.askWorth,
      phrases.closingLead,
      phrases.remember,
      phrases.goodbye,
    ]
    const varied = [greetings, starts, goals, closingLeads, remembers, goodbyes].flat()
    const all = [...dialoguePhrases(phrases), ...single, ...varied]
    expect(all.every((phrase) => phrase.length > 0)).toBe(true)
    expect(all.filter((phrase, at) => all.indexOf(phrase) !== at)).toEqual([])
    const { introduceSegment, askTerm, askAbout, askMore, askAgain, sameAs } = phrases
    for (const phrase of [introduceSegment, askTerm, askAbout, askMore, askAgain, sameAs].flat())
      expect(phrase.split('{}'), phrase).toHaveLength(2)
    expect(phrases.worth.length).toBeGreaterThan(2)
  })

  test('repeat no sentence of another phrase, so that none is said twice in an episode', () => {
    const { greetings, starts, goals, closingLeads, remembers, goodbyes } = phrases.talk
    const varied = [greetings, starts, goals, closingLeads, remembers, goodbyes].flat()
    const sentences = [...dialoguePhrases(phrases), ...varied].flatMap((one) => splitSentences(one, language))
    expect(sentences.filter((one, at) => sentences.indexOf(one) !== at)).toEqual([])
  })

  test('ask for what a sentence adds by a question for each kind of words', () => {
    for (const [kind, [words, ...questions]] of Object.entries(phrases.talk.cues)) {
      expect(
        words.split('|').every((word) => word !== '' && word === word.toLowerCase()),
        kind,
      ).toBe(true)
      expect(questions.length, kind).toBeGreaterThan(0)
      expect(
        questions.every((one) => /[?？؟;]$/u.test(one)),
        kind,
      ).toBe(true)
    }
  })
})

test('An instruction is not guessed', async () => {
  const steps = `Mix the flour with the water in a clean jar and cover it. Throw half of the mixture away and feed the rest. Wait
    until the dough has doubled in its bowl. Turn the dough onto a table and fold its edges towards the middle. Score the loaf
    with a sharp blade. Remove the lid and bake it until the crust is brown.`
  const lines = await linesOf(
    `<p>Bread of sourdough needs only flour, water and salt.</p><h2>How to make it</h2><p>${steps}</p>`,
    'en',
    'How to bake bread',
  )
  const { guesses } = phrasesOf('en')
  expect(lines.filter(({ content }) => guesses.some((one) => content.startsWith(one)))).toEqual([])
})

test('The hosts do not tell what only the author of the page has done', async () => {
  const lines =
    await linesOf(`<p>Rivers carry water from the mountains to the sea. Rain feeds them all year.</p><h2>Boats</h2>
    <p>I put together a short video about old boats. Boats carried grain and timber along the great rivers of Europe.
    I’ve tested two models of them on the river. Engineers measured the water every spring for many years.</p>`)
  const text = lines.map(({ content }) => content).join(' ')
  expect(text).toContain('Boats carried grain')
  expect(text).not.toMatch(/put together|tested two models/u)
})

test('The introduction brings the sentence at which it points', async () => {
  const lines =
    await linesOf(`<p>Every town depends on thousands of boats with grain. Rivers make towns possible because they carry
    these boats.</p><h2>Course</h2><p>A stream flows from a spring in the hills to the sea. Engineers measured the
    water every spring, because floods had twice destroyed the wooden bridge and the old market.</p>`)
  expect(lines[2]?.content).toContain('thousands of boats with grain. Rivers make towns possible')
})

test('After a list of goals, no list of headings follows', async () => {
  const goals = '<h2>Learning objectives</h2><ul><li>Name three rivers</li><li>Explain floods</li></ul>'
  const lines = await linesOf(`${goals}${longPage(3)}`)
  expect(lines.filter(({ content }) => content.startsWith('So these are our topics'))).toEqual([])
  expect(lines.filter(({ speaker }, at) => speaker === lines[at + 1]?.speaker)).toEqual([])
})

test('A term that two sentences have explained together is not asked for', async () => {
  const lines = await linesOf(
    `<p>Enzymes are proteins of every living cell that help it.</p><h2>Work</h2><p>Enzymes lower the energy that a reaction needs
    in order to start. This energy is called the activation energy. Molecules move slowly in cold water and rarely meet there.</p>
    <h2>Key terms</h2><dl><dt>activation energy</dt><dd>the energy that a reaction needs in order to start</dd></dl>`,
    'en',
    'Enzymes',
  )
  expect(lines.filter(({ content }) => content.includes('“activation energy”'))).toEqual([])
})

test('An example of the page is no point to remember if there is another', async () => {
  const lines =
    await linesOf(`${longPage(2)}<h2>Mills</h2><p>A mill is an example of an important machine beside a river.
    Wind and water turned the stones of the mills for many hundreds of years.</p>`)
  const end = lines.findIndex(({ content }) => isClosing(content))
  const closing = lines.slice(end).map(({ content }) => content)
  expect(closing.join(' ')).not.toContain('is an example')
})

describe('A list on a short page', () => {
  const bread = `<p>Bread needs flour, water and time. Bakers have made it for thousands of years in every part of the world.</p>
    <h2>Flour</h2><p>Flour consists mostly of starch. Its proteins form a net as soon as water reaches them.</p>`

  test('without a sentence that leads to it is said with its heading', async () => {
    const lines = await linesOf(
      `${bread}<h2>Yeast</h2><ul><li>Raises a dough in two to three hours.</li><li>Tastes mild on every day of the week.</li></ul>`,
    )
    expect(lines.map(({ content }) => content).join(' ')).toContain(
      'Yeast: raises a dough in two to three hours. Tastes mild on every day of the week.',
    )
  })

  test('of steps is said whole, with the steps within a step', async () => {
    const lines = await linesOf(
      `${bread}<h2>From warm ground to a wind</h2><p>What follows is a circulation with four steps:</p><ol>
      <li>Air over the land expands and rises.</li><li>A few hundred metres up, it flows out over the sea.</li>
      <li>There it cools and sinks, so the pressure at the surface of the sea becomes slightly higher than over the land.</li>
      <li>Near the ground, cool air moves from the higher pressure over the sea to the lower pressure over the land.</li></ol>`,
    )
    const said = lines.map(({ content }) => content).join(' ')
    expect(said).toContain('There it cools and sinks')
    expect(said).toContain('Near the ground, cool air moves')
  })
})

test('ALEX says an open sentence and its list in one turn, unless it announces how many things follow', async () => {
  const html = (
    lead: string,
  ) => `<h2>Maps</h2><p>A map shows the ground from above, and every map leaves something out. Sailors drew
    the first maps of the coasts. Their lines were often wrong by many miles, because nobody could measure the length of a degree.</p>
    <p>${lead}</p><ul><li>Distances on the paper are right.</li><li>Areas on the paper are too large.</li></ul>
    <p>Every traveller who trusts a map should know this, because long routes seem shorter than they are.</p>`
  const linesFor = async (lead: string) => {
    const page = readPage({ title: 'Maps', html: html(lead), language: 'en' })
    const { segments } = await createOutlineWriter().write('podcast', {
      page,
      options: {},
      images: new Map(),
    })
    return segments.flatMap(({ dialogue }) => dialogue)
  }
  const lines = await linesFor('For a map of the sea this means:')
  expect(lines.filter(({ content }) => content.endsWith(':') && content.includes('map of the sea'))).toEqual(
    [],
  )
})

test('ALEX announces more only where more follows, and not at the end of an episode', async () => {
  const { confirms, confirmsAndGoesOn } = phrasesOf('en')
  expect(confirms).not.toContain(confirmsAndGoesOn)
  const lines = await linesOf(longPage(12))
  expect(lines.map(({ content }) => content)).not.toContain(confirmsAndGoesOn)
})

const irrigation = `<p>Irrigation brings water to dry fields, and it brings salt to these fields as well.</p>
  <h2>Ways back</h2><p>There are three ways of reclaiming a salted field.</p>
  <ul><li>Leaching applies more water than the crop needs, so that it carries the salt below the roots.</li>
  <li>Drainage takes the surplus away through pipes or ditches, so that the water table falls.</li>
  <li>Gypsum adds calcium, which pushes the sodium off the clay and lets the crumbs form again.</li></ul>
  <h2>What salt does to plants</h2><p>Plants draw water in because their roots hold more dissolved substances than the soil.
  Osmotic stress is the state of a plant that draws too little water in. If the salt of the soil grows, the leaves of a plant
  get brown at their edges.</p>`

test('JAMIE asks for the items that a sentence announces, for a name, and for a case', async () => {
  const lines = await linesOf(irrigation, 'en', 'Salt')
  expect(phrasesOf('en').askWhich).toContain(before(lines, 'Leaching applies')?.content.split('. ').at(-1))
  expect(before(lines, 'Osmotic stress is')?.content).toContain('“osmotic stress”')
  expect(before(lines, 'The leaves of a plant')?.content).toBe('And if the salt of the soil grows?')
})

test('A heading that is a clause with its noun first completes a request', async () => {
  const lines = await linesOf(irrigation, 'en', 'Salt')
  expect(before(lines, 'Plants draw water in')?.content).toMatch(/what salt does to plants[.?]$/u)
})

test('JAMIE states no number and no name that ALEX has not said', async () => {
  const story = `<p>The farm of the village grows barley on six fields near the river.</p><h2>A case</h2>
    <p>The harvest of barley fell in spite of more fertilizer. In 2019, the farmer sent six samples to the station.
    The harvest rose from 3.1 to 4.4 tonnes after the fields got lime. The costs of the farm fell by 30 per cent.
    The station of Sierpc now advises twenty farms of the region.</p>`
  const lines = await linesOf(story, 'en', 'Soil')
  const { guesses, talk } = phrasesOf('en')
  const stated = lines.filter(({ content }) =>
    [...guesses, ...talk.checks].some((one) => content.startsWith(one)),
  )
  expect(stated.filter(({ content }) => /\p{N}|Sierpc/u.test(content))).toEqual([])
})

test('the numbers of a table are asked for and said', async () => {
  const html = `<h2>Rivers</h2><p>A river carries water from the mountains to the sea, and it shapes its valley on the way.</p>
    <h2>Discharge over the year</h2><p>The water of a mountain river comes from snow, which melts in spring and early summer.</p>
    <table><caption>Discharge of the Inn</caption><tr><th>Season</th><th>Water (m³/s)</th></tr><tr><td>Winter</td><td>90</td></tr>
    <tr><td>Spring</td><td>310</td></tr><tr><td>Summer</td><td>640</td></tr><tr><td>Autumn</td><td>200</td></tr></table>
    <p>Power stations store a part of the water of the summer for the cold months of the year.</p>`
  const lines = await linesOf(html)
  const fact =
    'Discharge of the Inn, Water: the highest is Summer with 640 m³/s, and the lowest is Winter with 90 m³/s.'
  const said = lines.find(({ content }) => content.includes(fact))
  expect(said?.speaker).toBe('ALEX')
  expect(before(lines, fact)?.content).toContain('What do the figures show?')
})

const workshop = `<p>Glue holds the parts of nearly every chair, shoe and phone together without any holes.</p><h2>How glue holds</h2>
  <p>An adhesive is a substance that joins two surfaces by sticking to both of them. Liquid glue runs into tiny pores and locks there when it
  hardens. A greasy surface gives a weak joint, because the glue touches it only at a few points of the surface. Clean surfaces are wetted by
  the glue, and the joint gets much stronger after it.</p>
  <h2>Families</h2><p>Most glues in a workshop belong to one of three families, and each has strengths of its own.</p>
  <table><tr><th>Family</th><th>Sets by</th><th>Weakness</th></tr><tr><td>Animal glue</td><td>cooling and drying</td><td>damp</td></tr>
  <tr><td>Epoxy</td><td>a reaction of two parts</td><td>brittle joints</td></tr><tr><td>Superglue</td><td>traces of moisture</td><td>heat</td></tr></table>
  <h2>A story from aircraft</h2><p>In 1968 Spencer Silver tried to make a very strong adhesive for aircraft. He obtained tiny spheres that stuck
  lightly and could be peeled off again. For five years he looked for a use of the spheres. His colleague Art Fry sang in a choir, and he grew
  tired of bookmarks that fell out of his hymn book. He coated slips of paper with the spheres of his colleague, and the notes went on sale in
  1980. The company sells them in more than a hundred countries today.</p>
  <h2>Worked example: a bracket on a wall</h2><p>A steel bracket must carry 12 kg on a stone wall of the workshop.</p>
  <p>The bonded area of the bracket is 40 square centimetres, and the wall is dry.</p>
  <ol><li>Find the force. 12 kg weigh about 120 newtons.</li><li>Divide by the area: 120 newtons over 40 square centimetres are 3 newtons per
  square centimetre.</li><li>Apply a safety factor of 10, because loads swing and surfaces are never perfect. The glue must hold 30 newtons per
  square centimetre.</li><li>Compare the families. Animal glue softens in damp air, so it is ruled out, while epoxy holds more than 1000 newtons
  per square centimetre.</li></ol><p>Epoxy is therefore far stronger than needed. The limit is not the glue but the plaster behind it.</p>
  <h2>Common mistakes</h2><ul><li><strong>Too much resin:</strong> a thick layer hardens unevenly and cracks.</li>
  <li><strong>No clamp:</strong> the parts move while they dry, and gaps remain.</li></ul>`

test('the rows of a table of words are asked for and said together', async () => {
  const lines = await linesOf(workshop, 'en', 'Adhesives')
  const said = lines.find(({ content }) =>
    content.includes('Animal glue: sets by cooling and drying; weakness, damp.'),
  )
  expect(said?.speaker).toBe('ALEX')
  expect(said?.content).toContain('Superglue: sets by traces of moisture; weakness, heat.')
  const question = before(lines, 'Animal glue: sets by')
  expect(question?.speaker).toBe('JAMIE')
  expect(question?.content).not.toContain('figures')
})

test('all statements with labels are said, also one that starts with a word such as "no"', async () => {
  const lines = await linesOf(workshop, 'en', 'Adhesives')
  const text = lines.map(({ content }) => content).join(' ')
  expect(text).toContain('“Too much resin”: a thick layer hardens unevenly and cracks.')
  expect(text).toContain('“No clamp”: the parts move while they dry, and gaps remain.')
  expect(text).not.toMatch(/what does “(?:too much resin|no clamp)” mean/i)
})

test('the calculation of an example is said with all of its steps', async () => {
  const lines = await linesOf(workshop, 'en', 'Adhesives')
  const text = lines.map(({ content }) => content).join(' ')
  const steps = ['12 kg weigh about 120 newtons', 'Divide by the area', 'Apply a safety factor of 10']
  const said = steps.filter((step) => text.includes(step))
  expect(said).toEqual(steps)
})

test('an event of a story, a step of an example and a label are no points to remember', async () => {
  const lines = await linesOf(workshop, 'en', 'Adhesives')
  const end = lines.findIndex(({ content }) => isClosing(content))
  expect(end).toBeGreaterThan(0)
  const closing = lines
    .slice(end)
    .map(({ content }) => content)
    .join(' ')
  expect(closing).toContain('An adhesive is a substance')
  expect(closing).not.toMatch(/1968|12 kg|newtons|clamp|sets by/)
})

test('an episode does not open with what follows the answer to a heading', async () => {
  const page = readPage({
    title: 'Earthquakes',
    language: 'en',
    html: `<h2>What causes earthquakes?</h2><p>Plates do, because they move. Earthquakes start where two plates of the crust catch on each
      other. The strain of an earthquake builds up for decades until the rock breaks. The energy travels outwards in waves.</p>
      <h2>Measuring</h2><p>A seismograph records the waves of an earthquake on paper or on a disk. Three stations are enough to find
      the place of an earthquake. Each station draws its own distance as a circle on the map.</p>`,
  })
  const { segments } = await createOutlineWriter().write('podcast', { page, options: {}, images: new Map() })
  expect(segments[0]?.dialogue.map(({ content }) => content).join(' ')).not.toContain(
    'start where two plates',
  )
})
