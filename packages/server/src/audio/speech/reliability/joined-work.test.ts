import { describe, expect, test, vi } from 'vitest'
import { createJoinedWork } from './joined-work.ts'

describe('joined work', () => {
  const start = () => {
    const answer = Promise.withResolvers<string>()
    const work = vi.fn<(signal: AbortSignal) => Promise<string>>((signal) => {
      signal.addEventListener('abort', () => answer.reject(new Error('aborted')))
      return answer.promise
    })
    return { answer, work, join: createJoinedWork<string>() }
  }

  test('runs once for concurrent callers, and again for a later one', async () => {
    const { answer, work, join } = start()
    const both = Promise.all([join('a', undefined, work), join('a', undefined, work)])
    answer.resolve('sound')
    expect(await both).toEqual(['sound', 'sound'])
    expect(work).toHaveBeenCalledTimes(1)
    await join('a', undefined, work)
    expect(work).toHaveBeenCalledTimes(2)
  })

  test('continues when one of two callers leaves', async () => {
    const { answer, work, join } = start()
    const controller = new AbortController()
    const leaving = join('a', controller.signal, work)
    const staying = join('a', undefined, work)
    controller.abort()
    await expect(leaving).rejects.toMatchObject({ code: 'CANCELLED' })
    answer.resolve('sound')
    expect(await staying).toBe('sound')
  })

  test('is aborted when the last caller leaves, and a later caller does not get its failure', async () => {
    const { work, join } = start()
    const controller = new AbortController()
    const leaving = join('a', controller.signal, work)
    controller.abort()
    await expect(leaving).rejects.toMatchObject({ code: 'CANCELLED' })
    expect(work.mock.calls[0]?.[0].aborted).toBe(true)
    expect(await join('a', undefined, async () => 'new')).toBe('new')
  })

  test('fails for all callers, and is tried again later', async () => {
    const { answer, work, join } = start()
    const both = Promise.allSettled([join('a', undefined, work), join('a', undefined, work)])
    answer.reject(new Error('broken'))
    expect((await both).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(await join('a', undefined, async () => 'new')).toBe('new')
  })
})
