import { describe, expect, test } from 'vitest'
import { chatAnswer } from '../../../testing/network/scripted-provider.ts'
import { slideshow, ask } from '../../../testing/writing/leaf-answers.ts'
import { startScriptedWriter } from '../../../testing/writing/scripted-writer.ts'

describe('a language model that does not answer', () => {
  test.each([401, 403])('with %i: the writer fails and names the setting of the key', async (status) => {
    const one = await startScriptedWriter([
      { status, body: { error: { message: 'Incorrect API key provided: secret' } } },
    ])
    const error = await one.write('slideshow', ask()).catch((thrown: unknown) => thrown)
    expect(error).toMatchObject({
      code: 'WRITER_FAILED',
      retryable: false,
      message: expect.stringContaining('LECTERN_LANGUAGE_MODEL_KEY'),
    })
    expect(error).not.toMatchObject({ message: expect.stringContaining('secret') })
  })

  test('with 404: the writer fails and names the settings to check', async () => {
    const one = await startScriptedWriter([{ status: 404, body: { error: { message: 'no such model' } } }])
    await expect(one.write('slideshow', ask())).rejects.toMatchObject({
      code: 'WRITER_FAILED',
      message: expect.stringContaining('LECTERN_LANGUAGE_MODEL_URL'),
    })
  })

  test.each([429, 500, 502, 503])(
    'with %i: it is unavailable for as long as it says, and asked once',
    async (status) => {
      const one = await startScriptedWriter([{ status, headers: { 'retry-after': '42' }, body: 'later' }])
      await expect(one.write('slideshow', ask())).rejects.toMatchObject({
        code: 'WRITER_UNAVAILABLE',
        retryable: true,
        retryAfterSeconds: 42,
      })
      expect(one.provider.requests).toHaveLength(1)
    },
  )

  test('in time: it is unavailable', async () => {
    const one = await startScriptedWriter([{ silent: true }], { timeoutMs: 100 })
    await expect(one.write('slideshow', ask())).rejects.toMatchObject({ code: 'WRITER_UNAVAILABLE' })
  })

  test('completely, because the connection broke: it is unavailable', async () => {
    const one = await startScriptedWriter([{ ...chatAnswer(slideshow), cut: true }])
    await expect(one.write('slideshow', ask())).rejects.toMatchObject({ code: 'WRITER_UNAVAILABLE' })
  })

  test('because no server is running: it is unavailable', async () => {
    const one = await startScriptedWriter([])
    await one.provider.close()
    await expect(one.write('slideshow', ask())).rejects.toMatchObject({ code: 'WRITER_UNAVAILABLE' })
  })

  test('before it is cancelled', async () => {
    const controller = new AbortController()
    const one = await startScriptedWriter(() => {
      controller.abort()
      return { silent: true }
    })
    await expect(one.write('slideshow', ask({ signal: controller.signal }))).rejects.toMatchObject({
      code: 'CANCELLED',
    })
  })
})
