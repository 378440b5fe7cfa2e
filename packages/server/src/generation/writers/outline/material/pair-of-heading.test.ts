import { expect, test } from 'vitest'
import { prepareMaterial } from './material.ts'
import { pairOfHeading } from './pair-of-heading.ts'
import { readPage } from '../../../page-reader/read-page.ts'

function namesOf(heading: string, text: string) {
  const page = readPage({ title: '海', html: `<h2>${heading}</h2><p>${text}</p>`, language: 'ja' })
  return pairOfHeading(heading, prepareMaterial(page).sentences, 'ja')?.map(({ name }) => name)
}

test('A Japanese heading names two things', () => {
  const text =
    '大潮は満月と新月のころに起こり、水位の差が最も大きくなります。小潮は半月のころに起こり、水位の差が最も小さくなります。'
  expect(namesOf('大潮と小潮', text)).toEqual(['大潮', '小潮'])
})

test('と within a Japanese word joins nothing', () => {
  const text = '漁師は満潮に合わせて船を出します。発電所は水位の差で電気をつくります。'
  expect(namesOf('大切なこと', text)).toBeUndefined()
})
