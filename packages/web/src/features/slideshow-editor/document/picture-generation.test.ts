import { describe, expect, test } from 'vitest'
import { ApiProblem } from '../../../api/api-problem.ts'
import type { call } from '../../../api/call.ts'
import { createPictureGeneration, generationOf } from './picture-generation.ts'

const place = { slide: 'a', field: 'image_url' }
const request = { prompt: 'A calm sea', variant: 0, alt: 'The sea' }

/** An editor whose calls the test ends, in any order. */
function open() {
  const sent: { answer: PromiseWithResolvers<{ url: string; by: string }>; body: unknown }[] = []
  const placed: unknown[] = []
  const offered: unknown[] = []
  const slide: { address?: string } = {}
  const send = ((_endpoint: unknown, { body, signal }: { body: unknown; signal: AbortSignal }) => {
    const answer = Promise.withResolvers<{ url: string; by: string }>()
    signal.addEventListener('abort', () => answer.reject(signal.reason as Error))
    sent.push({ answer, body })
    return answer.promise
  }) as unknown as typeof call
  const generation = createPictureGeneration(
    {
      put: (...arrived) => placed.push(arrived.slice(0, 2)),
      offer: (picture) => offered.push(picture.url),
      addressAt: () => slide.address,
    },
    { courseId: '1', pageId: 'p' },
    send,
  )
  return {
    generation,
    sent,
    placed,
    offered,
    slide,
    at: (key: string) => generationOf(generation.getState(), key),
  }
}

describe('the generation of a picture', () => {
  test('puts the picture on the slide it was asked for, with its origin', async () => {
    const { generation, sent, placed, at } = open()
    const done = generation.start(place, request)
    expect(at('a').running).toBe(true)
    expect(at('b').running).toBe(false)
    sent[0]?.answer.resolve({ url: '/p.png', by: 'gpt-image-1' })
    await done
    expect(at('a').running).toBe(false)
    const generated = { by: 'gpt-image-1', prompt: 'A calm sea', variant: 0 }
    expect(placed).toEqual([[place, { url: '/p.png', alt: 'The sea', generated }]])
  })

  test('runs once for a slide, and for several slides at a time', () => {
    const { generation, sent } = open()
    void generation.start(place, request)
    void generation.start(place, request)
    void generation.start({ ...place, slide: 'b' }, request)
    expect(sent).toHaveLength(2)
  })

  test('that arrives late is offered, and does not replace what the author chose meanwhile', async () => {
    const { generation, sent, placed, offered, slide } = open()
    const done = generation.start(place, request)
    slide.address = '/figure-of-the-page.png'
    sent[0]?.answer.resolve({ url: '/late.png', by: 'm' })
    await done
    expect(placed).toEqual([])
    expect(offered).toEqual(['/late.png'])
  })

  test('replaces the picture that the slide had when it started', async () => {
    const { generation, sent, placed, offered, slide } = open()
    slide.address = '/earlier.png'
    const done = generation.start(place, request)
    sent[0]?.answer.resolve({ url: '/another.png', by: 'm' })
    await done
    expect(placed).toHaveLength(1)
    expect(offered).toEqual([])
  })

  test('that was cancelled puts nothing on the slide, also if the answer arrives', async () => {
    const { generation, sent, placed, at } = open()
    const done = generation.start(place, request)
    sent[0]?.answer.resolve({ url: '/late.png', by: 'm' })
    generation.cancel('a')
    await done
    expect(placed).toEqual([])
    expect(at('a')).toEqual({ running: false })
  })

  test('that failed says why, until it starts again', async () => {
    const { generation, sent, at } = open()
    const done = generation.start(place, request)
    sent[0]?.answer.reject(new ApiProblem(422, 'PICTURE_REFUSED', 'The picture model declined.'))
    await done
    expect(at('a').problem).toBe('The picture model declined.')
    void generation.start(place, request)
    expect(at('a')).toEqual({ running: true })
  })

  test('ends with the editor', async () => {
    const { generation, placed } = open()
    const done = generation.start(place, request)
    generation.close()
    await done
    expect(placed).toEqual([])
  })
})
