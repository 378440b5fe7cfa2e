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

  test('are those of each unit, unless a later list repeats them', () => {
    const unit = (name: string, ...items: string[]) =>
      `<h2>${name}</h2><h3>Learning objectives</h3><ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>${text}`
    const first = unit('Unit 1', 'Prepare a dilution', 'Read a burette')
    const items = ['Prepare a dilution', 'Read a burette']
    expect(material(first + unit('Unit 2', 'Titrate an acid', 'Choose an indicator')).goals?.items).toEqual([
      ...items,
      'Titrate an acid',
      'Choose an indicator',
    ])
    expect(
      material(first + unit('Unit 2', 'Prepare one dilution', 'Read each burette')).goals?.items,
    ).toEqual(items)
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

  test.each([
    [
      'pl',
      '<p><b>Po tym wykładzie student:</b></p><ul><li>definiuje stężenie,</li><li>oblicza masę.</li></ul>',
      'Pipeta odmierza małe objętości cieczy. Biureta odmierza większe objętości kropla po kropli.',
    ],
    [
      'es',
      '<p><b>Al finalizar la clase, el alumno:</b></p><ul><li>define la disolución.</li><li>calcula la masa.</li></ul>',
      'La pipeta mide volúmenes pequeños de un líquido. La bureta mide volúmenes mayores gota a gota.',
    ],
    [
      'fr',
      "<h3>À la fin de ce chapitre, l'élève</h3><ul><li>définit la solution.</li><li>calcule la masse.</li></ul>",
      'La pipette mesure de petits volumes d’un liquide. La burette mesure des volumes plus grands.',
    ],
    [
      'de',
      '<h3>Nach dieser Stunde</h3><ul><li>kennst du die Lösung.</li><li>berechnest du die Masse.</li></ul>',
      'Die Pipette misst kleine Mengen einer Flüssigkeit. Die Bürette misst größere Mengen.',
    ],
    [
      'zh',
      '<h3>教学目标</h3><ul><li>说明浓度的定义</li><li>计算溶质的质量</li></ul>',
      '移液管用来量取少量的液体。滴定管可以一滴一滴地加入较多的液体。',
    ],
    [
      'ar',
      '<h3>بنهاية هذا الدرس يستطيع الطالب</h3><ul><li>أن يعرّف المحلول</li><li>أن يحسب الكتلة</li></ul>',
      'تقيس الماصة حجومًا صغيرة من السائل. تقيس السحاحة حجومًا أكبر قطرة بعد قطرة.',
    ],
  ])('stand below a heading that speaks of the learner: %s', (language, goals, prose) => {
    const html = `${goals}<h2>1</h2><p>${prose}</p>`
    expect(prepareMaterial(readPage({ title: '2', html, language })).goals?.items).toHaveLength(2)
  })
})
