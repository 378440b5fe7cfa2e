import { Writable } from 'node:stream'
import fastify from 'fastify'
import { afterEach, expect, test } from 'vitest'
import { replyWithProblem } from './reply-with-problem.ts'

const logged: string[] = []
const stream = new Writable({
  write(line: Buffer, _encoding, done) {
    logged.push(line.toString())
    done()
  },
})
const app = fastify({ logger: { level: 'error', stream } })
app.setErrorHandler(replyWithProblem)
const cutOff = () => Object.assign(new Error('Premature close'), { code: 'ERR_STREAM_PREMATURE_CLOSE' })
app.get('/cut-off', () => {
  throw cutOff()
})
app.get('/hangs-up', (request) => {
  request.raw.socket.destroy()
  throw cutOff()
})

afterEach(() => app.close())

test('logs an answer that broke off as an error, unless the client disconnected', async () => {
  const address = await app.listen({ host: '127.0.0.1', port: 0 })
  await expect(fetch(`${address}/hangs-up`)).rejects.toThrow('fetch failed')
  expect(logged).toEqual([])
  expect((await fetch(`${address}/cut-off`)).status).toBe(500)
  expect(logged).toHaveLength(1)
})
