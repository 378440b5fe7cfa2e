import { expect, test } from 'vitest'
import { readPage } from '../../../../page-reader/read-page.ts'
import { prepareMaterial } from '../../material/material.ts'
import { aboutCasesOfItems } from './cases-of-items.ts'

const questionsOf = (html: string, language: string) =>
  aboutCasesOfItems(prepareMaterial(readPage({ title: 'Page', language, html })))

const rights = `<ul><li><b>Minderung:</b> Ist die Wohnung nur eingeschränkt nutzbar, sinkt die Miete von selbst.</li><li><b>Selbstvornahme:</b>
  Bleibt der Vermieter trotz Frist untätig, darf der Mieter einen Handwerker beauftragen.</li><li><b>Kündigung:</b> Gefährdet der Mangel die
  Gesundheit, kann der Mieter fristlos kündigen.</li></ul>`

test('Items with a condition are asked about as cases and not as labels', () => {
  const found = questionsOf(rights, 'de').find(({ ask }) => ask.startsWith('Gefährdet'))
  expect(found?.ask).toBe('Gefährdet der Mangel die Gesundheit – was gilt dann?')
  expect(found?.right).toBe('Dann kann der Mieter fristlos kündigen')
  expect(found?.wrong).toHaveLength(2)
  expect(found?.because).toContain('Kündigung: Gefährdet der Mangel')
})

test('German sentences with a conjunction are asked about with “dann”', () => {
  const asked = questionsOf(
    '<p>Wenn der Käufer die Ware prüft, verliert er keine Rechte. Wenn die Frist abläuft, verfällt der Anspruch des Händlers.</p>',
    'de',
  )
  expect(asked.map(({ ask, right }) => [ask, right])).toContainEqual([
    'Was gilt, wenn die Frist abläuft?',
    'Dann verfällt der Anspruch des Händlers',
  ])
})

test('A relative clause and a time before a German verb are no cases', () => {
  const text = `<p>Wer eine Wohnung mietet, zahlt für ihren Zustand. Seit der Vertrag gilt, zahlt der Mieter jeden Monat. Meint der Vermieter, dass alles in Ordnung ist, hat er unrecht. Die Wand, die trocknet,
    bleibt lange feucht.</p>`
  expect(questionsOf(text, 'de')).toEqual([])
})

test('English items with a condition are asked about too', () => {
  const html = `<ul><li>Repair: If the fault is small, the seller has to mend the goods.</li><li>Withdrawal: If the repair fails twice, the buyer
    gets his money back.</li><li>Damages: If the seller knew of the fault, he pays for the harm as well.</li></ul>`
  const found = questionsOf(html, 'en').find(({ ask }) => ask === 'What happens if the repair fails twice?')
  expect(found?.right).toBe('The buyer gets his money back')
})
