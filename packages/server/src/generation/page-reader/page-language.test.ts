import { describe, expect, test } from 'vitest'
import { readPage } from './read-page.ts'

describe('The language', () => {
  const arabic =
    '<p>المكونات هي إحدى المفاهيم الرئيسية في هذه المكتبة وهي الأساس الذي تبنى عليه واجهات المستخدم.</p>'
  const german = `<p>${'Die Zelle ist die kleinste lebende Einheit aller Organismen und wird von einer Membran umgeben. '.repeat(4)}</p>`

  test('is that of the markup', () => {
    expect(
      readPage({ title: 'x', html: `<div lang="pl" dir="ltr"><p>Tak.</p></div>`, language: 'en' }).language,
    ).toBe('pl')
  })

  test('is the course’s unless the text differs', () => {
    expect(readPage({ title: 'x', html: '<p>OK.</p>', language: 'es-MX' }).language).toBe('es-MX')
    expect(readPage({ title: 'x', html: german, language: 'de-AT' }).language).toBe('de-AT')
  })

  test('is recognised if the course has another one, or none', () => {
    expect(readPage({ title: 'x', html: german, language: 'en' }).language).toBe('de')
    expect(readPage({ title: 'x', html: arabic, language: 'en' })).toMatchObject({
      language: 'ar',
      direction: 'rtl',
    })
    expect(
      readPage({ title: 'x', html: '<p>细胞是生命的基本单位，所有生物都由细胞组成。</p>' }).language,
    ).toBe('zh')
  })

  test('of a block is set if it differs', () => {
    const [first, second] = readPage({ title: 'x', html: `${german}${arabic}`, language: 'de' }).blocks
    expect(first).not.toHaveProperty('language')
    expect(second).toMatchObject({ language: 'ar', direction: 'rtl' })
  })
})

test('Words are counted in languages with and without spaces', () => {
  expect(readPage({ title: 'x', html: '<p>Three short words.</p>', language: 'en' }).words).toBe(3)
  expect(readPage({ title: 'x', html: '<p>细胞是生命的基本单位</p>' }).words).toBeGreaterThan(3)
})
