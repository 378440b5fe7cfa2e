import { fieldMessages } from '@lectern/domain/accounts/field-messages.ts'
import { problemSentences } from '@lectern/domain/problems/problem-sentences.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CourseSystem, CourseSystemConnection } from '../course-material/courses/course-system.ts'
import { testBackends } from '../testing/database.ts'
import {
  createFakeCourseSystem,
  type FakeCourseSystem,
} from '../testing/course-systems/fake-course-system.ts'
import {
  startTestApp,
  type TestApp,
  type TestCall,
  testCourses,
  testPerson,
} from '../testing/start-test-app.ts'

describe.each(await testBackends())('account settings (%s database)', (backend) => {
  let lectern: TestApp
  let people = 300
  /** Every requested address with the key that was sent to it. */
  const requested: { baseUrl: string; key: string }[] = []
  const systems = new Map<string, FakeCourseSystem>()
  function systemAt(baseUrl: string): FakeCourseSystem {
    const system = systems.get(baseUrl) ?? createFakeCourseSystem({ courses: testCourses })
    systems.set(baseUrl, system)
    return system
  }
  function connect({ baseUrl, authentication }: CourseSystemConnection): CourseSystem {
    requested.push({ baseUrl, key: authentication.token })
    return systemAt(baseUrl)
  }

  beforeAll(async () => {
    lectern = await startTestApp(backend, { connect })
  })
  afterAll(() => lectern.close())

  async function createUser(more = {}) {
    const number = (people += 1)
    const person = { ...testPerson(number), base_url: `https://canvas-${number}.example.edu`, ...more }
    return { person, call: await lectern.signUp(person) }
  }
  const logIn = (email: string, password: string) => lectern.anyone('POST', '/api/login', { email, password })
  async function again(email: string, password: string): Promise<TestCall> {
    const { json } = await logIn(email, password)
    return (method, url, body) =>
      lectern.anyone(method, url, body, { authorization: `Bearer ${String(json.token)}` })
  }

  describe('preferences', () => {
    test('start with autosave and are stored with the account for every session', async () => {
      const { person, call } = await createUser()
      expect((await call('GET', '/api/me/preferences')).json).toEqual({ autosave: true })
      expect((await call('PUT', '/api/me/preferences', { autosave: false })).json).toEqual({
        autosave: false,
      })
      const elsewhere = await again(person.email, person.password)
      expect((await elsewhere('GET', '/api/me/preferences')).json).toEqual({ autosave: false })
    })

    test('keep whether substitute voices are allowed, also when a client does not name it', async () => {
      const { call } = await createUser()
      await call('PUT', '/api/me/preferences', { autosave: true, substitute_voices: true })
      const { json } = await call('PUT', '/api/me/preferences', { autosave: false })
      expect(json).toEqual({ autosave: false, substitute_voices: true })
    })

    test('belong to one account', async () => {
      const [one, other] = [await createUser(), await createUser()]
      await one.call('PUT', '/api/me/preferences', { autosave: false })
      expect((await other.call('GET', '/api/me/preferences')).json).toEqual({ autosave: true })
    })

    test('keep the language of the interface, also when a client does not name it', async () => {
      const { person, call } = await createUser()
      const german = { autosave: true, interface_language: 'de' }
      expect((await call('PUT', '/api/me/preferences', german)).json).toEqual(german)
      await call('PUT', '/api/me/preferences', { autosave: false })
      expect((await call('GET', '/api/me/preferences')).json).toEqual({ ...german, autosave: false })
      expect((await logIn(person.email, person.password)).json.interface_language).toBe('de')
    })

    test('begin with the language of the registration, if Lectern has it', async () => {
      const languages = { 'de-AT,en;q=0.5': 'de', nl: undefined }
      for (const [header, language] of Object.entries(languages)) {
        const person = testPerson((people += 1))
        await lectern.anyone('POST', '/api/register', person, { 'accept-language': header })
        const { json } = await logIn(person.email, person.password)
        expect(json.interface_language).toBe(language)
      }
    })

    test('get no language from a login, because another user may have chosen it in this browser', async () => {
      const { person, call } = await createUser()
      await lectern.anyone('POST', '/api/login', person, { 'accept-language': 'de' })
      expect((await call('GET', '/api/me/preferences')).json).toEqual({ autosave: true })
    })

    test('of the demo have no language, because visitors share it', async () => {
      const { person, call } = await createUser()
      lectern.offerDemo(person.email)
      const { json } = await call('PUT', '/api/me/preferences', { autosave: true, interface_language: 'de' })
      expect(json).toEqual({ autosave: true })
      lectern.offerDemo('demo@example.org')
    })

    test.each([
      {},
      { autosave: 'no' },
      { autosave: null },
      { autosave: true, substitute_voices: 'yes' },
      { autosave: true, interface_language: 'xx' },
      { autosave: true, interface_language: null },
    ])('refuses %j', async (body) => {
      const { call } = await createUser()
      expect((await call('PUT', '/api/me/preferences', body)).status).toBe(400)
    })

    test('need a login', async () => {
      expect((await lectern.anyone('GET', '/api/me/preferences')).status).toBe(401)
    })
  })

  describe('names and organization', () => {
    test('are changed together', async () => {
      const { call } = await createUser()
      const changed = await call('PUT', '/api/me', {
        first_name: ' Augusta ',
        last_name: 'King',
        organization: 'Lovelace Hall',
      })
      expect(changed.status).toBe(200)
      expect(changed.json).toMatchObject({
        first_name: 'Augusta',
        last_name: 'King',
        organization: 'Lovelace Hall',
        is_demo: false,
      })
      expect((await call('GET', '/api/me')).json).toEqual(changed.json)
    })

    test('are required, in the words of the registration', async () => {
      const { call } = await createUser()
      const { status, json } = await call('PUT', '/api/me', { first_name: '', last_name: ' ' })
      expect(status).toBe(400)
      expect(json.details.fields).toEqual([
        { field: 'first_name', message: 'First Name is required.' },
        { field: 'last_name', message: 'Last Name is required.' },
        { field: 'organization', message: 'Organization is required.' },
      ])
    })
  })

  describe('the course system', () => {
    const change = (call: TestCall, body: object) => call('PUT', '/api/course-system', body)
    const tryOut = (call: TestCall, body: object) => call('POST', '/api/course-system/test', body)

    test('is changed together with its key, and the answer reports its state', async () => {
      const { call } = await createUser()
      const { status, json } = await change(call, {
        base_url: 'https://Moved.example.edu/api/v1/',
        api_key: `moved-${people}`,
      })
      expect(status).toBe(200)
      expect(json).toMatchObject({ base_url: 'https://moved.example.edu', connection: { ok: true } })
      expect(JSON.stringify(json)).not.toContain(`moved-${people}`)
      expect(requested.at(-1)).toEqual({ baseUrl: 'https://moved.example.edu', key: `moved-${people}` })
    })

    test('is changed even if it does not answer', async () => {
      const { call } = await createUser()
      systemAt('https://asleep.example.edu').failWith('COURSE_SYSTEM_UNAVAILABLE')
      const { json } = await change(call, {
        base_url: 'https://asleep.example.edu',
        api_key: `asleep-${people}`,
      })
      expect(json).toMatchObject({ base_url: 'https://asleep.example.edu', connection: { ok: false } })
    })

    test('keeps its key while the origin is the same', async () => {
      const { person, call } = await createUser()
      const moved = `${person.base_url}/lms`
      expect((await tryOut(call, { base_url: moved })).json).toMatchObject({ ok: true })
      expect(requested.at(-1)).toEqual({ baseUrl: moved, key: person.api_key })
      expect((await change(call, { base_url: moved })).status).toBe(200)
      expect(requested.at(-1)).toEqual({ baseUrl: moved, key: person.api_key })
    })

    test.each([
      ['another host', 'https://evil.example.edu'],
      ['another port', 'https://HOST:8443'],
      ['another scheme', 'http://HOST'],
      ['a host inside', 'https://HOST.evil.example.edu'],
    ])('gets no stored key at %s', async (_what, address) => {
      const { person, call } = await createUser()
      const base_url = address.replace('HOST', new URL(person.base_url).host)
      for (const ask of [change, tryOut]) {
        const { status, json } = await ask(call, { base_url })
        const reason = 'keyOfThatAddressNeeded'
        const message = fieldMessages.faults[reason]
        expect([status, json.error]).toEqual([400, message])
        expect(json.details.fields).toEqual([{ field: 'api_key', message, reason }])
        expect(requested.filter(({ baseUrl }) => baseUrl === base_url)).toEqual([])
      }
      expect((await call('GET', '/api/me')).json.base_url).toBe(person.base_url)
    })

    test('never gets the key of the other one when two changes run at once', async () => {
      const { person, call } = await createUser()
      const before = requested.length
      await Promise.all([
        change(call, { base_url: 'https://meeting.example.edu', api_key: `meeting-${people}` }),
        change(call, { base_url: `${person.base_url}/lms` }),
        call('GET', '/api/courses'),
      ])
      await call('GET', '/api/courses')
      for (const { baseUrl, key } of requested.slice(before)) {
        expect(key).toBe(baseUrl.startsWith(person.base_url) ? person.api_key : `meeting-${people}`)
      }
    })

    test('is refused with a key of another account', async () => {
      const { person: other } = await createUser()
      const { person, call } = await createUser()
      const { status, json } = await change(call, { base_url: other.base_url, api_key: other.api_key })
      expect([status, json.error]).toEqual([409, 'Email or API key already exists'])
      expect((await call('GET', '/api/me')).json.base_url).toBe(person.base_url)
      expect((await call('GET', '/api/courses')).status, 'the old key is still good').toBe(200)
    })

    test('gives no access after the account has left it', async () => {
      const { call } = await createUser()
      expect((await call('POST', '/api/pages', { id: '7' })).status).toBe(200)
      systems.set('https://empty.example.edu', createFakeCourseSystem({ courses: [] }))
      await change(call, { base_url: 'https://empty.example.edu', api_key: `empty-${people}` })
      expect((await call('POST', '/api/pages', { id: '7' })).status).toBe(404)
      expect((await call('GET', '/api/courses')).json).toEqual([])
    })

    test('gives no access by a late answer of the old one', async () => {
      const { person, call } = await createUser()
      const [asked, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
      const slow = systemAt(person.base_url)
      systems.set(person.base_url, {
        ...slow,
        listCourses: async () => {
          asked.resolve()
          await gate.promise
          return slow.listCourses()
        },
      })
      const listing = call('GET', '/api/courses')
      await asked.promise
      // The other course system has this course too, but not for this user.
      systems.set('https://hall.example.edu', {
        ...createFakeCourseSystem({ courses: testCourses }),
        listCourses: async () => [],
      })
      await change(call, { base_url: 'https://hall.example.edu', api_key: `hall-${people}` })
      gate.resolve()
      await listing
      expect((await call('POST', '/api/pages', { id: '7' })).status).toBe(404)
      expect((await call('GET', '/api/courses')).json).toEqual([])
    })

    test('has its jobs cancelled when the account leaves it', async () => {
      const { call } = await createUser()
      const release = lectern.narrator.hold()
      const work = { course_id: '7', page_ids: ['71'], voice_id: 'fake:clara' }
      const { json } = await call('POST', '/api/generate_slideshow', work, { prefer: 'respond-async' })
      await change(call, { base_url: 'https://elsewhere.example.edu', api_key: `elsewhere-${people}` })
      expect((await call('GET', `/api/jobs/${json.job_id}`)).json.state).toBe('cancelled')
      release()
    })

    test('is tested without changes', async () => {
      const { person, call } = await createUser()
      systemAt('https://shut.example.edu').failWith('KEY_REJECTED')
      const { status, json } = await tryOut(call, { base_url: 'https://shut.example.edu', api_key: 'any' })
      expect(status).toBe(200)
      expect(json).toEqual({
        ok: false,
        system: null,
        message: problemSentences.KEY_REJECTED.notAccepted,
        problem: { code: 'KEY_REJECTED', reason: 'notAccepted' },
      })
      expect((await call('GET', '/api/me')).json.base_url).toBe(person.base_url)
    })

    test('is tested a limited number of times', async () => {
      const { call } = await createUser()
      const body = { base_url: 'https://often.example.edu', api_key: 'any' }
      for (let attempt = 0; attempt < 30; attempt += 1) expect((await tryOut(call, body)).status).toBe(200)
      const before = requested.length
      for (const ask of [tryOut, change]) {
        expect((await ask(call, body)).json).toMatchObject({ code: 'TOO_MANY_ATTEMPTS' })
      }
      expect(requested.slice(before)).toEqual([])
    })

    test.each([
      [{ base_url: '' }, 'Base URL is required.'],
      [
        { base_url: 'canvas.example.edu' },
        'Base URL must begin with https:// (or http://) and name your course system.',
      ],
      [{ base_url: 'https://canvas.example.edu', api_key: ' ' }, 'API Key is required.'],
    ])('is refused as %o with the sentence of the registration', async (body, sentence) => {
      const { call } = await createUser()
      for (const ask of [change, tryOut])
        expect(await ask(call, body)).toMatchObject({ status: 400, json: { error: sentence } })
    })
  })

  describe('the password', () => {
    const next = 'a quiet reading room'

    test('is changed with the old password, which ends all other sessions', async () => {
      const { person, call } = await createUser()
      const elsewhere = await again(person.email, person.password)
      const body = { current_password: person.password, new_password: next }
      expect((await call('PUT', '/api/me/password', body)).status).toBe(200)
      expect((await call('GET', '/api/me')).status).toBe(200)
      expect((await elsewhere('GET', '/api/me')).status).toBe(401)
      expect((await logIn(person.email, person.password)).status).toBe(401)
      expect((await logIn(person.email, next)).status).toBe(200)
    })

    test('is not changed with a wrong password, and the session continues', async () => {
      const { call } = await createUser()
      const body = { current_password: 'wrong', new_password: next }
      const { status, json } = await call('PUT', '/api/me/password', body)
      const message = problemSentences.WRONG_PASSWORD.default
      expect([status, json]).toEqual([
        400,
        {
          error: message,
          code: 'WRONG_PASSWORD',
          details: { fields: [{ field: 'current_password', message, reason: 'wrongPassword' }] },
        },
      ])
    })

    test('can be guessed a few times only, also by many guesses at once', async () => {
      const { person, call } = await createUser()
      const guesses = await Promise.all(
        Array.from({ length: 14 }, () =>
          call('PUT', '/api/me/password', { current_password: 'wrong', new_password: next }),
        ),
      )
      expect(guesses.filter(({ status }) => status === 400)).toHaveLength(10)
      const body = { current_password: person.password, new_password: next }
      expect((await call('PUT', '/api/me/password', body)).status).toBe(429)
    })

    test.each([
      [{ new_password: next }, 'Current Password is required.'],
      [{ current_password: 'x', new_password: 'short' }, 'A password needs at least 8 characters.'],
      [
        { current_password: 'x', new_password: 'password1' },
        'This password is too common. Please choose another one.',
      ],
    ])('is refused as %o with a sentence', async (body, sentence) => {
      const { call } = await createUser()
      expect(await call('PUT', '/api/me/password', body)).toMatchObject({
        status: 400,
        json: { error: sentence },
      })
    })
  })

  test('logging out everywhere ends all sessions including the current one', async () => {
    const { person, call } = await createUser()
    const elsewhere = await again(person.email, person.password)
    const { status, headers } = await call('DELETE', '/api/me/sessions')
    expect(status).toBe(200)
    expect(headers['set-cookie']).toContain('Max-Age=0')
    for (const one of [call, elsewhere]) expect((await one('GET', '/api/me')).status).toBe(401)
  })

  describe('the account', () => {
    const remove = (call: TestCall, password: string) => call('POST', '/api/me/delete', { password })

    test('is deleted with its sessions, and its email and key are free again', async () => {
      const { person, call } = await createUser()
      const { status, headers } = await remove(call, person.password)
      expect(status).toBe(200)
      expect(headers['set-cookie']).toContain('Max-Age=0')
      expect((await call('GET', '/api/me')).status).toBe(401)
      expect((await logIn(person.email, person.password)).status).toBe(401)
      expect((await lectern.anyone('POST', '/api/register', person)).status).toBe(201)
    })

    test('stays when the password is wrong', async () => {
      const { call } = await createUser()
      expect(await remove(call, 'wrong')).toMatchObject({ status: 400, json: { code: 'WRONG_PASSWORD' } })
      expect((await remove(call, '')).json.error).toBe('Password is required.')
      expect((await call('GET', '/api/me')).status).toBe(200)
    })

    test('leaves its content of shared courses to colleagues, without its name', async () => {
      const { person, call } = await createUser()
      const { call: colleague } = await createUser({ base_url: person.base_url })
      await call('POST', '/api/generate_slideshow', { course_id: '7', page_ids: ['71'] })
      expect((await remove(call, person.password)).status).toBe(200)
      const { status, json, headers } = await colleague('GET', '/api/slideshow/7/71')
      expect(status).toBe(200)
      await colleague('PUT', '/api/slideshow/7/71', json, { 'if-match': String(headers['etag']) })
      const stale = await colleague('PUT', '/api/slideshow/7/71', json, {
        'if-match': String(headers['etag']),
      })
      expect(stale.status).toBe(412)
      expect(JSON.stringify([json, Object.values(headers)])).not.toContain(person.last_name)
    })

    test('is deleted with its running jobs', async () => {
      const { person, call } = await createUser()
      const { call: colleague } = await createUser({ base_url: person.base_url })
      const release = lectern.narrator.hold()
      const work = { course_id: '7', page_ids: ['71'], voice_id: 'fake:clara' }
      const later = { prefer: 'respond-async' }
      await call('POST', '/api/generate_slideshow', work, later)
      expect((await remove(call, person.password)).status).toBe(200)
      release()
      const second = await colleague('POST', '/api/generate_slideshow', work)
      expect(second.json.successful_pages).toEqual(['71'])
    })
  })

  test('of the demo cannot be changed by its visitors', async () => {
    const { person, call } = await createUser()
    lectern.offerDemo(person.email)
    expect((await call('GET', '/api/me')).json.is_demo).toBe(true)
    const refused = [
      call('PUT', '/api/course-system', { base_url: person.base_url }),
      call('PUT', '/api/me/password', { current_password: person.password, new_password: 'a quiet room' }),
      call('POST', '/api/me/delete', { password: person.password }),
    ]
    for (const { status, json } of await Promise.all(refused)) {
      expect([status, json.code, json.error]).toEqual([
        403,
        'DEMO_ACCOUNT',
        problemSentences.DEMO_ACCOUNT.default,
      ])
    }
    expect((await call('POST', '/api/course-system/test', { base_url: person.base_url })).status).toBe(200)
    expect((await call('DELETE', '/api/me/sessions')).status).toBe(200)
    lectern.offerDemo('demo@example.org')
  })
})
