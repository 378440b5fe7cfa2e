import { mkdtemp, readdir, rm } from 'node:fs/promises'
import * as files from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createDiskMedia } from './on-disk.ts'
import { readWhole } from './read-whole.ts'

const name = 'rain-abcdef0123456789abcdef01.mp3'

describe('files on a disk', () => {
  let directory: string
  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'lectern-media-'))
  })
  afterAll(() => rm(directory, { recursive: true }))

  /** A disk that refuses to open files for writing, until it is mended. */
  function failingWith(code: string) {
    let isMended = false
    const open: typeof files.open = async (path, flags, mode) => {
      if (!isMended && flags === 'w') throw Object.assign(new Error(code), { code, path: String(path) })
      return files.open(path, flags, mode)
    }
    const mend = () => (isMended = true)
    return { store: createDiskMedia(directory, { ...files, open }), mend }
  }

  test.each([
    ['ENOSPC', 'STORAGE_FULL', 507],
    ['EDQUOT', 'STORAGE_FULL', 507],
    ['EROFS', 'STORAGE_READ_ONLY', 503],
    ['EACCES', 'STORAGE_READ_ONLY', 503],
  ])(
    'that refuses with %s is a problem with a name, and serves again once it is mended',
    async (code, problem, status) => {
      const { store, mend } = failingWith(code)
      await expect(store.put(name, new Uint8Array([1]))).rejects.toMatchObject({
        code: problem,
        status,
        retryable: true,
      })
      mend()
      await store.put(name, new Uint8Array([1, 2]))
      expect(await readWhole(store, name)).toEqual(new Uint8Array([1, 2]))
      const folders = await readdir(directory, { recursive: true })
      expect(folders.filter((file) => file.includes('.part'))).toEqual([])
      await store.remove(name)
    },
  )

  test('are healthy, and are not when nothing can be written, with the reason', async () => {
    expect(await createDiskMedia(directory).health()).toEqual({ ok: true, message: 'Files can be written.' })
    const writeFile = () => Promise.reject(Object.assign(new Error('full'), { code: 'ENOSPC' }))
    const full = createDiskMedia(directory, { ...files, writeFile })
    expect(await full.health()).toEqual({
      ok: false,
      message: expect.stringContaining('run out of disk space'),
    })
  })

  test('are checked by many at once without disturbing one another', async () => {
    const store = createDiskMedia(directory)
    const answers = await Promise.all(Array.from({ length: 20 }, () => store.health()))
    expect(answers.every(({ ok }) => ok)).toBe(true)
  })
})
