import { expect, test } from 'vitest'
import { readPage } from '../../../page-reader/read-page.ts'
import { createOutlineWriter } from '../outline-writer.ts'

async function linesOf(title: string, html: string, language = 'en'): Promise<readonly string[]> {
  const page = readPage({ title, html, language })
  const { segments } = await createOutlineWriter().write('podcast', { page, options: {}, images: new Map() })
  return segments.flatMap(({ dialogue }) => dialogue.map(({ speaker, content }) => `${speaker}: ${content}`))
}

const salt = `<p>Bare ground is lost much faster than ground under grass, and the rivers carry it to the sea. A second danger for the fields of a country is the salt of its water.
  In dry regions, farmers water their fields, and the water evaporates and leaves its salts behind.
  The deep roots of old trees have a use here, since they take up the water before it reaches the salt. Compaction is a third danger that many farmers see too late, when the harvest is small.</p>`

test('JAMIE asks for the circumstance with which a sentence starts, and ALEX does not repeat it', async () => {
  const lines = await linesOf(
    'How soil is lost',
    `<p>Soil is the thin layer that covers the land.</p><h2>Dangers</h2>${salt}`,
  )
  const at = lines.indexOf('JAMIE: And in dry regions?')
  expect(at).toBeGreaterThan(0)
  expect(lines[at + 1]).toMatch(/^ALEX: Farmers water their fields/)
})

test('a case keeps its last sentence, which has no room in the turn of the others', async () => {
  const story = `<p>Lena had an exam on Friday. She usually studied until two in the morning in the last three nights. This time she spread the same nine hours over six evenings and stopped at ten.
    On Friday, she recalled definitions that she had not looked at since Sunday. Her grade rose from a C to a B plus, although she had not studied a minute longer.</p>`
  const lines = await linesOf(
    'Sleep and learning',
    `<p>Sleep helps people to remember what they have learned on the day before.</p><h2>An example</h2>${story}`,
  )
  expect(lines.join(' ')).toContain('Her grade rose from a C to a B plus')
})

test('no number is asked for before a quotation, and none before a case with an amount', async () => {
  const offer = `<p>An offer is a clear statement of the terms on which a person is willing to be bound by a contract with another one. “I might sell my car for around £2,000” is not an offer, because nothing is settled.
    A counter-offer destroys the first offer at once, and the first one can no longer be accepted after that. If you answer an offer of £1,000 with £950, you have made a new offer of your own to the seller.</p>`
  const lines = await linesOf('Contracts', `<p>People make contracts every day.</p><h2>Offer</h2>${offer}`)
  expect(lines.join(' ')).toContain('nothing is settled')
  expect(lines.join(' ')).not.toMatch(/number on that|figures for that/)
})

test('what benefits a person in an aside is not what makes a subject important', async () => {
  const page = `<p>People make contracts every day, and most of them have nothing to do with a court or with a lawyer.</p><h2>Capacity</h2>
    <p>A person under eighteen is bound only by contracts for food and clothing, and by contracts of employment that benefit them. Companies act through their directors in all contracts, and a director who signs for a company binds the company and not the own purse.</p>`
  expect((await linesOf('Contracts', page)).join(' ')).not.toContain('What makes this important?')
})

test('several questions in a row are said together, and JAMIE asks none of them', async () => {
  const asked = `<p>Ask yourself four questions before you touch anything in the room. Has the alarm been raised? Is the fire smaller than a bin? Is the way out behind you? Do you have the right extinguisher?
    If one answer is no, leave, close the door and call the fire service. Closing a door can hold back a fire for up to half an hour.</p>`
  const lines = await linesOf(
    'Using a fire extinguisher',
    `<p>A small fire can double in size every minute, and the right extinguisher stops it in seconds.</p><h2>Before you fight a fire</h2>${asked}`,
  )
  expect(lines.join(' ')).toContain(
    'Has the alarm been raised? Is the fire smaller than a bin? Is the way out behind you? Do you have the right extinguisher?',
  )
  expect(lines.join(' ')).toContain('If one answer is no, leave')
  expect(lines.filter((line) => line.startsWith('JAMIE')).join(' ')).not.toContain('alarm')
})

