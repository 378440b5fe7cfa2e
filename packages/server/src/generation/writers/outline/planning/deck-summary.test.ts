import { expect, test } from 'vitest'
import { readPage } from '../../../page-reader/read-page.ts'
import { createOutlineWriter } from '../outline-writer.ts'

async function summaryOf(html: string, title: string, language = 'en'): Promise<string> {
  const page = readPage({ title, html, language })
  const { slides } = await createOutlineWriter().write('slideshow', { page, options: {}, images: new Map() })
  return slides.find(({ slide_type }) => slide_type === 'summary')?.audio_script ?? ''
}

const root = `<h2>Wurzel</h2><p>Wasser gelangt durch Osmose in die Haare der Wurzel. Die Konzentration der Salze in der Zelle muss dafür höher
  sein als im Boden. Bei versalzten Böden vertrocknet die Pflanze, obwohl der Boden nass ist.</p>`
const leaf = `<h2>Blätter</h2><p>Rund 95 % des Wassers verdunsten durch die Spaltöffnungen der Blätter. Zwei Schließzellen regeln die Weite der
  Öffnung. Bei Trockenheit schließen sie den Spalt, und die Pflanze spart Wasser.</p>`

test('A list of names with their meanings is summed up by its introduction and its names', async () => {
  const forces = `<h2>Transport</h2><p>Drei Kräfte wirken zusammen:</p><ol><li><strong>Transpirationssog</strong>: Die Verdunstung an den
    Blättern erzeugt einen Unterdruck, der das Wasser nach oben zieht.</li><li><strong>Kohäsion</strong>: Wassermoleküle haften durch
    Wasserstoffbrücken aneinander, sodass der Wasserfaden nicht abreißt.</li><li><strong>Adhäsion</strong>: Wassermoleküle haften an
    den Wänden der Gefäße.</li></ol><p>Reißt ein Wasserfaden, so entsteht eine Luftblase, die das Gefäß verstopft.</p>`
  const summary = await summaryOf(root + forces + leaf, 'Wasser in Pflanzen', 'de')
  expect(summary).toContain('Drei Kräfte wirken zusammen: Transpirationssog, Kohäsion und Adhäsion.')
})

test('One step of a procedure does not sum it up', async () => {
  const steps = [
    'Wash your hands with soap',
    'Measure the blood glucose of the patient',
    'Draw up the dose of insulin',
  ]
  const list = `<h2>Steps</h2><ol>${steps.map((text) => `<li>${text} before the meal.</li>`).join('')}</ol>`
  const insulin = `<h2>Insulin</h2><p>Insulin lets the cells take up glucose from the blood. A dose of it is given before the meal. Insulin is kept
    cold, because it loses its effect in the heat.</p>`
  const sites = `<h2>Sites</h2><p>The abdomen absorbs insulin fastest. The thigh absorbs it slowest. Repeated injection into one spot causes a
    soft swelling, so the nurse moves to another site each time.</p>`
  const summary = await summaryOf(insulin + list + sites, 'Giving insulin')
  expect(summary).not.toBe('')
  expect(summary).not.toMatch(/Wash your hands|Draw up/)
})

test('What a thing is counts more than a rule about an exception', async () => {
  const low = `<h2>When glucose is low</h2><p>Hypoglycaemia is a blood glucose below 4 mmol/L. Early signs are sweating, trembling and hunger.
    A patient who can swallow receives 15 grams of fast sugar, such as fruit juice. Patients who take beta blockers may show no
    trembling at all, so a reading is taken whenever they seem unwell.</p>`
  const sites = `<h2>Sites</h2><p>The abdomen absorbs insulin fastest. The thigh absorbs it slowest. Repeated injection into one spot causes a
    soft swelling, so the nurse moves to another site each time.</p>`
  const types = `<h2>Types</h2><p>Rapid insulin is given with the meal on the table. Slow insulin is given at the same time each day, because it
    covers the need of the body at rest. Both are kept cold in the pharmacy.</p>`
  expect(await summaryOf(sites + types + low, 'Giving insulin')).toContain('Hypoglycaemia is a blood glucose')
})
