import { expect, test } from 'vitest'
import { readPage } from '../../../page-reader/read-page.ts'
import { prepareMaterial } from '../material/material.ts'
import { listSlides } from './list.ts'
import { termRowSlides } from './term-rows.ts'

function pointsOf(heading: string, items: readonly string[], language = 'en') {
  const html = `<p>Wounds heal in a moist place, and nurses keep them clean with care.</p>
    <h2>${heading}</h2><ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`
  const material = prepareMaterial(readPage({ title: 'Page', html, language }))
  return material.sections.flatMap((section) =>
    section.units.flatMap((unit) =>
      [listSlides, termRowSlides].flatMap((make) =>
        make({ material, images: new Map(), section, unit }).map(({ content }) => content['bullet_points']),
      ),
    ),
  )
}

test('A slide of mistakes shows each with what to do instead', () => {
  expect(
    pointsOf('Common mistakes', [
      '<b>Packing a cavity tightly.</b> This stops the flow of blood. Fill the cavity loosely.',
      '<b>Swabbing every wound.</b> All old wounds carry germs. Swab only if there are signs of infection.',
    ]),
  ).toEqual([
    [
      'Packing a cavity tightly → Fill the cavity loosely',
      'Swabbing every wound → Swab only if there are signs of infection',
    ],
  ])
})

test('Mistakes that are written as terms have their corrections too', () => {
  expect(
    pointsOf(
      'Les erreurs et leur remède',
      [
        '<b>La sauce a des grumeaux</b> : le liquide a été versé trop vite. Passez-la au chinois.',
        "<b>La sauce est fade</b> : on a salé au début. Rectifiez l'assaisonnement à la fin.",
      ],
      'fr',
    ),
  ).toEqual([
    [
      'La sauce a des grumeaux → Passez-la au chinois',
      "La sauce est fade → Rectifiez l'assaisonnement à la fin",
    ],
  ])
})

test('A myth is shown with its fact, below any heading', () => {
  const [points] = pointsOf('Vaccines', [
    '<b>Myth:</b> vaccines cause the illness. <b>Fact:</b> they hold dead germs only.',
    '<b>Myth:</b> polio is gone for good. <b>Fact:</b> it comes back where few are vaccinated.',
  ])
  expect(points?.[0]).toBe('Myth: vaccines cause the illness → Fact: they hold dead germs only')
})

test('In Arabic, the arrow points to the left', () => {
  const [points] = pointsOf(
    'أخطاء شائعة',
    [
      'يظن كثيرون أن الصحراء حارة دائما. والصحيح أن الحرارة قد تنخفض ليلا إلى ما دون الصفر.',
      'يظن كثيرون أن البحر بارد دائما. والصحيح أن الماء يدفأ صيفا قرب الساحل.',
    ],
    'ar',
  )
  expect(points?.[0]).toContain('دائما ← والصحيح')
})

test('What only follows from the correction does not take its place', () => {
  const [points] = pointsOf(
    'Типичные ошибки',
    [
      '<b>Колёса без вращения тормозят лучше.</b> При блокировке путь становится длиннее. Поэтому изобрели АБС.',
      '<b>Трение всегда мешает.</b> Без трения мы не могли бы ходить.',
    ],
    'ru',
  )
  expect(points?.[0]).toBe('Колёса без вращения тормозят лучше → При блокировке путь становится длиннее')
})

test('Items of other lists have no arrows', () => {
  const points = pointsOf('Dressings', [
    '<b>Foam.</b> It takes up much fluid. Change it after some days.',
    '<b>Film.</b> It takes up no fluid at all. Use it on whole skin.',
  ])
  expect(JSON.stringify(points)).not.toContain('→')
})
