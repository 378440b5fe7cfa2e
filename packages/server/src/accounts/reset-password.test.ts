import { problems } from '@lectern/domain/problems/problems.ts'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Database } from '../db/database.ts'
import { silentLogger } from '../logger.ts'
import { openTestDatabase, testFaces } from '../testing/database.ts'
import { startTestApp, type TestApp, testPerson } from '../testing/start-test-app.ts'
import { createAccountStore } from './account-store.ts'
import { createAttemptStore } from './attempt-store.ts'
import { createAttempts } from './attempts.ts'
import { createPasswordResetStore } from './password-reset-store.ts'
import { createPasswordResets } from './reset-password.ts'
import { createSecrets } from './secrets.ts'

const newPassword = 'a quiet reading room'
const spent = { error: problems.RESET_LINK_SPENT.sentence, code: 'RESET_LINK_SPENT' }

describe.each(await testFaces())('a forgotten password (%s database)', (face) => {
  let lectern: TestApp
  let database: Database
  let people = 200
  beforeAll(async () => {
    lectern = await startTestApp(face)
    database = await openTestDatabase(face)
  })
  afterEach(() => {
    vi.useRealTimers()
    lectern.mailer.fail(false)
  })
  afterAll(() => Promise.all([lectern.close(), database.close()]))

  async function somebody() {
    const person = testPerson((people += 1))
    return { person, call: await lectern.signUp(person) }
  }
  const forgot = (email: string) => lectern.anyone('POST', '/api/forgot-password', { email })
  async function mailedToken(email: string, count = 1) {
    return (await lectern.mailer.linkTo(email, count)).searchParams.get('token')
  }
  const reset = (token: unknown, password = newPassword) =>
    lectern.anyone('POST', '/api/reset-password', { token, password })
  const logIn = (email: string, password: string) => lectern.anyone('POST', '/api/login', { email, password })

  test('is answered with a mailed link that lets its owner choose a new one', async () => {
    const { person } = await somebody()
    expect(await forgot(person.email.toUpperCase())).toMatchObject({
      status: 200,
      json: { status: 'success' },
    })
    const link = await lectern.mailer.linkTo(person.email)
    expect(`${link.origin}${link.pathname}`).toBe('http://localhost:8080/reset-password')
    const answer = await reset(link.searchParams.get('token'))
    expect([answer.status, answer.json]).toEqual([200, { status: 'success', email: person.email }])
    expect((await logIn(person.email, person.password)).status).toBe(401)
    expect((await logIn(person.email, newPassword)).status).toBe(200)
  })

  test('ends all sessions when it is replaced, and opens the login that was closed', async () => {
    const { person, call } = await somebody()
    for (let attempt = 0; attempt < 10; attempt += 1) await logIn(person.email, 'wrong')
    expect((await logIn(person.email, person.password)).status).toBe(429)
    await forgot(person.email)
    await reset(await mailedToken(person.email))
    expect((await call('GET', '/api/me')).status).toBe(401)
    const media = { cookie: call.mediaCookie }
    expect((await lectern.anyone('GET', '/api/audio/files/x.mp3', undefined, media)).status).toBe(401)
    expect((await logIn(person.email, newPassword)).status).toBe(200)
  })

  test('of nobody gets the same answer, and no mail', async () => {
    const { person } = await somebody()
    const nobody = await forgot('nobody-at-all@example.org')
    const known = await forgot(person.email)
    expect([nobody.status, nobody.body.toString()]).toEqual([known.status, known.body.toString()])
    await mailedToken(person.email)
    expect(lectern.mailer.sent.map(({ to }) => to)).not.toContain('nobody-at-all@example.org')
  })

  test('gets the same answer also when no mail can be sent', async () => {
    const { person } = await somebody()
    lectern.mailer.fail(true)
    expect(await forgot(person.email)).toMatchObject({ status: 200, json: { status: 'success' } })
  })

  test('of the demo account, which is everybody’s, gets no mail', async () => {
    const { person } = await somebody()
    const { person: other } = await somebody()
    lectern.offerDemo(person.email)
    expect((await forgot(person.email)).status).toBe(200)
    await forgot(other.email)
    await mailedToken(other.email)
    expect(lectern.mailer.sent.map(({ to }) => to)).not.toContain(person.email)
    lectern.offerDemo('demo@example.org')
  })

  test('is asked for a few times an hour, whether or not the account exists', async () => {
    const { person } = await somebody()
    for (const email of [person.email, 'ghost-of-resets@example.org']) {
      for (let request = 0; request < 5; request += 1) expect((await forgot(email)).status).toBe(200)
      const { status, json, headers } = await forgot(email)
      expect([status, json.code]).toEqual([429, 'TOO_MANY_ATTEMPTS'])
      expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    }
  })

  describe('a link', () => {
    test('is good once', async () => {
      const { person } = await somebody()
      await forgot(person.email)
      const token = await mailedToken(person.email)
      const answers = await Promise.all([reset(token), reset(token, 'another quiet room')])
      expect(answers.map(({ status }) => status)).toEqual(expect.arrayContaining([200, 400]))
      expect(await reset(token)).toMatchObject({ status: 400, json: spent })
    })

    test('is good for one hour', async () => {
      const { person } = await somebody()
      await forgot(person.email)
      const token = await mailedToken(person.email)
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 59 * 60_000 })
      expect((await reset(token, 'short')).json.code, 'a weak password costs no link').toBe('INVALID_REQUEST')
      vi.setSystemTime(Date.now() + 61_000)
      expect(await reset(token)).toMatchObject({ status: 400, json: spent })
    })

    test('gives way to a newer one, and to a password that was changed', async () => {
      const { person, call } = await somebody()
      await forgot(person.email)
      const first = await mailedToken(person.email)
      await forgot(person.email)
      const second = await mailedToken(person.email, 2)
      expect(await reset(first)).toMatchObject({ status: 400, json: spent })
      const change = { current_password: person.password, new_password: 'remembered after all' }
      expect((await call('PUT', '/api/me/password', change)).status).toBe(200)
      expect(await reset(second)).toMatchObject({ status: 400, json: spent })
    })

    test.each([
      ['unknown', 'A'.repeat(43)],
      ['empty', ''],
    ])('that is %s is answered like one that was used', async (_what, token) => {
      expect(await reset(token)).toMatchObject({ status: 400, json: spent })
    })

    test.each([
      ['short', 'A password needs at least 8 characters.'],
      ['password1', 'This password is too common. Please choose another one.'],
      ['', 'Password is required.'],
    ])('takes no password that a registration would not: "%s"', async (password, sentence) => {
      expect(await reset('some-token', password)).toMatchObject({ status: 400, json: { error: sentence } })
    })
  })

  test('is mailed before Lectern is told that all is settled', async () => {
    const steps: string[] = []
    const posted = Promise.withResolvers<void>()
    const secrets = createSecrets('a secret for these tests')
    const accounts = createAccountStore(database, secrets)
    const resets = createPasswordResets({
      accounts,
      attempts: createAttempts(createAttemptStore(database, secrets)),
      store: createPasswordResetStore(database),
      mailer: { send: () => posted.promise.then(() => void steps.push('sent')) },
      publicUrl: 'http://localhost',
      isShared: () => false,
      logger: silentLogger,
    })
    await accounts.add({ ...testPerson(0), passwordHash: '' })
    await resets.request(testPerson(0).email, '127.0.0.1')
    const settled = resets.settled().then(() => steps.push('settled'))
    posted.resolve()
    await settled
    expect(steps).toEqual(['sent', 'settled'])
  })

  test('has a mail that greets, says how long the link is good, and shows no markup of names', async () => {
    const person = { ...testPerson((people += 1)), first_name: '<b>Ada</b> & Co' }
    await lectern.signUp(person)
    await forgot(person.email)
    const link = await lectern.mailer.linkTo(person.email)
    const mail = lectern.mailer.sent.findLast(({ to }) => to === person.email)
    expect(mail?.subject).toBe('Choose a new password for Lectern')
    expect(mail?.text).toMatch(/^Hello <b>Ada<\/b> & Co,\n/)
    expect(mail?.text).toContain('one hour')
    expect(mail?.html).toContain('Hello &lt;b&gt;Ada&lt;/b&gt; &amp; Co,')
    expect(mail?.html).toContain(`href="${link.href}"`)
  })
})
