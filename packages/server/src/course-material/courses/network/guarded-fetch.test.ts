import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createGuardedFetch, publicFetch } from './guarded-fetch.ts'

const server = createServer((_, response) => response.end('hello'))
let port: number
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  port = (server.address() as AddressInfo).port
})
afterAll(() => new Promise((resolve) => server.close(resolve)))

const init = (signal = AbortSignal.timeout(5000)) => ({ headers: {}, redirect: 'manual' as const, signal })
const withinNetwork = createGuardedFetch({ allowPrivate: true })

/** Whether the fetch would connect to the address. It is aborted before it connects. */
async function wouldGo(fetch: typeof publicFetch, address: string): Promise<boolean> {
  const refusal: unknown = await fetch(new URL(address), init(AbortSignal.abort())).catch(
    (error: unknown) => error,
  )
  return refusal instanceof Error && refusal.name === 'AbortError'
}

// Hostile addresses are tested in `hostile-base-urls.test.ts`.
describe('A guarded fetch', () => {
  test.each([
    'https://93.184.215.14',
    'http://8.8.8.8:8443',
    'https://[2606:4700::1111]',
    'https://[64:ff9b::8.8.8.8]',
  ])('connects to %s', async (address) => {
    expect(await wouldGo(publicFetch, address)).toBe(true)
  })

  test('does not connect to a name that resolves to a private address', async () => {
    const asked = publicFetch(new URL(`http://localhost:${port}`), init())
    await expect(asked).rejects.toMatchObject({ cause: { code: 'NOT_A_COURSE_SYSTEM' } })
  })

  test('reports the reason', async () => {
    await expect(publicFetch(new URL('http://10.0.0.1'), init())).rejects.toMatchObject({
      code: 'NOT_A_COURSE_SYSTEM',
      message: 'This address is inside a private network, where Lectern does not look for course systems.',
    })
  })

  test('connects there if that is allowed', async () => {
    const answer = await withinNetwork(new URL(`http://localhost:${port}`), init())
    expect(answer.status).toBe(200)
  })
})

describe('If private networks are allowed', () => {
  test.each([
    'http://10.0.0.5',
    'http://172.16.0.1',
    'http://192.168.1.1',
    'http://100.64.0.1',
    'http://127.0.0.1',
    'http://[::1]',
    'http://[fd12:3456::1]',
    'https://93.184.215.14',
  ])('it connects to %s', async (address) => {
    expect(await wouldGo(withinNetwork, address)).toBe(true)
  })

  test.each([
    'http://169.254.169.254',
    'http://[::ffff:169.254.169.254]',
    'http://[fe80::1]',
    'http://[fd00:ec2::254]',
    'http://[fd20:ce::254]',
    'http://100.100.100.200',
    'http://168.63.129.16',
    'http://0.0.0.0',
    'http://255.255.255.255',
    'http://224.0.0.1',
    'http://[2002:7f00:1::]',
    'http://[::127.0.0.1]',
  ])('it still does not connect to %s', async (address) => {
    expect(await wouldGo(withinNetwork, address)).toBe(false)
  })
})
