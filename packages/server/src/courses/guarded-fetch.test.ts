import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createGuardedFetch, publicFetch } from './guarded-fetch.ts'

const server = createServer((_, response) => response.end('hello'))
let port: number
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const address = server.address()
  port = isAddress(address) ? address.port : 0
})
afterAll(() => new Promise((resolve) => server.close(resolve)))

const isAddress = (address: unknown): address is AddressInfo =>
  typeof address === 'object' && address !== null && 'port' in address
const init = () => ({ headers: {}, redirect: 'manual' as const, signal: AbortSignal.timeout(5000) })

describe('A guarded fetch', () => {
  test.each([
    'http://127.0.0.1',
    'http://2130706433',
    'http://0x7f.1',
    'http://10.0.0.5',
    'http://192.168.1.1',
    'http://169.254.169.254',
    'http://0.0.0.0',
    'http://100.64.0.1',
    'http://[::1]',
    'http://[::ffff:127.0.0.1]',
    'http://[fd00::1]',
    'http://[fe80::1]',
  ])('does not connect to %s', async (address) => {
    await expect(publicFetch(new URL(address), init())).rejects.toMatchObject({ code: 'NOT_A_COURSE_SYSTEM' })
  })

  test('does not connect to a name that leads to such an address', async () => {
    const asked = publicFetch(new URL(`http://localhost:${port}`), init())
    await expect(asked).rejects.toMatchObject({ cause: { code: 'NOT_A_COURSE_SYSTEM' } })
  })

  test('connects there where that is allowed', async () => {
    const fetch = createGuardedFetch({ allowPrivate: true })
    expect((await fetch(new URL(`http://localhost:${port}`), init())).status).toBe(200)
  })
})
