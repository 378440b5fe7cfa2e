import { describe, expect, test } from 'vitest'
import { ownContent } from './document-part.ts'

describe('the own content of a part', () => {
  test('does not depend on the order of the fields', () => {
    expect(ownContent({ a: 1, b: { c: [1, 2], d: null } })).toBe(
      ownContent({ b: { d: null, c: [1, 2] }, a: 1 }),
    )
  })

  test('does not depend on the position or the audio', () => {
    const slide = { slide_type: 'text', audio_script: 'Rain.' }
    expect(
      ownContent({ ...slide, key: 'a', slide_id: 'slide-3', audio_path: '/rain.mp3', course_id: '7' }),
    ).toBe(ownContent({ ...slide, key: 'b', slide_id: 'slide-1' }))
  })

  test('depends on the look and on the order of lists', () => {
    expect(ownContent({ transition: 'fade' })).not.toBe(ownContent({ transition: 'zoom' }))
    expect(ownContent({ list: [1, 2] })).not.toBe(ownContent({ list: [2, 1] }))
  })
})
