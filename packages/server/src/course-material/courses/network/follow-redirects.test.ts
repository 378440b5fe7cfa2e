import { describe, expect, test } from 'vitest'
import type { Answer } from '../answer.ts'
import { followRedirects } from './follow-redirects.ts'

const home = 'https://canvas.example.edu'
const found: Answer = { status: 200, headers: new Headers(), bytes: new Uint8Array([1]) }
const to = (location: string): Answer => ({
  status: 302,
  headers: new Headers({ location }),
  bytes: new Uint8Array(),
})

/** The requests on the way, and whether the key was sent. */
async function follow(start: string, ways: Record<string, Answer>) {
  const asked: [string, boolean][] = []
  const answer = await followRedirects(new URL(start), home, async (target, mayShowKey) => {
    asked.push([target.href, mayShowKey])
    return ways[target.href] ?? found
  })
  return { answer, asked }
}

describe('Redirects', () => {
  test('are followed to their end, and the key is dropped when they leave the origin', async () => {
    const { answer, asked } = await follow(`${home}/a`, {
      [`${home}/a`]: to('/b'),
      [`${home}/b`]: to('https://storage.example/c'),
      'https://storage.example/c': to(`${home}/d`),
    })
    expect(answer).toBe(found)
    expect(asked).toEqual([
      [`${home}/a`, true],
      [`${home}/b`, true],
      ['https://storage.example/c', false],
      [`${home}/d`, false],
    ])
  })

  test.each([
    ['another port', `${home}:8443/`],
    ['no encryption', 'http://canvas.example.edu/'],
    ['another host of the same site', 'https://files.canvas.example.edu/'],
    ['a host that begins alike', 'https://canvas.example.edu.example.net/'],
    ['a host behind what looks like ours', 'https://canvas.example.edu@example.net/'],
    ['no scheme of its own', '//example.net/'],
  ])('to %s leave the origin', async (_, location) => {
    const { asked } = await follow(`${home}/a`, { [`${home}/a`]: to(location) })
    expect(asked.map(([, mayShowKey]) => mayShowKey)).toEqual([true, false])
  })

  test.each([
    'file:///etc/passwd',
    'data:text/plain,a',
    'javascript:1',
    'ftp://a.example/',
    'https://',
    'http://[',
  ])('to %s are NOT_FOUND', async (location) => {
    await expect(follow(`${home}/a`, { [`${home}/a`]: to(location) })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
  })

  test('in circles are NOT_FOUND', async () => {
    await expect(follow(`${home}/a`, { [`${home}/a`]: to('/a') })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
  })
})