test('a quotation that no sentence announces is said with the sentence about it', async () => {
  const page = `<p>Children had always worked on farms, but the factory changed what work meant for them and for their parents.</p>
    <h2>A source</h2><blockquote>I have to trap without a light. I go at four in the morning.</blockquote>
    <p>These are the words of Sarah Gooder, aged eight, from the report of 1842. The commissioners wanted to shock their readers, so they chose the strongest statements of all.</p>`
  const said = (await linesOf('Child labour', page)).join(' ')
  expect(said).toContain(
    'I have to trap without a light; I go at four in the morning.” These are the words of Sarah Gooder',
  )
})

test('JAMIE states no share that only a reader of the page knows, and a belief comes with its correction', async () => {
  const page = `<p>Antibiotics stop bacteria from growing, and bacteria can become resistant to them when they are used often.</p>
    <h2>A common misconception</h2><p>Many people say that their body has become resistant. This is wrong. The bacteria become resistant, not the patient.
    Two thirds of all antibiotics are given to animals, and the bacteria in the animals become resistant to the antibiotics too.</p>`
  const lines = await linesOf('Antibiotic resistance', page)
  expect(lines.filter((line) => /^JAMIE: [^:]+: Two thirds/u.test(line))).toEqual([])
  expect(lines.join(' ')).toContain('This is wrong. The bacteria become resistant, not the patient.')
})

test('a list of names without full stops is said as one sentence, and a short formula in words', async () => {
  const page = `<p>Pressure injuries are damage to the skin that comes from lying still for a long time in one place.</p>
    <h2>Who is at risk?</h2><p>Not everyone who lies in bed gets a pressure injury. Risk rises with:</p>
    <ul><li>immobility after a stroke</li><li>poor nutrition</li><li>age over 70</li></ul>
    <h2>Pressure</h2><p>The pressure on the skin depends on the weight and on the area that carries it.</p><p>Pressure = weight ÷ area</p>`
  const said = (await linesOf('Pressure injuries', page)).join(' ')
  expect(said).toContain('Risk rises with: immobility after a stroke; poor nutrition; age over 70.')
  expect(said).toMatch(/Pressure equals weight over area/)
})

test.each([
  [
    'en',
    'The consumer price index measures the cost of a basket of goods. The basket contains about 480 articles that an average family buys in a year. Housing weighs more than coffee in this basket.',
    'The rate of inflation is calculated like this:',
    'Rate = (final index − initial index) / initial index × 100',
    /calculated like this: Rate equals .*final index minus initial index/,
  ],
  [
    'es',
    'El índice de precios de consumo mide el coste de una cesta de bienes. La cesta contiene unos 480 artículos que compra una familia media en un año. La vivienda pesa más que el café en esta cesta.',
    'La tasa de inflación se calcula así:',
    'Tasa = (IPC final − IPC inicial) / IPC inicial × 100',
    /se calcula así: Tasa igual .*IPC final menos IPC inicial/,
  ],
])(
  'a formula in words is said with the sentence that announces it (%s)',
  async (language, before, lead, formula, said) => {
    const html = `<h2>IPC</h2><p>${before}</p><p>${lead}</p><p>${formula}</p>`
    expect((await linesOf('IPC', html, language)).join('\n')).toMatch(said)
  },
)

test('a formula that the opening leads to is said in the opening', async () => {
  const lines = await linesOf(
    'Reading a balance sheet',
    `<p>A balance sheet shows what a business owns and what it owes on one particular day. It is a photograph, and not a film.</p>
    <p>It always balances because of one identity:</p><p>$$\\text{Assets} = \\text{Liabilities} + \\text{Equity}$$</p>
    <p>Whatever the business owns was paid for either with borrowed money or with the money of its owners. A van that is bought with a loan of a bank makes assets and liabilities rise by its price.</p>
    <h2>Current and non-current</h2><p>An asset is current if it turns into cash within twelve months. Stock and cash are current, and buildings and machines are not.</p>`,
  )
  expect(lines.join(' ')).toContain('one identity: Assets equals Liabilities plus Equity')
})

const fleet = `<p>A fleet of connected lorries sends its position and the data of many other instruments to a central office all day long, so that the people there can see at any time what is going on.</p>`

