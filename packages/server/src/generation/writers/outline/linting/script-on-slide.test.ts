import { expect, test } from 'vitest'
import { scriptOnSlide } from './script-on-slide.ts'

test('The words of a script that are in a run of five on its slide are counted, if they carry meaning', () => {
  expect(
    scriptOnSlide('Canals join the great rivers of Europe today.', ['Canals join the great rivers']),
  ).toEqual({
    shown: 4,
    of: 6,
  })
  expect(scriptOnSlide('Canals join the great rivers.', ['Great rivers'])).toEqual({ shown: 0, of: 4 })
})

test.each([
  ['zh', '河流把沙子和泥土带到大海里去，所以三角洲每年都在慢慢地变大。'],
  ['th', 'แม่น้ำพัดพาทรายและโคลนลงสู่ทะเลทุกปีดังนั้นดินดอนจึงค่อยๆขยายใหญ่ขึ้น'],
])('A script without spaces is compared word by word: %s', (_, script) => {
  const all = scriptOnSlide(script, [script])
  expect(all.of).toBeGreaterThan(4)
  expect(all.shown).toBe(all.of)
  expect(scriptOnSlide(script, [script.slice(0, 3)]).shown).toBe(0)
})
