import { problemSentences } from '@lectern/domain/problems/problem-sentences.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testBackends } from '../testing/database.ts'
import { startTestApp, type TestApp, testBaseUrl, testPerson } from '../testing/start-test-app.ts'

describe.each(await testBackends())('accounts (%s database)', (backend) => {
  let lectern: TestApp
  beforeAll(async () => {
    lectern = await startTestApp(backend)
  })
  afterAll(() => lectern.close())

  test('registering answers 201 with the state of the course system', async () => {
    const { status, json } = await lectern.anyone('POST', '/api/register', testPerson(100))
    expect(status).toBe(201)
    expect(json.connection).toEqual({
      ok: true,
      system: 'Canvas',
      message: 'Connected to your course system as Ada Byron.',
      notice: { code: 'CONNECTED', values: { name: 'Ada Byron' } },
    })
  })

  test('a course system that is down does not block a registration', async () => {
    lectern.systemAt('https://down.example.edu').failWith('COURSE_SYSTEM_UNAVAILABLE')
    const person = { ...testPerson(101), base_url: 'https://down.example.edu' }
    const { status, json } = await lectern.anyone('POST', '/api/register', person)
    expect(status).toBe(201)
    expect(json.connection).toMatchObject({
      ok: false,
      message: problemSentences.COURSE_SYSTEM_UNAVAILABLE.default,
    })
    expect((await lectern.anyone('POST', '/api/login', person)).status).toBe(200)
  })

  test.each([
    ['email', { api_key: 'another-key' }],
    ['email in other letters', { email: 'ADA102@example.org', api_key: 'another-key' }],
    ['API key', { email: 'other@example.org' }],
  ])('registering with the same %s again is 409 with the sentence', async (_what, more) => {
    await lectern.anyone('POST', '/api/register', testPerson(102))
    const { status, json } = await lectern.anyone('POST', '/api/register', { ...testPerson(102), ...more })
    expect(status).toBe(409)
    expect(json).toMatchObject({ error: 'Email or API key already exists', code: 'ALREADY_REGISTERED' })
  })

  test.each(Object.keys(testPerson(0)))(
    'registering without %s is 400 and names the field',
    async (field) => {
      const { status, json } = await lectern.anyone('POST', '/api/register', {
        ...testPerson(103),
        [field]: undefined,
      })
      expect(status).toBe(400)
      expect(json.details.fields[0].field).toBe(field)
      expect(json.error).toMatch(/is required\.$/)
    },
  )

  test.each([
    [{ password: 'short' }, 'A password needs at least 8 characters.'],
    [{ password: 'Password1' }, 'This password is too common. Please choose another one.'],
    [{ email: 'ada at home' }, 'Please enter a valid email address.'],
    [
      { base_url: 'ftp://canvas.example.edu' },
      'Base URL must begin with https:// (or http://) and name your course system.',
    ],
    [
      { base_url: 'https://a:b@canvas.example.edu' },
      'Base URL must begin with https:// (or http://) and name your course system.',
    ],
  ])('registering with %o is refused with a sentence', async (more, sentence) => {
    const { status, json } = await lectern.anyone('POST', '/api/register', { ...testPerson(104), ...more })
    expect([status, json.error]).toEqual([400, sentence])
  })

  test('logging in answers a session and a cookie that scripts cannot read', async () => {
    await lectern.anyone('POST', '/api/register', testPerson(105))
    const { status, json, headers } = await lectern.anyone('POST', '/api/login', testPerson(105))
    expect(status).toBe(200)
    expect(json).toMatchObject({
      token_type: 'Bearer',
      first_name: 'Ada',
      last_name: 'Byron',
      email: 'ada105@example.org',
      organization: 'Analytical College',
    })
    const cookies = [headers['set-cookie']].flat().map(String)
    expect(cookies).toHaveLength(2)
    for (const cookie of cookies) expect(cookie).toMatch(/; HttpOnly; SameSite=Strict/)
    expect(cookies.join()).not.toContain(json.token)
  })

  test('an unknown account gets the same answer as a wrong password', async () => {
    await lectern.anyone('POST', '/api/register', testPerson(106))
    const wrong = await lectern.anyone('POST', '/api/login', { ...testPerson(106), password: 'wrong' })
    const unknown = await lectern.anyone('POST', '/api/login', {
      email: 'nobody@example.org',
      password: 'wrong',
    })
    expect([wrong.status, wrong.json.error]).toEqual([401, 'Invalid email or password'])
    expect([unknown.status, unknown.json]).toEqual([401, wrong.json])
  })

  test('an account must wait after too many wrong passwords, whether or not it exists', async () => {
    for (const email of [testPerson(107).email, 'ghost@example.org']) {
      for (let attempt = 0; attempt < 10; attempt += 1) {
        await lectern.anyone('POST', '/api/login', { email, password: 'wrong' })
      }
      const { status, json, headers } = await lectern.anyone('POST', '/api/login', {
        email,
        password: 'wrong',
      })
      expect([status, json.code]).toEqual([429, 'TOO_MANY_ATTEMPTS'])
      expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    }
  })

  test('of 200 simultaneous guesses, only as many as the limit are checked', async () => {
    await lectern.anyone('POST', '/api/register', testPerson(108))
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, index) =>
        lectern.anyone('POST', '/api/login', {
          email: testPerson(108).email,
          password: index === 150 ? testPerson(108).password : `guess ${index}`,
        }),
      ),
    )
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(10)
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(190)
  })

  test('the owner can log in on a known browser while a stranger guesses', async () => {
    await lectern.anyone('POST', '/api/register', testPerson(109))
    const { headers } = await lectern.anyone('POST', '/api/login', testPerson(109))
    const cookie = [headers['set-cookie']]
      .flat()
      .map((one) => String(one).split(';')[0])
      .join('; ')
    const { email } = testPerson(109)
    for (let guess = 0; guess < 11; guess += 1)
      await lectern.anyone('POST', '/api/login', { email, password: 'wrong' })
    expect((await lectern.anyone('POST', '/api/login', testPerson(109))).status).toBe(429)
    expect((await lectern.anyone('POST', '/api/login', testPerson(109), { cookie })).status).toBe(200)
    const others = { ...testPerson(109), email: 'ghost2@example.org' }
    for (let guess = 0; guess < 10; guess += 1) await lectern.anyone('POST', '/api/login', others)
    expect((await lectern.anyone('POST', '/api/login', others, { cookie })).status).toBe(429)
  })

  test('logging out ends the token and the cookie', async () => {
    const ada = await lectern.signUp()
    expect((await ada('GET', '/api/me')).json).toMatchObject({ first_name: 'Ada', base_url: testBaseUrl })
    expect((await ada('POST', '/api/logout')).status).toBe(200)
    const after = await ada('GET', '/api/me')
    expect([after.status, after.json.code]).toEqual([401, 'NOT_LOGGED_IN'])
    const media = await lectern.anyone('GET', '/api/audio/files/x.mp3', undefined, {
      cookie: ada.mediaCookie,
    })
    expect(media.status).toBe(401)
  })

  test('the cookie alone gives access to media only', async () => {
    const ada = await lectern.signUp()
    const cookie = { cookie: ada.mediaCookie }
    expect((await lectern.anyone('GET', '/api/audio/files/x.mp3', undefined, cookie)).status).toBe(404)
    for (const url of ['/api/courses', '/api/voices', '/api/slideshow/7/71', '/api/events']) {
      expect((await lectern.anyone('GET', url, undefined, cookie)).status).toBe(401)
    }
  })

  test('no answer contains the API key', async () => {
    const ada = await lectern.signUp({ api_key: 'very-secret-key' })
    const answers = await Promise.all(['/api/me', '/api/courses', '/api/demo'].map((url) => ada('GET', url)))
    for (const answer of answers) expect(answer.body.toString()).not.toContain('very-secret-key')
  })
})
