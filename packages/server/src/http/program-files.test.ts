import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { serveProgramFiles } from './program-files.ts'

describe('scripts and styles of the web application', () => {
  let folder: string
  let app: FastifyInstance
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'lectern-files-'))
    mkdirSync(join(folder, 'learner', 'assets'), { recursive: true })
    const write = (name: string, content: string) =>
      writeFileSync(join(folder, 'learner', 'assets', name), content)
    write('large-1.js', 'plain')
    write('large-1.js.br', 'brotli')
    write('large-1.js.gz', 'gzip')
    write('small-1.css', 'small')
    write('font-1.woff2', 'font')
    app = fastify()
    serveProgramFiles(app, folder)
  })
  afterAll(async () => {
    await app.close()
    rmSync(folder, { recursive: true })
  })
  const get = async (name: string, accept?: string) => {
    const headers = accept === undefined ? {} : { 'accept-encoding': accept }
    const { statusCode, headers: sent, body } = await app.inject({ url: `/learner/assets/${name}`, headers })
    return { status: statusCode, headers: sent, body }
  }

  test.each([
    ['gzip, deflate, br', 'brotli', 'br'],
    ['gzip', 'gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip', 'gzip'],
    ['br;q=0.1, gzip;q=0.9', 'gzip', 'gzip'],
    ['identity', 'plain', undefined],
    [undefined, 'plain', undefined],
  ])('are sent as the client accepts them (%s)', async (accept, body, encoding) => {
    const answer = await get('large-1.js', accept)
    expect([answer.body, answer.headers['content-encoding']]).toEqual([body, encoding])
    expect(answer.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
    })
  })

  test('are sent as they are if the build did not compress them', async () => {
    const answer = await get('small-1.css', 'br')
    expect([answer.body, answer.headers['content-encoding']]).toEqual(['small', undefined])
    expect(answer.headers['content-type']).toBe('text/css; charset=utf-8')
  })

  test('are the only files that are served from memory', async () => {
    for (const name of ['font-1.woff2', 'large-1.js.br', 'missing.js'])
      expect.soft((await get(name)).status, name).toBe(404)
  })

  test('answer HEAD without their content', async () => {
    const { statusCode, body } = await app.inject({ method: 'HEAD', url: '/learner/assets/large-1.js' })
    expect([statusCode, body]).toEqual([200, ''])
  })
})
