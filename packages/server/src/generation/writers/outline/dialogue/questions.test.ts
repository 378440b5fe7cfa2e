import { expect, test } from 'vitest'
import { readPage } from '../../../page-reader/read-page.ts'
import { prepareMaterial } from '../material/material.ts'
import { createQuestionPhrases } from './questions.ts'

const html = `<p>Ask when the patient is going to eat. A patient who is awake may drink. Insulin lowers the sugar of the blood, and insulin
  can kill if the dose is wrong. Rain and soil matter to no nurse.</p>`

test.each([
  ['patient', 'the patient'],
  ['insulin', 'insulin'],
  ['soil', 'soil'],
  ['Okafor', 'Okafor'],
  ['Routes of loss', 'routes of loss'],
  ['Rules of Thumb', 'rules of Thumb'],
  ['Routes', 'routes'],
  ['Paris in spring', 'Paris in spring'],
])('JAMIE asks about “%s” as “%s”', (name, said) => {
  const stock = createQuestionPhrases(prepareMaterial(readPage({ title: 'Wards', html, language: 'en' })), 3)
  expect(stock.aboutSubject(name, true)?.text).toMatch(new RegExp(`(?<!the )${said}(?!\\p{L})`, 'u'))
})
