import { expect, test } from 'vitest'
import { readPage } from '../../../page-reader/read-page.ts'
import { prepareMaterial } from '../material/material.ts'
import { boldSubjectSlides } from './bold-subjects.ts'

function slidesOf(paragraph: string, language = 'en') {
  const html = `<h2>Ways to lose a seal</h2><p>${paragraph}</p>`
  const material = prepareMaterial(readPage({ title: 'Drains', html, language }))
  return material.sections.flatMap((section) =>
    section.units.flatMap((unit) => boldSubjectSlides({ material, images: new Map(), section, unit })),
  )
}

const pointsOf = (paragraph: string, language = 'en') =>
  slidesOf(paragraph, language).map(({ content }) => content['bullet_points'])

test('The slide shows each of the sentences whose subjects are bold', () => {
  const skin = `<b>Skóra</b> jest sucha, kwaśna i stale się złuszcza. <b>Kwas solny</b> w żołądku zabija większość bakterii z pożywienia.
    <b>Łzy i ślina</b> zawierają lizozym, który rozkłada ściany komórkowe bakterii.`
  expect(pointsOf(skin, 'pl')).toEqual([
    [
      'Skóra jest sucha, kwaśna i stale się złuszcza',
      'Kwas solny w żołądku zabija większość bakterii z pożywienia',
      'Łzy i ślina zawierają lizozym, który rozkłada ściany komórkowe bakterii',
    ],
  ])
})

const losses = `<b>Self-siphonage</b> happens when a full plug of water runs down a long, steep waste pipe and pulls the seal after it. Keep the
  slope between 18 and 44 mm per metre. <b>Induced siphonage</b> happens when water that passes down the stack draws much of the air out of a
  branch. A vent near the trap cures it. <b>Back pressure</b> pushes the seal up into the fixture at the foot of a tall stack. Connect no branch
  near the bend.`

test('Sentences that are too long are shown by their subjects with the sentence after each', () => {
  expect(pointsOf(losses)).toEqual([
    [
      'Self-siphonage: Keep the slope between 18 and 44 mm per metre',
      'Induced siphonage: A vent near the trap cures it',
      'Back pressure: Connect no branch near the bend',
    ],
  ])
})

test('The script says the whole paragraph', () => {
  expect(slidesOf(losses)[0]?.says).toHaveLength(6)
})

test('Bold words inside sentences are not their subjects', () => {
  expect(
    pointsOf(
      'Water that has run for a long time takes <b>sand</b> along. At the mouth it loses its <b>load</b>.',
    ),
  ).toEqual([])
})
