import { themes } from '@lectern/domain/theme/themes.ts'
import { describe, expect, test } from 'vitest'
import { artworkSvg } from './artwork-svg.ts'
import { drawArtwork } from './draw-artwork.ts'

const blue = themes['educational-blue'].theme
const texts = { title: 'How leaves eat light', course: 'Biology', organization: 'School' }
const wordsOf = (svg: string) => [...svg.matchAll(/>([^<>]+)<\/text>/g)].map(([, words]) => words)

describe('the artwork of an episode', () => {
  test('has the colours of its theme, the title in lines, and small print', () => {
    const svg = artworkSvg(texts, blue)
    expect(svg).toContain(blue.primary_color)
    expect(svg).toContain(blue.accent_color)
    expect(wordsOf(svg).join(' ')).toBe('How leaves eat light Biology School')
  })

  test('shortens text that is too long, and lets no text become markup', () => {
    const svg = artworkSvg({ ...texts, title: 'A word <b> & more '.repeat(20) }, blue)
    expect(svg).not.toContain('<b>')
    expect(wordsOf(svg)).toHaveLength(4 + 2)
    expect(wordsOf(svg)[3]).toMatch(/…$/)
    expect(artworkSvg(texts, { ...blue, primary_color: '"/><image href="x"/>' })).not.toContain('<image')
  })

  test.each(['光合作用', 'Фотосинтез', 'प्रकाश', 'Tại sao trời mưa?'])(
    'omits the words %s, because its typeface has no glyphs for them',
    (title) => {
      expect(wordsOf(artworkSvg({ ...texts, title }, blue))).toEqual(['Biology', 'School'])
    },
  )

  test('omits emoji and keeps the rest', () => {
    expect(wordsOf(artworkSvg({ ...texts, title: '🌧️ Rain' }, blue))[0]).toBe('Rain')
  })

  test.each(Object.keys(themes) as (keyof typeof themes)[])('is drawn in %s', async (id) => {
    const png = await drawArtwork(artworkSvg(texts, themes[id].theme))
    expect(Buffer.from(png.subarray(1, 4)).toString()).toBe('PNG')
    expect(png.length).toBeLessThan(1024 * 1024)
  })
})
