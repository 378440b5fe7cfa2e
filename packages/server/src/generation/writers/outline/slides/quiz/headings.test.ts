import { describe, expect, test } from 'vitest'
import { readPage } from '../../../../page-reader/read-page.ts'
import { prepareMaterial } from '../../material/material.ts'
import { aboutHeadings } from './headings.ts'
import { aboutSides } from './sides.ts'

const questionsOf = (html: string, language = 'en', title = 'Living together') =>
  aboutHeadings(prepareMaterial(readPage({ title, html, language })))

const symbiosis = `<h2>Mutualism</h2><p>In mutualism both species gain food or shelter. Bees get nectar from flowers.</p>
  <h2>Commensalism</h2><p>In commensalism one species gains, and the other is neither helped nor harmed.</p>
  <h2>Parasitism</h2><p>In parasitism one species gains, and the other is harmed.</p>`

describe('A question for one of several headings', () => {
  test('asks which of them a sentence below it is about', () => {
    const [first] = questionsOf(symbiosis)
    expect(first?.ask).toBe('What is missing here? “In ____ both species gain food or shelter.”')
    expect(first?.right).toBe('Mutualism')
    expect(first?.wrong.toSorted()).toEqual(['Commensalism', 'Parasitism'])
    // All options are taught before it.
    expect(first?.needs).toHaveLength(2)
  })

  test('is not asked for a sentence that is true below another heading, too', () => {
    expect(questionsOf(symbiosis).map(({ right }) => right)).not.toContain('Parasitism')
  })

  test('is not asked if few headings are names of what is below them', () => {
    const html = `<h2>Mutualism</h2><p>In mutualism both species gain food or shelter.</p>
      <h2>Why it matters</h2><p>Without bees there would be no apples and no almonds.</p>
      <h2>How it began</h2><p>The first land plants needed fungi to find water in the rock.</p>`
    expect(questionsOf(html)).toEqual([])
  })

  test('has both of two headings among its options if they name two kinds of one thing', () => {
    const html = `<h2>La fase luminosa</h2><p>La fase luminosa ocurre en los tilacoides y necesita luz.</p>
      <h2>La fase oscura</h2><p>La fase oscura ocurre en el estroma de la célula y fija el carbono.</p>
      <h2>Importancia</h2><p>Casi toda la vida del planeta depende de las plantas verdes.</p>`
    const [first] = questionsOf(html, 'es', 'La fotosíntesis')
    expect(first?.kind).toBe('side')
    expect(first?.ask).not.toContain('____')
    expect(new Set([first?.right, ...(first?.wrong ?? [])])).toEqual(
      new Set(['La fase luminosa', 'La fase oscura', 'Las dos opciones']),
    )
  })

  test('asks in Chinese for a name within a sentence', () => {
    const html = `<h2>蒸发</h2><p>蒸发是液态水变成水蒸气的过程。</p><h2>凝结</h2><p>凝结是水蒸气变成小水滴的过程。</p>
      <h2>降水</h2><p>降水是云中的水以雨或雪的形式落到地面的过程。</p>`
    expect(questionsOf(html, 'zh', '水循环').map(({ right }) => right)).toContain('蒸发')
  })
})

test('Of two contrasted things, the property that can be understood alone is asked for', () => {
  const material = prepareMaterial(
    readPage({
      title: 'Arteries and veins',
      language: 'en',
      html: '<p>Arteries carry blood away from the heart, whereas veins carry blood back to it. Blood flows in the arteries and in the veins.</p>',
    }),
  )
  const [first] = aboutSides(material)
  expect(first?.ask).toBe('Which of the two carry blood away from the heart?')
  expect(first?.right).toBe('Arteries')
})
