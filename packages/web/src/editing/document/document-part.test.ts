import { describe, expect, test } from 'vitest'
import { ownContent } from './document-part.ts'

describe('What an author has made', () => {
  test('is the same in whatever order the fields come', () => {
    expect(ownContent({ a: 1, b: { c: [1, 2], d: null } })).toBe(
      ownContent({ b: { d: null, c: [1, 2] }, a: 1 }),
    )
  })

  test('is the same wherever it stands and whether it is voiced', () => {
    const slide = { slide_type: 'text', audio_script: 'Rain.' }
    expect(
      ownContent({ ...slide, key: 'a', slide_id: 'slide-3', audio_path: '/rain.mp3', course_id: '7' }),
    ).toBe(ownContent({ ...slide, key: 'b', slide_id: 'slide-1' }))
  })

  test('differs by its look and by the order of what it lists', () => {
    expect(ownContent({ transition: 'fade' })).not.toBe(ownContent({ transition: 'zoom' }))
    expect(ownContent({ list: [1, 2] })).not.toBe(ownContent({ list: [2, 1] }))
  })
})
