import { appendFile, mkdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterEach, describe, expect, test } from 'vitest'
import { importedCourses } from '../../platform/db/schema/imports.ts'
import { createCatalogueStore } from '../media/catalogue-store.ts'
import { smallCartridge } from '../../testing/course-systems/build-cartridge.ts'
import { testBackends } from '../../testing/database.ts'
import { importsUnderTest } from '../../testing/course-systems/imports-under-test.ts'
import { scriptedFetch } from '../../testing/network/scripted-fetch.ts'
import { importsHome } from '../courses/course-home.ts'
import { forgetImports } from './forget-imports.ts'

describe.each(await testBackends())('imported courses (%s database)', (backend) => {
  let close = async () => {}
  afterEach(() => close())

  async function start(...substitutes: [Parameters<typeof importsUnderTest>[1]?]) {
    const started = await importsUnderTest(backend, ...substitutes)
    close = started.close
    return started
  }

  test('cannot be published into', async () => {
    const { newAccount, imports } = await start()
    const publishing = await imports.connect(await newAccount()).publishing()
    expect(publishing).toEqual({ possible: false, reason: 'importedCourse' })
  })

  test('that were removed more than 30 days ago are deleted with all their content', async () => {
    const { newAccount, importFiles, store, media, database, filesLeft } = await start()
    const ada = await newAccount()
    const [old, recent, kept] = [
      await importFiles(ada, smallCartridge),
      await importFiles(ada, smallCartridge),
      await importFiles(ada, smallCartridge),
    ]
    expect(await filesLeft()).toHaveLength(3)
    for (const { id } of [old, recent]) expect(await store.remove(ada.id, id)).toBe(true)
    const days = (count: number) => new Date(Date.now() - count * 86_400_000)
    const removedAt = (id: string, date: Date) =>
      database.sql.update(importedCourses).set({ removedAt: date }).where(eq(importedCourses.id, id))
    await removedAt(old.id, days(31))
    await removedAt(recent.id, days(29))
    const catalogue = createCatalogueStore(database, media)
    const place = { courseSystem: importsHome(ada.id), courseId: old.id, pageId: '1', organization: '' }
    const picture = { kind: 'image', contentType: 'image/png', extension: 'png', recipe: 'r' } as const
    await catalogue.add(place, { ...picture, readableName: 'p', bytes: new Uint8Array([1]) })
    expect(await filesLeft()).toHaveLength(4)

    expect(await store.restore(ada.id, old.id), 'too late').toBe(false)
    const forgetContents = (home: string, courseId: string) => catalogue.forgetCourse(home, courseId)
    await forgetImports({ store, media, forgetContents })

    expect(await filesLeft()).toHaveLength(2)
    expect(await store.restore(ada.id, recent.id)).toBe(true)
    expect((await store.coursesOf(ada.id)).map(({ id }) => id)).toEqual([recent.id, kept.id])
  })

  test('leave nothing behind when storing them fails', async () => {
    let puts = 0
    const { newAccount, importFiles, filesLeft, store } = await start({
      media: (onDisk) => ({
        ...onDisk,
        async put(...given) {
          puts += 1
          if (puts === 2) throw new Error('The disk is full.')
          await onDisk.put(...given)
        },
      }),
    })
    const ada = await newAccount()
    const two = {
      ...smallCartridge,
      'pages/notes.html': '<p><img src="../pictures/unused.png"></p>',
    }
    await expect(importFiles(ada, two)).rejects.toThrow('The disk is full.')
    expect([puts, await filesLeft(), await store.coursesOf(ada.id)]).toEqual([2, [], []])
  })

  test('leave nothing behind when the sender has cancelled', async () => {
    const { newAccount, importFiles, filesLeft, store } = await start()
    const ada = await newAccount()
    await expect(importFiles(ada, smallCartridge, () => true)).rejects.toMatchObject({ code: 'CANCELLED' })
    expect([await filesLeft(), await store.coursesOf(ada.id)]).toEqual([[], []])
  })

  test('leave nothing behind when their account was deleted during the import', async () => {
    const { newAccount, importFiles, filesLeft } = await start()
    const missing = { ...(await newAccount()), id: crypto.randomUUID() }
    await expect(importFiles(missing, smallCartridge)).rejects.toThrow(/imported_courses/)
    expect(await filesLeft()).toEqual([])
  })

  test('leave nothing behind after a crash, except files of a course or a running import', async () => {
    const { newAccount, importFiles, store, media, importDirectories, folder, filesLeft } = await start()
    const ada = await newAccount()
    const course = await importFiles(ada, smallCartridge)
    const [owned = ''] = await store.filesIn([course.id])
    const orphan = 'course-file-0123456789abcdef01234567.bin'
    await media.put(orphan, new Uint8Array([1]))
    const directory = join(folder, 'incoming')
    for (const name of ['crashed', 'working']) {
      await mkdir(join(directory, name), { recursive: true })
      await writeFile(join(directory, name, 'upload'), 'PK')
      await appendFile(join(directory, name, 'stored'), `${orphan}\n${owned}\n`)
    }
    const hourAgo = new Date(Date.now() - 3_600_000)
    for (const path of ['crashed', 'crashed/upload', 'crashed/stored'])
      await utimes(join(directory, path), hourAgo, hourAgo)
    await importDirectories.sweep()
    expect([await media.has(orphan), await media.has(owned)]).toEqual([false, true])
    expect((await filesLeft()).filter((path) => path.includes('incoming')).toSorted()).toEqual([
      join(directory, 'working', 'stored'),
      join(directory, 'working', 'upload'),
    ])
    await importDirectories.sweep(0)
    expect(await filesLeft()).toHaveLength(1)
  })

  test('show images of other hosts without credentials', async () => {
    const { fetch, requests } = scriptedFetch(({ url }) => {
      if (url.pathname === '/moved.png') {
        return new Response(null, { status: 302, headers: { location: 'https://cdn.example/moon.png' } })
      }
      if (url.pathname === '/moon.png')
        return new Response('PNG', { headers: { 'content-type': 'image/png' } })
      return new Response('<p>Please sign in</p>', { headers: { 'content-type': 'text/html' } })
    })
    const { newAccount, imports } = await start({ fetch })
    const system = imports.connect(await newAccount())
    const { contentType, bytes } = await system.fetchFile({ url: 'https://old.example/moved.png' }, 100)
    expect([contentType, new TextDecoder().decode(bytes)]).toEqual(['image/png', 'PNG'])
    expect(requests.every(({ headers }) => !('authorization' in headers))).toBe(true)
    await expect(system.fetchFile({ url: 'https://old.example/login' }, 100)).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
  })
})