test('a list is said with the sentence that opens it, although the turn before has no room for both', async () => {
  const lines = await linesOf(
    'Lorries',
    `<p>Food travels far.</p><h2>Connected lorries</h2>${fleet}<p>Among other things, this is useful for the owner:</p>
    <ul><li>The office knows where each lorry is, finds it if it was stolen, and sends it along another road if there is a traffic jam.</li>
    <li>The office sees whether the drivers keep to the limits, brake early and drive safely, so that insurance costs less.</li></ul>`,
  )
  expect(lines.join(' ')).toContain('this is useful for the owner: The office knows')
  expect(lines.join(' ')).toContain('insurance costs less')
})

test('an answer that starts with a reason is said below the question of its heading', async () => {
  const lines = await linesOf(
    'The stomach',
    `<p>The stomach is a bag of muscle.</p><h2>Why does the stomach not digest itself?</h2>
    <p>Because a layer of mucus covers its wall. If this layer is damaged, the acid reaches the wall.</p><h2>Fields</h2>${salt}`,
  )
  const at = lines.indexOf('JAMIE: Why does the stomach not digest itself?')
  expect(lines[at + 1]).toMatch(/^ALEX: Because a layer of mucus covers its wall/)
})

test('a sentence of one word that opens a list is said with it', async () => {
  const lines = await linesOf(
    'الهضم',
    `<p>الهضم عملية تحول المواد الغذائية إلى أشكال بسيطة يستطيع الجسم امتصاصها.</p><h2>الحاجة إلى الهضم</h2><p>ولماذا نحتاج إلى الهضم؟ لسببين:</p>
    <ol><li>المواد الغذائية لا تذوب في الدم، فلا تنتقل من الأمعاء إليه.</li><li>الخلايا لا تستطيع استخدام الجزيئات الكبيرة.</li></ol>
    <h2>المعدة</h2><p>المعدة كيس عضلي يبقى الطعام فيه عدة ساعات. تفرز المعدة حمضًا يقتل الجراثيم، وإنزيمًا يهضم البروتينات. يغطي المخاط جدار المعدة ويحميه من هذا الحمض القوي.</p>`,
    'ar',
  )
  expect(lines.join(' ')).toMatch(/لسببين:.*المواد الغذائية لا تذوب في الدم/)
})

test('an item that has lost its full stop is said with the others', async () => {
  const lines = await linesOf(
    'Warmth',
    `<p>Plants need warmth to grow.</p><h2>Temperatures</h2><p>Each plant has three temperatures.</p>
    <ul><li>The base temperature is the lowest at which a plant grows.</li><li>The best temperature gives the fastest growth</li>
    <li>The highest temperature is the most that a plant can bear.</li></ul><h2>Fields</h2>${salt}`,
  )
  expect(lines.join(' ')).toContain('The best temperature gives the fastest growth.')
})

test('a sentence that names itself what it lists is not asked for as the items of another', async () => {
  const lines = await linesOf(
    'Drift',
    `<p>The continents move.</p><h2>Alfred Wegener</h2><p>In 1912, Alfred Wegener stated that the continents drift.</p><p>His evidence:</p>
    <ul><li>the coasts fit together</li><li>the same fossils on both sides of the ocean</li><li>the same rocks in distant lands</li></ul><h2>Fields</h2>${salt}`,
  )
  const at = lines.findIndex((line) => line.includes('His evidence: the coasts fit together;'))
  expect(lines[at]).toContain('continents drift')
})

test('an item with a reason is not split if other items follow', async () => {
  const lines = await linesOf(
    'Burns',
    `<p>A burn is damage to the skin.</p><h2>First aid</h2><ul><li>Cool the burn with running water for ten minutes, so that the pain is less.</li>
    <li>Take off rings and watches because the skin around the burn is going to swell.</li><li>Cover the burn with a clean cloth.</li></ul><h2>Fields</h2>${salt}`,
  )
  expect(lines.join(' ')).toContain(
    'watches because the skin around the burn is going to swell. Cover the burn',
  )
})

test('a long list of named items is divided between turns, and JAMIE asks for the next by its name', async () => {
  const lines = await linesOf(
    'Digestion',
    `<p>Digestion turns food into small parts that the body can use.</p><h2>The way of food</h2><ul>
    <li>Mouth: the teeth cut the food and grind it, and the saliva makes it soft.</li>
    <li>Stomach: the food stays for hours in a bag of muscle, and an acid kills the germs in it.</li>
    <li>Gut: most of the food passes through the wall of the gut into the blood of the body.</li></ul><h2>Fields</h2>${salt}`,
  )
  expect(lines).toContainEqual('JAMIE: And gut?')
})
