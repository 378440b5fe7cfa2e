import { expect, test } from 'vitest'
import { readPage } from '../../../page-reader/read-page.ts'
import { createOutlineWriter } from '../outline-writer.ts'

const writer = createOutlineWriter()

async function linesOf(title: string, html: string, language = 'en'): Promise<readonly string[]> {
  const page = readPage({ title, html, language })
  const { segments } = await writer.write('podcast', { page, options: {}, images: new Map() })
  return segments.flatMap(({ dialogue }) => dialogue.map(({ speaker, content }) => `${speaker}: ${content}`))
}

const lineBefore = (lines: readonly string[], start: string) =>
  lines[lines.findIndex((line) => line.startsWith(start)) - 1]

const intro = `<p>A cut in the skin closes by itself, but it does so in an order that rarely changes. A dressing that helps on
  the second day may harm on the tenth.</p>`

test('a turn ends where an item of several sentences ends, and JAMIE asks for the next item by its name', async () => {
  const html = `${intro}<h2>The phases of healing</h2><p>A wound heals in three phases:</p>
    <ol><li>Haemostasis begins within seconds. The vessels narrow, and platelets stick to the torn wall. They release substances that make the blood clot.</li>
    <li>Inflammation lasts up to four days. White blood cells enter the wound and remove bacteria and dead tissue. The area is red, warm and swollen.</li>
    <li>Proliferation follows from about the fourth day to the third week. New vessels grow into the wound and fill it with tissue. Cells of the skin move in from the edges.</li></ol>`
  const lines = await linesOf('How a wound heals', html)
  expect(lines.some((line) => line.endsWith('The area is red, warm and swollen.'))).toBe(true)
  expect(lineBefore(lines, 'ALEX: Proliferation follows')).toBe('JAMIE: And proliferation?')
})

test('a statement of several sentences below a label is not divided', async () => {
  const html = `${intro}<h2>What slows healing</h2><p>Three conditions slow healing most often.</p>
    <ul><li><strong>Diabetes:</strong> High blood sugar damages small vessels. Less oxygen reaches the wound, and white blood cells work poorly. Feeling is lost, so that patients do not notice pressure.</li>
    <li><strong>Smoking:</strong> Nicotine narrows the vessels for about an hour after each cigarette. Carbon monoxide takes the place of oxygen in the blood.</li>
    <li><strong>Malnutrition:</strong> Collagen is made of protein. A patient who eats too little protein builds a weak scar. Vitamin C and zinc are needed as well.</li></ul>`
  const lines = await linesOf('How a wound heals', html)
  expect(lineBefore(lines, 'ALEX: Smoking: Nicotine narrows')).toBe('JAMIE: And smoking?')
  expect(lines.find((line) => line.includes('High blood sugar'))).toContain('do not notice pressure.')
})

test('JAMIE asks for the next row of a table by its name', async () => {
  const html = `${intro}<h2>Choosing a dressing</h2><table><tr><th>Dressing</th><th>Best for</th><th>Change after</th></tr>
    <tr><td>Film dressings</td><td>dry, shallow wounds</td><td>up to seven days</td></tr>
    <tr><td>Foam dressings</td><td>wounds with much fluid and fragile skin around them</td><td>two to four days</td></tr>
    <tr><td>Alginate dressings</td><td>deep wounds that bleed or weep heavily</td><td>one or two days</td></tr>
    <tr><td>Gel dressings</td><td>dry wounds with dead tissue that must be softened</td><td>one to three days</td></tr></table>`
  const lines = await linesOf('How a wound heals', html)
  expect(lineBefore(lines, 'ALEX: Alginate dressings:')).toBe('JAMIE: And alginate dressings?')
})

