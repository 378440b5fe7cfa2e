import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildArchive, forge } from '../../../testing/course-systems/build-cartridge.ts'
import { openArchive } from './archive.ts'

const large = 100 * 1024 * 1024

describe('an untrusted archive', () => {
  let folder = ''
  let count = 0
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'lectern-archive-'))
  })
  afterAll(() => rm(folder, { recursive: true }))

  async function opened(bytes: Uint8Array) {
    const path = join(folder, String((count += 1)))
    await writeFile(path, bytes)
    return openArchive(path)
  }
  const reading = async (bytes: Uint8Array, name: string, limit = large) => {
    const archive = await opened(bytes)
    return archive.read(name, limit).finally(() => archive.close())
  }

  test('lists its files and returns their bytes', async () => {
    const archive = await opened(await buildArchive({ 'a/b.txt': 'hello', 'c.txt': 'world' }))
    expect([...archive.names]).toEqual(['a/b.txt', 'c.txt'])
    expect(new TextDecoder().decode(await archive.read('a/b.txt', 5))).toBe('hello')
    archive.close()
  })

  test('names its files in composed characters, with forward slashes', async () => {
    const windows = forge(
      await buildArchive({ 'a+b.txt': 'x', 'Bru\u0308cke.txt': 'y' }),
      'a+b.txt',
      'a\\b.txt',
    )
    const archive = await opened(windows)
    expect([...archive.names]).toEqual(['a/b.txt', 'Brücke.txt'])
    archive.close()
  })

  test.each([
    ['nothing at all', async () => new Uint8Array(), 'This is not a course file.'],
    ['a text', async () => Buffer.from('Dear teacher'), 'This is not a course file.'],
    [
      'one that was cut short',
      async () => (await buildArchive({ 'a.txt': 'x'.repeat(5000) })).subarray(0, -30),
      'incomplete or damaged',
    ],
    [
      'one without its middle',
      async () => {
        const whole = await buildArchive({ 'a.txt': crypto.getRandomValues(Buffer.alloc(5000)) })
        return Buffer.concat([whole.subarray(0, 1000), whole.subarray(2000)])
      },
      'incomplete or damaged',
    ],
    [
      'one that climbs out of its folder',
      async () => forge(await buildArchive({ 'aa/evil.html': 'x' }), 'aa/evil', '../evil'),
      'outside of itself',
    ],
    [
      'one with an absolute path',
      async () => forge(await buildArchive({ 'a/etc/passwd': 'x' }), 'a/etc/', '//etc/'),
      'outside of itself',
    ],
    [
      'one with a drive letter',
      async () => forge(await buildArchive({ 'CC/evil.exe': 'x' }), 'CC/evil', 'C:/evil'),
      'outside of itself',
    ],
    [
      'one whose files are encrypted',
      async () => {
        const bytes = await buildArchive({ 'a.txt': 'secret' })
        const directory = bytes.indexOf('PK\x01\x02', 0, 'latin1')
        bytes.writeUInt16LE(bytes.readUInt16LE(directory + 8) | 1, directory + 8)
        return bytes
      },
      'locked with a password',
    ],
    [
      'one with two files of the same name',
      async () => forge(await buildArchive({ 'a1.txt': 'x', 'a2.txt': 'y' }), 'a2.txt', 'a1.txt'),
      'incomplete or damaged',
    ],
    [
      'one of more than 5,000 files',
      async () => buildArchive(Object.fromEntries(Array.from({ length: 5001 }, (_, i) => [`${i}.txt`, '']))),
      'more than 5,000 files',
    ],
  ])('is refused when it is %s', async (_name, make, sentence) => {
    await expect(opened(await make())).rejects.toMatchObject({
      name: 'Problem',
      code: sentence.includes('5,000') ? 'COURSE_FILE_TOO_LARGE' : 'NOT_A_COURSE_FILE',
      message: expect.stringContaining(sentence),
    })
  })

  test('does not return a file above the size limit', async () => {
    const bytes = await buildArchive({ 'a/big.html': crypto.getRandomValues(Buffer.alloc(60_000)) })
    await expect(reading(bytes, 'a/big.html', 50_000)).rejects.toMatchObject({
      code: 'COURSE_FILE_TOO_LARGE',
      message: expect.stringContaining('“big.html”'),
    })
  })

  test('is not unpacked if it expands to a thousand times its size (zip bomb)', async () => {
    const bytes = await buildArchive({ 'bomb.html': Buffer.alloc(40 * 1024 * 1024) })
    expect(bytes.length).toBeLessThan(100_000)
    await expect(reading(bytes, 'bomb.html')).rejects.toMatchObject({ code: 'COURSE_FILE_TOO_LARGE' })
  })

  test('is limited by the real sizes of its files, not by the declared ones', async () => {
    const bytes = await buildArchive({
      'liar.html': crypto.getRandomValues(Buffer.alloc(9000)).toString('hex'),
    })
    const directory = bytes.indexOf('PK\x01\x02', 0, 'latin1')
    bytes.writeUInt32LE(10, directory + 24)
    await expect(reading(bytes, 'liar.html')).rejects.toMatchObject({ code: 'NOT_A_COURSE_FILE' })
  })

  test('is refused when a checksum does not match', async () => {
    const bytes = await buildArchive({ 'a.txt': 'hello' })
    const directory = bytes.indexOf('PK\x01\x02', 0, 'latin1')
    bytes.writeUInt32LE(7, directory + 16)
    await expect(reading(bytes, 'a.txt')).rejects.toMatchObject({ code: 'NOT_A_COURSE_FILE' })
  })
})
