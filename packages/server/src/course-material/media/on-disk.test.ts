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

  /** A disk that cannot open files for writing until it is repaired. */
  function failingWith(code: string) {
    let isRepaired = false
    const open: typeof files.open = async (path, flags, mode) => {
      if (!isRepaired && flags === 'w') throw Object.assign(new Error(code), { code, path: String(path) })
      return files.open(path, flags, mode)
    }
    const repair = () => (isRepaired = true)
    return { store: createDiskMedia(directory, { ...files, open }), repair }
  }

  test.each([
    ['ENOSPC', 'STORAGE_FULL', 507],
    ['EDQUOT', 'STORAGE_FULL', 507],
    ['EROFS', 'STORAGE_READ_ONLY', 503],
    ['EACCES', 'STORAGE_READ_ONLY', 503],
  ])(
    'that fails with %s is a problem with a name, and works again once it is repaired',
    async (code, problem, status) => {
      const { store, repair } = failingWith(code)
      await expect(store.put(name, new Uint8Array([1]))).rejects.toMatchObject({
        code: problem,
        status,
        retryable: true,
      })
      repair()
      await store.put(name, new Uint8Array([1, 2]))
      expect(await readWhole(store, name)).toEqual(new Uint8Array([1, 2]))
      const folders = await readdir(directory, { recursive: true })
      expect(folders.filter((file) => file.includes('.part'))).toEqual([])
      await store.remove(name)
    },
  )

  test('are healthy, or unhealthy with the reason when nothing can be written', async () => {
    expect(await createDiskMedia(directory).health()).toEqual({ ok: true, message: 'Files can be written.' })
    const writeFile = () => Promise.reject(Object.assign(new Error('full'), { code: 'ENOSPC' }))
    const full = createDiskMedia(directory, { ...files, writeFile })
    expect(await full.health()).toEqual({
      ok: false,
      message: expect.stringContaining('run out of disk space'),
    })
  })

  test('are checked concurrently without affecting one another', async () => {
    const store = createDiskMedia(directory)
    const answers = await Promise.all(Array.from({ length: 20 }, () => store.health()))
    expect(answers.every(({ ok }) => ok)).toBe(true)
  })
})
