import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '../../platform/db/database.ts'
import { sessions } from '../../platform/db/schema/accounts.ts'
import { documents, documentVersions } from '../../platform/db/schema/documents.ts'
import { importedCourses, importedFiles, importedPages } from '../../platform/db/schema/imports.ts'
import { media } from '../../platform/db/schema/media.ts'
import { openTestDatabase, testBackends } from '../../testing/database.ts'
import { testPerson } from '../../testing/start-test-app.ts'
import { createAccountStore } from './account-store.ts'
import { createRemovalStore } from './removal-store.ts'
import { createSecrets } from '../secrets/secrets.ts'

describe.each(await testBackends())('removing an account (%s database)', (backend) => {
  let database: Database
  beforeAll(async () => {
    database = await openTestDatabase(backend)
  })
  afterAll(() => database.close())

  /** A user with an imported course and a shared course, both with content and audio. */
  async function createUser(number: number) {
    const accounts = createAccountStore(database, createSecrets('a secret for tests'))
    const account = await accounts.add({ ...testPerson(number), passwordHash: 'none' })
    const home = `imported:${account.id}`
    const courseId = `imported-${number}`
    await database.sql
      .insert(importedCourses)
      .values({ id: courseId, userId: account.id, name: 'A', code: 'A', fileName: 'a.imscc', pages: [] })
    await database.sql.insert(importedPages).values({ courseId, pageId: '1', title: 'A', html: '' })
    await database.sql.insert(importedFiles).values({
      courseId,
      path: 'a.png',
      storedAs: `picture-${number}.png`,
      contentType: 'image/png',
      bytes: 1,
    })
    for (const [courseSystem, course, file] of [
      [home, courseId, `imported-${number}.mp3`],
      [account.courseSystem, `shared-${number}`, `shared-${number}.mp3`],
    ] as const) {
      const place = { courseSystem, courseId: course, pageId: '1' }
      await database.sql.insert(media).values({
        ...place,
        filename: file,
        kind: 'audio',
        organization: 'A',
        contentType: 'audio/mpeg',
        bytes: 1,
        sha256: 'a',
        recipe: 'a',
      })
      const [document] = await database.sql
        .insert(documents)
        .values({
          ...place,
          format: 'slideshow',
          status: 'In_Progress',
          revision: 1,
          partCount: 1,
          updatedBy: account.id,
        })
        .returning()
      if (!document) throw new Error('no document')
      await database.sql
        .insert(documentVersions)
        .values({ documentId: document.id, revision: 1, origin: 'saved', body: {}, savedBy: account.id })
    }
    await accounts.openSession(account.id)
    return { id: account.id, home }
  }

  test("deletes the account's own content and leaves shared content and other users' content", async () => {
    const [ada, eve] = [await createUser(1), await createUser(2)]
    const files = await createRemovalStore(database).remove(ada.id, ada.home)
    expect(files.toSorted()).toEqual(['imported-1.mp3', 'picture-1.png'])

    const { sql } = database
    const left = {
      imported: (await sql.select().from(importedCourses)).map(({ id }) => id),
      pages: (await sql.select().from(importedPages)).map(({ courseId }) => courseId),
      files: (await sql.select().from(importedFiles)).map(({ storedAs }) => storedAs),
      media: (await sql.select().from(media)).map(({ filename }) => filename).toSorted(),
      sessions: (await sql.select().from(sessions)).map(({ userId }) => userId),
    }
    expect(left).toEqual({
      imported: ['imported-2'],
      pages: ['imported-2'],
      files: ['picture-2.png'],
      media: ['imported-2.mp3', 'shared-1.mp3', 'shared-2.mp3'],
      sessions: [eve.id],
    })
    const authors = (await sql.select().from(documents)).map(({ courseId, updatedBy }) => [
      courseId,
      updatedBy,
    ])
    expect(Object.fromEntries(authors)).toEqual({
      'shared-1': null,
      'imported-2': eve.id,
      'shared-2': eve.id,
    })
    const savers = (await sql.select().from(documentVersions)).map(({ savedBy }) => savedBy)
    expect(savers.filter((id) => id === null)).toHaveLength(1)
    expect(savers.filter((id) => id === eve.id)).toHaveLength(2)
  })
})
