import { problemSentences } from '@lectern/domain/problems/problem-sentences.ts'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Database } from '../../platform/db/database.ts'
import { mailMessages } from '../../platform/mail/messages.ts'
import { silentLogger } from '../../platform/runtime/logger.ts'
import { openTestDatabase, testBackends } from '../../testing/database.ts'
import { startTestApp, type TestApp, testPerson } from '../../testing/start-test-app.ts'
import { createAccountStore } from '../store/account-store.ts'
import { createAttemptStore } from '../store/attempt-store.ts'
import { createAttempts } from '../attempts/attempts.ts'
import { createPasswordResetStore } from '../store/password-reset-store.ts'
import { createPasswordResets } from './reset-password.ts'
import { createSecrets } from '../secrets/secrets.ts'

const newPassword = 'a quiet reading room'
const spent = { error: problemSentences.RESET_LINK_SPENT.default, code: 'RESET_LINK_SPENT' }

describe.each(await testBackends())('a forgotten password (%s database)', (backend) => {
  let lectern: TestApp
  let database: Database
  let people = 200
  beforeAll(async () => {
    lectern = await startTestApp(backend)
    database = await openTestDatabase(backend)
  })
  afterEach(() => {
    vi.useRealTimers()
    lectern.mailer.fail(false)
  })
  afterAll(() => Promise.all([lectern.close(), database.close()]))

  async function createUser() {
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

  test('is answered with a mailed link with which its owner chooses a new one', async () => {
    const { person } = await createUser()
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

  test('ends all sessions when it is replaced, and lifts a log-in limit', async () => {
    const { person, call } = await createUser()
    for (let attempt = 0; attempt < 10; attempt += 1) await logIn(person.email, 'wrong')
    expect((await logIn(person.email, person.password)).status).toBe(429)
    await forgot(person.email)
    await reset(await mailedToken(person.email))
    expect((await call('GET', '/api/me')).status).toBe(401)
    const media = { cookie: call.mediaCookie }
    expect((await lectern.anyone('GET', '/api/audio/files/x.mp3', undefined, media)).status).toBe(401)
    expect((await logIn(person.email, newPassword)).status).toBe(200)
  })

  test('of an unknown account gets the same answer and no mail', async () => {
    const { person } = await createUser()
    const unknown = await forgot('unregistered@example.org')
    const known = await forgot(person.email)
    expect([unknown.status, unknown.body.toString()]).toEqual([known.status, known.body.toString()])
    await mailedToken(person.email)
    expect(lectern.mailer.sent.map(({ to }) => to)).not.toContain('unregistered@example.org')
  })

  test('gets the same answer when no mail can be sent', async () => {
    const { person } = await createUser()
    lectern.mailer.fail(true)
    expect(await forgot(person.email)).toMatchObject({ status: 200, json: { status: 'success' } })
  })

  test('of the shared demo account gets no mail', async () => {
    const { person } = await createUser()
    const { person: other } = await createUser()
    lectern.offerDemo(person.email)
    expect((await forgot(person.email)).status).toBe(200)
    await forgot(other.email)
    await mailedToken(other.email)
    expect(lectern.mailer.sent.map(({ to }) => to)).not.toContain(person.email)
    lectern.offerDemo('demo@example.org')
  })

  test('can be requested a few times an hour, whether or not the account exists', async () => {
    const { person } = await createUser()
    for (const email of [person.email, 'ghost-of-resets@example.org']) {
      for (let request = 0; request < 5; request += 1) expect((await forgot(email)).status).toBe(200)
      const { status, json, headers } = await forgot(email)
      expect([status, json.code]).toEqual([429, 'TOO_MANY_ATTEMPTS'])
      expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    }
  })

  describe('a link', () => {
    test('works once', async () => {
      const { person } = await createUser()
      await forgot(person.email)
      const token = await mailedToken(person.email)
      const answers = await Promise.all([reset(token), reset(token, 'another quiet room')])
      expect(answers.map(({ status }) => status)).toEqual(expect.arrayContaining([200, 400]))
      expect(await reset(token)).toMatchObject({ status: 400, json: spent })
    })

    test('works for one hour', async () => {
      const { person } = await createUser()
      await forgot(person.email)
      const token = await mailedToken(person.email)
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 59 * 60_000 })
      expect((await reset(token, 'short')).json.code, 'a weak password costs no link').toBe('INVALID_REQUEST')
      vi.setSystemTime(Date.now() + 61_000)
      expect(await reset(token)).toMatchObject({ status: 400, json: spent })
    })

    test('becomes invalid with a newer link and with a changed password', async () => {
      const { person, call } = await createUser()
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
    ])('that is %s gets the same answer as a used one', async (_what, token) => {
      expect(await reset(token)).toMatchObject({ status: 400, json: spent })
    })

    test.each([
      ['short', 'A password needs at least 8 characters.'],
      ['password1', 'This password is too common. Please choose another one.'],
      ['', 'Password is required.'],
    ])('refuses a password that a registration refuses: "%s"', async (password, sentence) => {
      expect(await reset('some-token', password)).toMatchObject({ status: 400, json: { error: sentence } })
    })
  })

  test('is mailed before the account calls report that all mail is settled', async () => {
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
    await resets.request(testPerson(0).email, '127.0.0.1', undefined)
    const settled = resets.allMailSent().then(() => steps.push('settled'))
    posted.resolve()
    await settled
    expect(steps).toEqual(['sent', 'settled'])
  })

  describe('has a mail', () => {
    const subjectFor = async (email: string) => {
      await lectern.mailer.linkTo(email)
      return lectern.mailer.sent.findLast(({ to }) => to === email)?.subject
    }
    const forgotIn = (email: string, language: string) =>
      lectern.anyone('POST', '/api/forgot-password', { email }, { 'accept-language': language })

    test('in the language of the account, whatever the language of the request', async () => {
      const { person, call } = await createUser()
      const chosen = { autosave: true, interface_language: 'ar' }
      expect((await call('PUT', '/api/me/preferences', chosen)).status).toBe(200)
      await forgotIn(person.email, 'de')
      expect(await subjectFor(person.email)).toBe(mailMessages.ar.passwordReset.subject)
    })

    test('in the language of the request if the account has none', async () => {
      const { person } = await createUser()
      await forgotIn(person.email, 'de-AT, en;q=0.5')
      expect(await subjectFor(person.email)).toBe(mailMessages.de.passwordReset.subject)
    })

    test('in English if neither is known', async () => {
      const { person } = await createUser()
      await forgotIn(person.email, 'nl')
      expect(await subjectFor(person.email)).toBe('Choose a new password for Lectern')
    })
  })

  test('has a mail with a greeting and the lifetime of the link, and escapes markup in names', async () => {
    const person = { ...testPerson((people += 1)), first_name: '<b>Ada</b> & Co' }
    await lectern.signUp(person)
    await forgot(person.email)
    const link = await lectern.mailer.linkTo(person.email)
    const mail = lectern.mailer.sent.findLast(({ to }) => to === person.email)
    expect(mail?.subject).toBe('Choose a new password for Lectern')
    expect(mail?.text).toMatch(/^Hello <b>Ada<\/b> & Co,\n/)
    expect(mail?.text).toContain('1 hour')
    expect(mail?.html).toContain('Hello &lt;b&gt;Ada&lt;/b&gt; &amp; Co,')
    expect(mail?.html).toContain(`href="${link.href}"`)
  })
})