test.each([
  [
    'pl',
    'Dlaczego upadło państwo',
    'Słabości państwa',
    [
      ['Mała armia', 'kraj miał około dwunastu tysięcy żołnierzy, a sąsiad osiemdziesiąt tysięcy.'],
      ['Pusty skarb', 'szlachta płaciła niewielkie podatki, więc wojsko nie dostawało żołdu.'],
    ],
    'W 1795 roku państwo zniknęło z mapy Europy. Wcześniej było jednym z największych na kontynencie, ale jego sąsiedzi stale rośli w siłę. Historycy szukają przyczyn upadku także w ustroju.',
    'Termin',
  ],
  [
    'es',
    'Por qué cayó el reino',
    'Debilidades del reino',
    [
      ['Ejército pequeño', 'el reino tenía doce mil soldados y su vecino ochenta mil.'],
      ['Tesoro vacío', 'los nobles pagaban pocos impuestos y los soldados no cobraban.'],
    ],
    'En 1795 el reino desapareció del mapa de Europa. Antes había sido uno de los mayores del continente, pero sus vecinos crecían sin pausa. Los historiadores buscan las causas también en sus leyes.',
    'palabra',
  ],
])(
  'no label of a short statement is asked for as a term (%s)',
  async (language, title, heading, items, lead, asked) => {
    const list = items.map(([label, text]) => `<li><strong>${label}:</strong> ${text}</li>`).join('')
    const lines = await linesOf(title, `<p>${lead}</p><h2>${heading}</h2><ul>${list}</ul>`, language)
    expect(lines.filter((line) => line.startsWith('JAMIE')).join(' ')).not.toContain(asked)
    expect(lines.some((line) => items.every(([label]) => line.includes(`${label}:`)))).toBe(true)
  },
)

test('a set is said whole if the sentence before it says how many there are', async () => {
  const html = `<h2>Objections</h2><p>Since antiquity three objections have been made.</p>
    <ul><li><strong>Coldness.</strong> If the death of a child is indifferent, a Stoic cannot love. The Stoics replied that care for others is natural and right; only the belief that one cannot live well without them is an error.</li>
    <li><strong>Passivity.</strong> If all that is external is indifferent, why fight injustice? But justice is a virtue, and virtue is in our power. Cato, the model of the Roman Stoics, died for the republic.</li>
    <li><strong>Hypocrisy.</strong> Seneca praised poverty and lent money at interest. He gave the answer himself: he speaks of virtue, not of himself.</li></ul>
    <p>The first objection seems the most serious one. A life without bonds that can be lost would be poorer, and not wiser.</p>`
  const said = (await linesOf('The Stoics', html)).join(' ')
  for (const part of ['cannot love', 'why fight injustice?', 'justice is a virtue', 'lent money at interest'])
    expect(said).toContain(part)
})

test('JAMIE asks the question of a case, and ALEX says the decision and its reason', async () => {
  const html = `<h2>A case</h2><p>A baker orders an oven for 18,000 euros. The contract sets delivery for 1 March. On 1 March no oven comes.
    On 10 March the baker demands delivery in a letter. On 15 March lightning destroys the oven in the workshop.</p>
    <p>May the seller rely on chance because the oven was finished? No. Since 10 March the seller was in default, and a debtor in default answers for chance, too.
    The baker may withdraw from the contract.</p>`
  const lines = await linesOf('Breach of contract', html)
  const at = lines.indexOf('JAMIE: May the seller rely on chance because the oven was finished?')
  expect(lines[at + 1]).toMatch(/^ALEX: No\. Since 10 March the seller was in default/u)
})

test('a Japanese statement below a label does not say what the label means', async () => {
  const html = `<p>味噌は大豆と麹と塩からつくる発酵食品です。地域によって味も色も大きく違います。この章では、その理由と基本の手順を学びます。</p>
    <h2>三つの種類</h2><p>味噌には三つの種類があります。</p><ul><li><strong>米味噌：</strong>米麹を使います。全国で最も多く食べられています。</li>
    <li><strong>麦味噌：</strong>麦麹を使います。九州で好まれます。香りが強く、甘みがあります。</li></ul>`
  const said = (await linesOf('味噌のつくり方', html, 'ja')).join(' ')
  expect(said).toContain('麦味噌：麦麹を使います。九州で好まれます。香りが強く、甘みがあります。')
  expect(said).not.toContain('意味は次のとおり')
})
