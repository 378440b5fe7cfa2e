import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testBackends } from '../testing/database.ts'
import { startTestApp, type TestApp, testPerson } from '../testing/start-test-app.ts'

describe.each(await testBackends())('an email in another script (%s database)', (backend) => {
  let lectern: TestApp
  beforeAll(async () => {
    lectern = await startTestApp(backend)
  })
  afterAll(() => lectern.close())

  const register = (number: number, email: string) =>
    lectern.anyone('POST', '/api/register', { ...testPerson(number), email })
  const logIn = (email: string) =>
    lectern.anyone('POST', '/api/login', { email, password: testPerson(0).password })

  test('registers, and logs in with any spelling', async () => {
    const { status, json } = await register(201, 'Zoë@Bücher.example')
    expect([status, json.email]).toEqual([201, 'zoë@xn--bcher-kva.example'])
    for (const typed of [
      'zoë@bücher.example',
      'ZOE\u0308@xn--bcher-kva.EXAMPLE',
      'zoë@bu\u0308cher。example',
    ]) {
      const login = await logIn(typed)
      expect([login.status, login.json.email]).toEqual([200, 'zoë@xn--bcher-kva.example'])
    }
  })

  test('belongs to one account in every spelling', async () => {
    expect((await register(202, '用户@例え.テスト')).status).toBe(201)
    const again = await register(203, '用户@xn--r8jz45g.xn--zckzah')
    expect([again.status, again.json.code]).toEqual([409, 'ALREADY_REGISTERED'])
  })

  test('does not match an account whose email only looks alike', async () => {
    await register(204, 'paypal@example.org')
    const lookalike = 'p\u0430yp\u0430l@example.org'
    expect((await logIn(lookalike)).status).toBe(401)
    expect((await register(205, lookalike)).status).toBe(201)
    expect((await logIn('paypal@example.org')).json.email).toBe('paypal@example.org')
  })

  test('gets its mail at the registered spelling, never at the typed one', async () => {
    await register(206, 'mike@example.org')
    await lectern.anyone('POST', '/api/forgot-password', { email: 'mi\u212Ae@example.org' })
    await expect.poll(() => lectern.mailer.sent.map(({ to }) => to)).toEqual(['mike@example.org'])
  })

  test('counts wrong passwords of all spellings together', async () => {
    await register(207, 'grüße@example.org')
    const wrong = (email: string) =>
      lectern.anyone('POST', '/api/login', { email, password: 'wrong password' })
    for (let tries = 0; tries < 10; tries += 1)
      await wrong(tries % 2 === 0 ? 'grüße@example.org' : 'GRU\u0308ßE@example.org')
    expect((await logIn('Grüße@example.org')).status).toBe(429)
  })

  test('is refused with a sentence if no mail can reach it', async () => {
    const { status, json } = await register(208, `ada@${'ü'.repeat(63)}.example`)
    expect([status, json.error]).toEqual([400, 'Please enter a valid email address.'])
    expect(json.details.fields[0].field).toBe('email')
  })
})
