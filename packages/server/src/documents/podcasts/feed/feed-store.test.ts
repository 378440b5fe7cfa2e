import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '../../../platform/db/database.ts'
import { createCatalogueStore, type MediaFile } from '../../../course-material/media/catalogue-store.ts'
import { openTestDatabase, testBackends } from '../../../testing/database.ts'
import { mediaWithoutBytes } from '../../../testing/media-without-bytes.ts'
import { createFeedStore } from './feed-store.ts'

const home = 'https://feed-store.example.edu'
const hour = 3_600_000

describe.each(await testBackends())('the rows of feeds and their artwork (%s database)', (backend) => {
  let database: Database
  let courses = 0
  beforeAll(async () => {
    database = await openTestDatabase(backend)
  })
  afterAll(() => database?.close())

  const storeAfter = (hours: number) => createFeedStore(database, () => new Date(Date.now() + hours * hour))
  const catalogue = () => createCatalogueStore(database, mediaWithoutBytes)
  const isThere = async (filename: string) => (await catalogue().find(filename)) !== undefined

  async function addFeed(): Promise<string> {
    const courseId = `course-${(courses += 1)}`
    await storeAfter(0).add({
      courseSystem: home,
      courseId,
      courseName: 'Weather',
      language: null,
      tokenHash: courseId,
      tokenCipher: '',
      createdBy: null,
    })
    return courseId
  }

  async function addFile(courseId: string, recipe: string, kind: MediaFile['kind'] = 'own-artwork') {
    const place = { courseSystem: home, courseId, pageId: null, organization: '' }
    const file = { kind, bytes: Buffer.from(recipe), contentType: 'image/png', extension: 'png' }
    return (await catalogue().add(place, { ...file, readableName: 'artwork', recipe })).filename
  }

  test('lose the row of an artwork with the reference to it', async () => {
    const courseId = await addFeed()
    const [first, second] = [await addFile(courseId, 'first'), await addFile(courseId, 'second')]
    expect(await storeAfter(0).setArtwork(home, courseId, first)).toEqual({ before: null })
    expect(await storeAfter(0).setArtwork(home, courseId, second)).toEqual({ before: first })
    expect([await isThere(first), await isThere(second)]).toEqual([false, true])
    expect(await storeAfter(0).remove(home, courseId)).toBe(second)
    expect(await isThere(second)).toBe(false)
  })

  test('lose artwork that no feed names a day after its upload, and nothing else', async () => {
    const [courseId, other] = [await addFeed(), await addFeed()]
    const named = await addFile(courseId, 'named')
    await storeAfter(0).setArtwork(home, courseId, named)
    const drawn = await addFile(courseId, 'drawn', 'image')
    const unnamed = await addFile(courseId, 'unnamed')
    const ofNoFeed = await addFile('course-without-feed', 'of no feed')
    await storeAfter(0).setArtwork(home, other, await addFile(other, 'of another feed'))
    expect(await storeAfter(23).forgetUnnamedArtwork(10)).toBe(0)
    expect(await storeAfter(25).forgetUnnamedArtwork(1)).toBe(1)
    expect(await storeAfter(25).forgetUnnamedArtwork(10)).toBe(1)
    const left = await Promise.all([named, drawn, unnamed, ofNoFeed].map(isThere))
    expect(left).toEqual([true, true, false, false])
  })
})
