import { describe, expect, test } from 'vitest'
import { readPage } from '../../../page-reader/read-page.ts'
import { prepareMaterial } from './material.ts'

const material = (html: string) => prepareMaterial(readPage({ title: 'Dilution', html, language: 'en' }))

const text = `<h2>Pipettes</h2><p>A pipette measures small volumes of a liquid. A burette measures larger volumes, drop by
  drop. Both are rinsed with the solution before they are used.</p>`

describe('The goals of a page', () => {
  test('are those of every list below the headings about goals, without their numbers', () => {
    const { goals } = material(`<h2>Learning Objectives</h2><p>You will be able to:</p>
      <ul><li>LO1: Prepare a dilution</li><li>LO2: Read a burette</li></ul>
      <h3>Learning Objectives</h3><ul><li>LO3: Rinse a pipette</li></ul>${text}`)
    expect(goals?.items).toEqual(['Prepare a dilution', 'Read a burette', 'Rinse a pipette'])
  })

  test('are grouped by headings of their own', () => {
    const { goals } = material(`<h2>Learning Objectives</h2><h3>Skills</h3>
      <ul><li>Prepare a dilution</li><li>Read a burette</li></ul>
      <h3>Attitudes</h3><ul><li>Work with care</li></ul>${text}`)
    expect(goals?.items).toEqual(['Prepare a dilution', 'Read a burette', 'Work with care'])
  })

  test('are goals beside a figure, after a short paragraph and above a section of text', () => {
    const { goals, sentences } = material(`<h2>Learning Objectives</h2><h3>Skills</h3>
      <figure><img src="/burette.png" alt="A burette"></figure>
      <ul><li>Prepare a dilution</li><li>Read a burette</li></ul>
      <h3>Attitudes</h3><p>You will be able to do this.</p><ul><li>Work with care</li></ul>
      <h3>Acids</h3><p>A flask of acid gets warm in water.</p>${text}`)
    expect(goals?.items).toEqual(['Prepare a dilution', 'Read a burette', 'Work with care'])
    expect(sentences.map((one) => one.text)).toContain('A flask of acid gets warm in water.')
  })

  test('do not include the steps of a section that a page puts below their heading', () => {
    const { goals, sentences } = material(`<h2>Learning Objectives</h2>
      <ul><li>Prepare a dilution</li><li>Read a burette</li></ul>
      <h3>How to dilute an acid</h3><ol><li>Fill half of the flask with water.</li><li>Add the acid slowly to the water.</li></ol>
      <p>The flask gets warm because the acid releases heat in water.</p>${text}`)
    expect(goals?.items).toEqual(['Prepare a dilution', 'Read a burette'])
    expect(sentences.map((one) => one.text)).toContain('Add the acid slowly to the water.')
  })
})
