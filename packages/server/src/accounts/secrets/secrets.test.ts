import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { createSecrets, readOrCreateSecret } from './secrets.ts'

describe('secrets', () => {
  const secrets = createSecrets('a secret for tests')

  test('encrypts the same text differently each time and decrypts it', () => {
    const [one, two] = [secrets.encrypt('sandbox-key'), secrets.encrypt('sandbox-key')]
    expect(one).not.toBe(two)
    expect(one).not.toContain('sandbox')
    expect([secrets.decrypt(one), secrets.decrypt(two)]).toEqual(['sandbox-key', 'sandbox-key'])
  })

  test('does not decrypt with another secret or after tampering', () => {
    const cipher = secrets.encrypt('sandbox-key')
    expect(() => createSecrets('another secret').decrypt(cipher)).toThrow(/authenticate/)
    expect(() => secrets.decrypt(`${cipher.slice(0, -4)}AAAA`)).toThrow(/authenticate/)
  })

  test('hashes alike only with the same secret', () => {
    expect(secrets.keyedHash('x')).toBe(createSecrets('a secret for tests').keyedHash('x'))
    expect(secrets.keyedHash('x')).not.toBe(createSecrets('another secret').keyedHash('x'))
  })
})

describe('the secret of the data directory', () => {
  test('is created once and is readable by its owner only, also when many processes start together', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'lectern-secret-'))
    try {
      const file = join(directory, 'secret.key')
      const read = await Promise.all([1, 2, 3, 4].map(() => readOrCreateSecret(file)))
      expect(new Set(read).size).toBe(1)
      expect(read[0]).toMatch(/^[\w-]{43}$/)
      expect((await stat(file)).mode & 0o777).toBe(0o600)
      expect(await readdir(directory)).toEqual(['secret.key'])
    } finally {
      await rm(directory, { recursive: true })
    }
  })
})
