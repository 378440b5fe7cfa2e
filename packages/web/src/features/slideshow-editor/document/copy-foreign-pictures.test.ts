import { slideshow as schema } from '@lectern/domain/slideshow/slideshow.ts'
import { expect, test } from 'vitest'
import { ApiProblem } from '../../../api/api-problem.ts'
import type { call } from '../../../api/call.ts'
import { copyForeignPictures } from './copy-foreign-pictures.ts'

/** A slideshow with a picture at each of these addresses. */
const showing = (...addresses: string[]) =>
  schema.parse({
    presentation: { title: 'Leaves', css_theme: {} },
    slides: addresses.map((image_url, at) => ({
      key: `k${at}`,
      slide_id: `slide-${at + 1}`,
      slide_type: 'image',
      content: { image_url },
    })),
  })

const page = { courseId: '1', pageId: 'p' }

/** A server that copies pictures. `answer` is called with the address of each. */
function serverThat(answer: (url: string) => string) {
  // The stub has the one result that this code asks for.
  return (async (_endpoint: unknown, { body }: { body: { url: string } }) => ({
    url: answer(body.url),
  })) as unknown as typeof call
}

const addressesIn = ({ slides }: ReturnType<typeof showing>) =>
  slides.map(({ content }) => content['image_url'])

test('the copies replace their pictures, also on slides that were moved or added meanwhile', async () => {
  const asked: string[] = []
  const server = serverThat((url) => {
    asked.push(url)
    return `/api/images/1/p/${asked.length}.png`
  })
  const before = showing('https://a.example/leaf.png', '//b.example/root.png', '/api/images/1/p/own.png')
  const { place, problem } = await copyForeignPictures(before, page, new AbortController().signal, server)
  expect([problem, asked]).toEqual([
    undefined,
    ['https://a.example/leaf.png', `${location.protocol}//b.example/root.png`],
  ])
  const now = showing('/api/images/1/p/own.png', '//b.example/root.png', 'https://a.example/leaf.png')
  expect(addressesIn(place(now))).toEqual([
    '/api/images/1/p/own.png',
    '/api/images/1/p/2.png',
    '/api/images/1/p/1.png',
  ])
})

test('one picture that fails does not stop the others, and is reported', async () => {
  const failure = new Error('The other site does not send it.')
  const server = serverThat((url) => {
    if (url.includes('leaf')) throw failure
    return '/api/images/1/p/copy.png'
  })
  const before = showing('https://a.example/leaf.png', 'https://a.example/root.png')
  const { place, problem } = await copyForeignPictures(before, page, new AbortController().signal, server)
  expect(problem).toBe(failure)
  expect(addressesIn(place(before))).toEqual(['https://a.example/leaf.png', '/api/images/1/p/copy.png'])
})

test('a cancelled copying keeps the finished copies and reports no problem', async () => {
  const control = new AbortController()
  const server = serverThat((url) => {
    if (url.includes('leaf')) return '/api/images/1/p/copy.png'
    control.abort()
    throw new Error('Cancelled.')
  })
  const before = showing(
    'https://a.example/leaf.png',
    'https://a.example/root.png',
    'https://a.example/stem.png',
  )
  const { place, problem } = await copyForeignPictures(before, page, control.signal, server)
  expect(problem).toBeUndefined()
  expect(addressesIn(place(before))).toEqual([
    '/api/images/1/p/copy.png',
    'https://a.example/root.png',
    'https://a.example/stem.png',
  ])
})

test.each([0, 429])('after the status %i, no further picture is asked for', async (status) => {
  const asked: string[] = []
  const failure = new ApiProblem(status, 'NO_ANSWER', 'No.')
  const server = serverThat((url) => {
    asked.push(url)
    throw failure
  })
  const before = showing('https://a.example/leaf.png', 'https://a.example/root.png')
  const { problem } = await copyForeignPictures(before, page, new AbortController().signal, server)
  expect([problem, asked]).toEqual([failure, ['https://a.example/leaf.png']])
})
