import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import fastify from 'fastify'
import { describe, expect, test, vi } from 'vitest'
import { SharedText } from '../platform/runtime/shared-text.ts'
import { sendAnswer } from './send-answer.ts'

describe('an answer with a text that many requests get', () => {
  const text = JSON.stringify({ title: 'Rain'.repeat(500) })
  const body = new SharedText(text)
  const encoded = vi.spyOn(body, 'encoded')
  const app = fastify()
  app.get('/', async (_request, reply) => sendAnswer(reply, { body }))
  app.get('/page', async (_request, reply) =>
    sendAnswer(reply, { body, headers: { 'content-type': 'text/html; charset=utf-8' } }),
  )
  const get = async (accept: string, url = '/') => {
    const { headers, rawPayload } = await app.inject({ url, headers: { 'accept-encoding': accept } })
    return { headers, bytes: rawPayload }
  }

  test('is sent as the client accepts it', async () => {
    const plain = await get('identity')
    expect([plain.bytes.toString(), plain.headers['content-encoding']]).toEqual([text, undefined])
    const brotli = await get('gzip, br')
    expect([brotliDecompressSync(brotli.bytes).toString(), brotli.headers['content-encoding']]).toEqual([
      text,
      'br',
    ])
    const gzip = await get('gzip')
    expect([gunzipSync(gzip.bytes).toString(), gzip.headers.vary]).toEqual([text, 'accept-encoding'])
  })

  test('is compressed once for each encoding', async () => {
    await Promise.all(Array.from({ length: 5 }, async () => get('br')))
    const results = await Promise.all(encoded.mock.results.map(({ value }) => value))
    expect([results.length, new Set(results).size]).toEqual([5, 1])
  })

  test('is JSON unless its headers have another type', async () => {
    expect((await get('br')).headers['content-type']).toBe('application/json; charset=utf-8')
    expect((await get('br', '/page')).headers['content-type']).toBe('text/html; charset=utf-8')
  })
})
