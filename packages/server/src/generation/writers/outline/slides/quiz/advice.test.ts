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
