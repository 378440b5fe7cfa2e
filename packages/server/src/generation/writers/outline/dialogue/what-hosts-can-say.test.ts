import { expect, test } from 'vitest'
import { readPage } from '../../../page-reader/read-page.ts'
import { prepareMaterial } from '../material/material.ts'
import { whatHostsCanSay } from './what-hosts-can-say.ts'

test('the hosts do not say that an example follows', () => {
  const html = `<h2>The method</h2><p>The expense is the same each year. We work through an example. A bakery buys an oven for 13,000 euros.</p>`
  const { sentences } = whatHostsCanSay(prepareMaterial(readPage({ title: 'Cost', html, language: 'en' })))
  expect(sentences.map(({ text }) => text)).toEqual([
    'The expense is the same each year.',
    'A bakery buys an oven for 13,000 euros.',
  ])
})

test('the hosts do not say what a program prints that no listener sees', () => {
  const html = `<h2>Loops</h2><p>A loop runs its body for each item.</p><pre><code>for m in marks: print(m)</code></pre><p>The program prints 13.6. The total is zero before the loop.</p>`
  const { sentences } = whatHostsCanSay(prepareMaterial(readPage({ title: 'Loops', html, language: 'en' })))
  expect(sentences.map(({ text }) => text)).toEqual([
    'A loop runs its body for each item.',
    'The total is zero before the loop.',
  ])
})
