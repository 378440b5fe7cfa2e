import { describe, expect, test } from 'vitest'
import { ConfigError, readConfig } from './read-config.ts'

describe('the configuration', () => {
  test('has a default for everything', () => {
    expect(readConfig({})).toMatchObject({
      host: '127.0.0.1',
      port: 8080,
      publicUrl: 'http://localhost:8080',
      databaseUrl: undefined,
      sandbox: { on: true, port: 8081, coursesFolder: undefined },
      allowPrivateNetworks: false,
      languageModels: undefined,
      owners: 'everyone',
      speechModel: undefined,
      mail: { smtpUrl: undefined, from: 'Lectern <no-reply@localhost>' },
    })
  })

  test('treats an empty variable as not set', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '' }).port).toBe(8080)
  })

  test.each([
    [{ PORT: 'eighty' }, 'PORT must be a port number.'],
    [{ PORT: '70000' }, 'PORT must be between 1 and 65535.'],
    [{ LECTERN_SANDBOX: 'maybe' }, 'LECTERN_SANDBOX must be "on" or "off".'],
    [
      { SMTP_URL: 'mail.example.edu' },
      'SMTP_URL must be an address such as smtps://user:password@mail.example.edu.',
    ],
    [
      { LECTERN_MAIL_FROM: 'Lectern' },
      'LECTERN_MAIL_FROM must be an address such as Lectern <lectern@example.edu>.',
    ],
    [
      { LECTERN_TRUSTED_PROXIES: '10.0.0.0/8, my-proxy' },
      'LECTERN_TRUSTED_PROXIES must be addresses or ranges such as 127.0.0.1,10.0.0.0/8.',
    ],
    [{ LECTERN_SECRET: 'short' }, 'LECTERN_SECRET must have at least 16 characters.'],
    [
      { DATABASE_URL: 'mysql://x' },
      'DATABASE_URL must be an address such as postgres://user:password@host:5432/lectern.',
    ],
    [
      { LECTERN_SPEECH_MODEL_KEY: 'k' },
      'LECTERN_SPEECH_MODEL_URL and LECTERN_SPEECH_MODEL_KEY need LECTERN_SPEECH_MODEL.',
    ],
    [
      { LECTERN_LANGUAGE_MODEL: 'm', LECTERN_LANGUAGE_MODEL_PRICE: '0.15' },
      'LECTERN_LANGUAGE_MODEL_PRICE must be two prices such as 0.15/0.60: US dollars for a million tokens in and out.',
    ],
    [
      { LECTERN_SPEECH_MODEL: 'm', LECTERN_SPEECH_MODEL_PRICE: '$15' },
      'LECTERN_SPEECH_MODEL_PRICE must be a price such as 15: US dollars for a million characters.',
    ],
    [
      { LECTERN_LRS_URL: 'https://lrs.example.edu/xapi', LECTERN_LRS_KEY: 'k' },
      'LECTERN_LRS_URL, LECTERN_LRS_KEY and LECTERN_LRS_SECRET need each other.',
    ],
    [
      { LECTERN_LRS_URL: 'https://k:s@lrs.example.edu/xapi', LECTERN_LRS_KEY: 'k', LECTERN_LRS_SECRET: 's' },
      'LECTERN_LRS_URL must not contain a user or password. Use LECTERN_LRS_KEY and LECTERN_LRS_SECRET.',
    ],
    [
      { LECTERN_LRS_URL: 'https://k@lrs.example.edu/xapi', LECTERN_LRS_KEY: 'k', LECTERN_LRS_SECRET: 's' },
      'LECTERN_LRS_URL must not contain a user or password. Use LECTERN_LRS_KEY and LECTERN_LRS_SECRET.',
    ],
    [{ LECTERN_SPEECH_MODEL_PRICE: '15' }, 'LECTERN_SPEECH_MODEL_PRICE needs LECTERN_SPEECH_MODEL.'],
  ])('refuses %o with a sentence', (env, sentence) => {
    expect(() => readConfig(env)).toThrow(new ConfigError(sentence))
  })

  test('reads the prices of the models', () => {
    const read = readConfig({
      LECTERN_LANGUAGE_MODEL: 'm',
      LECTERN_LANGUAGE_MODEL_PRICE: '0.15/0.60',
      LECTERN_SPEECH_MODEL: 's',
      LECTERN_SPEECH_MODEL_PRICE: '15',
    })
    expect(read.languageModels?.models[0]?.price).toEqual({ input: 0.15, output: 0.6 })
    expect(read.speechModel?.price).toBe(15)
    expect(readConfig({ LECTERN_SPEECH_MODEL: 's' }).speechModel?.price).toBeUndefined()
  })

  test('reports every error at once', () => {
    expect(() => readConfig({ PORT: '0', LECTERN_SANDBOX: '1' })).toThrow(/PORT must[^]*LECTERN_SANDBOX must/)
  })

  test('sends mail from an address at the public host name unless another is configured', () => {
    const publicly = { LECTERN_PUBLIC_URL: 'https://lectern.example.edu' }
    expect(readConfig(publicly).mail.from).toBe('Lectern <no-reply@lectern.example.edu>')
    for (const from of ['help@example.edu', 'Help Desk <help@example.edu>']) {
      expect(readConfig({ ...publicly, LECTERN_MAIL_FROM: from }).mail.from).toBe(from)
    }
  })

  test('has no sandbox on a server that other machines can reach', () => {
    expect(readConfig({ HOST: '0.0.0.0', LECTERN_SANDBOX: 'on' }).sandbox.on).toBe(false)
    expect(readConfig({ LECTERN_SANDBOX: 'off' }).sandbox.on).toBe(false)
    const behindProxy = { HOST: '127.0.0.1', LECTERN_PUBLIC_URL: 'https://lectern.example.edu/' }
    expect(readConfig(behindProxy)).toMatchObject({
      sandbox: { on: false },
      publicUrl: 'https://lectern.example.edu',
    })
  })
})
