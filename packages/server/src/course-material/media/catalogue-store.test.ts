import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '../../platform/db/database.ts'
import { openTestDatabase, testBackends } from '../../testing/database.ts'
import { mediaWithoutBytes } from '../../testing/media-without-bytes.ts'
import { createCatalogueStore } from './catalogue-store.ts'

const page = { courseSystem: 'https://canvas.example.edu', courseId: '7', pageId: '71', organization: '' }
const picture = {
  kind: 'image',
  bytes: new Uint8Array([1]),
  contentType: 'image/png',
  extension: 'png',
  readableName: 'picture',
  recipe: 'picture',
} as const

describe.each(await testBackends())('the catalogue of files (%s database)', (backend) => {
  let database: Database
  beforeAll(async () => {
    database = await openTestDatabase(backend)
  })
  afterAll(() => database?.close())

  test('never has a file whose bytes were deleted, also if the deletion is interrupted', async () => {
    const interrupted = async () => {
      throw new Error('The process ended.')
    }
    const catalogue = createCatalogueStore(database, { ...mediaWithoutBytes, remove: interrupted })
    const { filename } = await catalogue.add(page, picture)
    await expect(catalogue.forget(filename)).rejects.toThrow('The process ended.')
    expect(await catalogue.find(filename)).toBeUndefined()
  })
})
