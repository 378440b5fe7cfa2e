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

test('JAMIE asks for the number of a statement, and not for that of an order', () => {
  const numbers =
    '<p>About 2 % of the flour is salt in most loaves. Use about 2 % of the weight of the flour.</p>'
  const material = prepareMaterial(readPage({ title: 'Salt', html: numbers, language: 'en' }))
  const stock = createQuestionPhrases(material, 3)
  const [statement, order] = material.sentences
  expect(order && stock.forNumber(order)).toBeUndefined()
  expect(statement && stock.forNumber(statement)).toBeDefined()
})

test('JAMIE gives an article to a name of two words that the page writes with one', () => {
  const fractions = '<p>Find a common denominator. A common denominator is a multiple of both.</p>'
  const material = prepareMaterial(readPage({ title: 'Fractions', html: fractions, language: 'en' }))
  expect(createQuestionPhrases(material, 3).aboutSubject('common denominator', false)?.text).toContain(
    'the common denominator',
  )
})
