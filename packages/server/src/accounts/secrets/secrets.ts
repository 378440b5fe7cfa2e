import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
  randomUUID,
} from 'node:crypto'
import { link, mkdir, open, readFile, rm } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Keys derived from the installation's secret. Each use has its own key. */
export interface Secrets {
  /** AES-256-GCM, as `iv.tag.ciphertext` in base64url. */
  encrypt(plain: string): string
  /** Throws if the text was encrypted with another secret. */
  decrypt(cipher: string): string
  /** A hash that cannot be computed without the secret. Used for uniqueness and for rate limits. */
  keyedHash(value: string): string
}

export function createSecrets(secret: string): Secrets {
  const keyFor = (use: string) => Buffer.from(hkdfSync('sha256', secret, '', `lectern ${use}`, 32))
  const encryption = keyFor('encryption')
  const hashing = keyFor('hashing')
  return {
    encrypt(plain) {
      const iv = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', encryption, iv)
      const text = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()])
      return [iv, cipher.getAuthTag(), text].map((part) => part.toString('base64url')).join('.')
    },
    decrypt(stored) {
      const [iv, tag, text] = stored.split('.').map((part) => Buffer.from(part, 'base64url'))
      if (!iv || !tag || !text) throw new Error('The text was not encrypted by Lectern.')
      const decipher = createDecipheriv('aes-256-gcm', encryption, iv, { authTagLength: 16 })
      decipher.setAuthTag(tag)
      return Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8')
    },
    keyedHash: (value) => createHmac('sha256', hashing).update(value).digest('base64url'),
  }
}

/** A token that cannot be guessed: 32 random bytes. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** The stored form of a token. Tokens are random, so a plain hash is enough. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

/** The secret in the data directory. It is created at the first start and readable by its owner only. */
export async function readOrCreateSecret(file: string): Promise<string> {
  const known = await readFile(file, 'utf8').catch(() => undefined)
  if (known) return known.trim()
  await mkdir(dirname(file), { recursive: true })
  const half = `${file}.${randomUUID()}`
  const handle = await open(half, 'w', 0o600)
  try {
    await handle.writeFile(`${newToken()}\n`)
    await handle.sync()
  } finally {
    await handle.close()
  }
  // The first process to create the link wins. Two simultaneous starts then use the same, complete secret.
  await link(half, file).catch(() => undefined)
  await rm(half)
  return (await readFile(file, 'utf8')).trim()
}
