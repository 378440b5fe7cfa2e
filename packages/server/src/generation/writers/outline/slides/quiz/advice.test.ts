import { expect, test } from 'vitest'
import { readPage } from '../../../../page-reader/read-page.ts'
import { prepareMaterial } from '../../material/material.ts'
import { makeQuestions } from './make-questions.ts'

const questionsOf = (html: string, language = 'en') =>
  makeQuestions(prepareMaterial(readPage({ title: 'Page', language, html })))

test('What to do in a case is asked for among what to do in other cases, and never as what happens', () => {
  const found =
    questionsOf(`<p>Tools of the workshop wear out after some years. If the cable is damaged, call an electrician.
    If a machine smells, switch it off at the wall. If the floor is wet, close the door of the room.</p>`)
  const asked = found.find(({ ask }) => ask === 'What should you do if the cable is damaged?')
  expect(asked?.right).toBe('Call an electrician')
  expect(asked?.wrong.toSorted((a, b) => a.localeCompare(b))).toEqual([
    'Close the door of the room',
    'Switch it off at the wall',
  ])
  expect(found.filter(({ ask }) => ask.startsWith('What happens'))).toEqual([])
})

test('A case with a decimal number and an act in several parts are asked for too', () => {
  const found =
    questionsOf(`<p>Insulin is a strong medicine. If the reading is below 4.0 mmol/L, do not give the insulin: treat the low
    sugar first and tell the doctor. If you stick yourself with the needle, let the wound bleed, wash it under water and report
    it. If you notice that the dose was too large, call the doctor at once, and stay with the patient.</p>`)
  const asked = found.find(({ ask }) => ask === 'What should you do if the reading is below 4.0 mmol/L?')
  expect(asked?.right).toBe('Do not give the insulin: treat the low sugar first and tell the doctor')
  expect(asked?.wrong).toHaveLength(2)
})

test('A single case is asked about with what the page says to do elsewhere, and with the act done wrongly', () => {
  const found =
    questionsOf(`<p>Wounds heal under a moist film. If you suspect an infection, take a swab before any drug is given.</p>
    <ol><li>Wash your hands with warm soap.</li><li>Remove the old dressing slowly.</li><li>Record the size in the chart.</li></ol>`)
  const asked = found.find(({ ask }) => ask === 'What should you do if you suspect an infection?')
  expect(asked?.right).toBe('Take a swab before any drug is given')
  expect(asked?.wrong).toContain('Take a swab after any drug is given')
  expect(asked?.wrong).toHaveLength(3)
})

test('A question of the page for what to do in a case is asked in its words', () => {
  const found = questionsOf(
    `<p>Si la température dépasse la limite, refusez la livraison. Si un emballage est percé, isolez le produit. Si la sonde est sale,
    lavez la sonde.</p><h2>Questions</h2><ul><li>Que faites-vous si un emballage est percé ?</li></ul>`,
    'fr',
  )
  const asked = found.find(({ isOfPage }) => isOfPage)
  expect(asked?.ask).toBe('Que faites-vous si un emballage est percé ?')
  expect(asked?.right).toBe('Isolez le produit')
})

test('A case that opens with a pronoun is not asked about', () => {
  const found =
    questionsOf(`<p>Lye is dangerous. If it gets into an eye, rinse the eye with water. If a bottle breaks, call the guard.
    If the floor is wet, close the door of the room.</p>`)
  expect(found.filter(({ ask }) => ask.includes('if it gets'))).toEqual([])
})
