import { describe, expect, test } from 'vitest'
import { readingPace, scriptStatistics } from './script-statistics.ts'

test('pace is words per time, and undefined for silence', () => {
  expect(readingPace('one two three', 1500)).toBe(120)
  expect(readingPace('  ', 1500)).toBeUndefined()
  expect(readingPace('one', 0)).toBeUndefined()
  expect(readingPace('one two [pause 3 s] three', 4500)).toBe(120)
})

describe('the statistics of a script', () => {
  test('count words between spaces, and minutes of 150 words', () => {
    expect(scriptStatistics('The tide rises.')).toEqual({ words: 3, characters: 15, minutes: 1 })
    expect(scriptStatistics('tide '.repeat(151))).toMatchObject({ words: 151, minutes: 2 })
    expect(scriptStatistics('')).toEqual({ words: 0, characters: 0, minutes: 1 })
  })

  test.each([
    ['Chinese', '潮汐每天涨落两次。'.repeat(120), 400, 4],
    ['Japanese', '潮の満ち引きは月の引力によって起こります。'.repeat(50), 300, 4],
    ['Thai', 'น้ำขึ้นน้ำลงเกิดจากดวงจันทร์'.repeat(50), 200, 2],
  ])('count the words of %s, which has no spaces', (_language, script, leastWords, minutes) => {
    const statistics = scriptStatistics(script)
    expect(statistics.words).toBeGreaterThan(leastWords)
    expect(statistics.words).toBeLessThan(script.length)
    expect(statistics.minutes).toBeGreaterThanOrEqual(minutes)
  })

  test('estimate mixed text by its words and its characters', () => {
    expect(scriptStatistics('潮'.repeat(200)).minutes).toBe(1)
    expect(scriptStatistics('tide '.repeat(100)).minutes).toBe(1)
    expect(scriptStatistics(`${'潮'.repeat(200)} ${'tide '.repeat(100)}`).minutes).toBe(2)
  })
})
