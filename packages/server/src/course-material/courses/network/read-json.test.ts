import { describe, expect, test } from 'vitest'
import { readJson } from './read-json.ts'

const answer = (text: string, type = 'application/json; charset=utf-8') => ({
  status: 200,
  headers: new Headers({ 'content-type': type }),
  bytes: new TextEncoder().encode(text),
})

describe('The JSON of an answer', () => {
  test.each([
    'application/json',
    'application/json+canvas-string-ids',
    'application/problem+json; charset=utf-8',
  ])('is read as %s', (type) => {
    expect(readJson(answer('{"id":"1","list":[null,2,[]]}', type))).toEqual({ id: '1', list: [null, 2, []] })
  })

  test.each(['text/html', 'text/plain', 'text/json-seq', ''])('is not parsed in %j', (type) => {
    expect(() => readJson(answer('{}', type))).toThrow(
      expect.objectContaining({ code: 'NOT_A_COURSE_SYSTEM' }),
    )
  })

  test.each([
    ['breaks off', '[{"id":'],
    ['is nothing', ''],
    ['has more values than anybody asked for', `[${'0,'.repeat(300_000)}0]`],
    ['has them in many lists', `[${`[${'0,'.repeat(999)}0],`.repeat(300)}0]`],
    ['has them in an object', `{${Array.from({ length: 300_001 }, (_, index) => `"${index}":0`).join()}}`],
    ['is deeper than anything', `${'[['.repeat(200_000)}${']]'.repeat(200_000)}`],
  ])('is refused if it %s', (_, text) => {
    expect(() => readJson(answer(text))).toThrow(expect.objectContaining({ code: 'COURSE_SYSTEM_FAILED' }))
  })

  test('may be as large as that of the largest courses', () => {
    const items = Array.from({ length: 100 }, (_, id) => ({
      id,
      title: 'A page',
      position: id,
      type: 'Page',
    }))
    const modules = Array.from({ length: 100 }, (_, id) => ({ id, name: 'A module', items }))
    expect(readJson(answer(JSON.stringify(modules)))).toEqual(modules)
  })
})
