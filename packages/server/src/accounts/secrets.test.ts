import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { createSecrets, keptSecret } from './secrets.ts'

describe('secrets', () => {
  const secrets = createSecrets('a secret for tests')

  test('are encrypted so that the same text never looks the same twice, and come back', () => {
    const [one, two] = [secrets.encrypt('sandbox-key'), secrets.encrypt('sandbox-key')]
    expect(one).not.toBe(two)
    expect(one).not.toContain('sandbox')
    expect([secrets.decrypt(one), secrets.decrypt(two)]).toEqual(['sandbox-key', 'sandbox-key'])
  })

  test('are not read with another secret, nor when they were tampered with', () => {
    const cipher = secrets.encrypt('sandbox-key')
    expect(() => createSecrets('another secret').decrypt(cipher)).toThrow(/authenticate/)
    expect(() => secrets.decrypt(`${cipher.slice(0, -4)}AAAA`)).toThrow(/authenticate/)
  })

  test('hash alike with the same secret only', () => {
    expect(secrets.keyedHash('x')).toBe(createSecrets('a secret for tests').keyedHash('x'))
    expect(secrets.keyedHash('x')).not.toBe(createSecrets('another secret').keyedHash('x'))
  })
})

describe('the secret of the data directory', () => {
  test('is made once, for its owner alone, also when many start at once', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'lectern-secret-'))
    try {
      const file = join(directory, 'secret.key')
      const read = await Promise.all([1, 2, 3, 4].map(() => keptSecret(file)))
      expect(new Set(read).size).toBe(1)
      expect(read[0]).toMatch(/^[\w-]{43}$/)
      expect((await stat(file)).mode & 0o777).toBe(0o600)
      expect(await readdir(directory)).toEqual(['secret.key'])
    } finally {
      await rm(directory, { recursive: true })
    }
  })
})
