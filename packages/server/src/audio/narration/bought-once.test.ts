import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isInAnotherTone, soundsLike } from '@lectern/domain/narration/audio/audio-status.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Account } from '../../accounts/account.ts'
import type { Database } from '../../platform/db/database.ts'
import { createCatalogueStore } from '../../course-material/media/catalogue-store.ts'
import { createDiskMedia } from '../../course-material/media/on-disk.ts'
import { createClaims } from '../../platform/providers/claims.ts'
import { openTestDatabase, testBackends } from '../../testing/database.ts'
import { createFakeNarrator } from '../../testing/sound/fake-narrator.ts'
import { unlimitedSpending } from '../../platform/providers/spending.ts'
import { voiceText, type VoiceTextRequest } from './voice-text.ts'

const accountOf = (id: string, courseSystem = 'https://canvas.example.edu'): Account => ({
  id: `00000000-0000-4000-8000-00000000000${id}`,
  email: '',
  firstName: '',
  lastName: '',
  organization: '',
  courseSystem,
})
const [ada, eve, stranger] = [accountOf('1'), accountOf('2'), accountOf('3', 'https://other.example.edu')]

describe.each(await testBackends())('bought speech (%s database)', (backend) => {
  let database: Database
  let directory: string
  beforeAll(async () => {
    database = await openTestDatabase(backend)
    directory = await mkdtemp(join(tmpdir(), 'lectern-bought-'))
    for (const { id, courseSystem } of [ada, eve, stranger])
      // oxlint-disable-next-line no-await-in-loop -- three rows
      await database.sql.execute(sql`
        insert into users (id, email, first_name, last_name, organization, password_hash, course_system, api_key_cipher, api_key_hash)
        values (${id}, ${`${id}@example.org`}, '', '', '', '', ${courseSystem}, '', ${id})`)
  })
  afterAll(async () => {
    await database?.close()
    await rm(directory, { recursive: true })
  })

  /** A process, which shares the database and the directories with the others. */
  function startProcess() {
    const narrator = createFakeNarrator(createClaims(join(directory, 'speech')))
    const catalogue = createCatalogueStore(database, createDiskMedia(join(directory, 'media')))
    const dependencies = { narrator, catalogue, glossaries: { termsOf: async () => [] } }
    const voice = (text: string, more: Partial<VoiceTextRequest> = {}) =>
      voiceText(dependencies, {
        account: ada,
        place: { courseId: '7', pageId: '1' },
        text,
        voiceId: 'fake:lucia',
        language: 'es',
        readableName: 'slide',
        regenerate: false,
        spending: unlimitedSpending,
        ...more,
      })
    return { narrator, voice }
  }
  const page = (pageId: string) => ({ place: { courseId: '7', pageId } })

  test('is reused on other pages and by other users of the course system, each with its own file', async () => {
    const { narrator, voice } = startProcess()
    const first = await voice('Hola.')
    const second = await voice('Hola.', { account: eve, place: { courseId: '8', pageId: '2' } })
    expect(narrator.spoken).toEqual(['Hola.'])
    expect(second).toMatchObject({ courseId: '8', pageId: '2', sha256: first.sha256, audio: first.audio })
    expect(second.filename).not.toBe(first.filename)
    await voice('Hola.', { account: stranger })
    expect(narrator.spoken).toHaveLength(2)
  })

  test('is not bought again for a mark that the voice does not follow, but for pauses and marks that it follows', async () => {
    const { narrator, voice } = startProcess()
    const first = await voice('Buenos días, Ana.', page('61'))
    expect(first.audio?.marks).toEqual(['slow'])
    await voice('Buenos [strong]días[/strong], Ana.', page('61'))
    const elsewhere = await voice('[strong]Buenos[/strong] días, Ana.', page('62'))
    expect(elsewhere.sha256).toBe(first.sha256)
    expect(narrator.spoken).toHaveLength(1)
    await voice('Buenos [slow]días[/slow], Ana.', page('61'))
    await voice('Buenos días, [pause] Ana.', page('61'))
    await voice('Buenos días, [pause 1 s] Ana.', page('63'))
    expect(narrator.spoken).toEqual(Array(3).fill('Buenos días, Ana.'))
  })

  test.each([
    ['from before marks existed', sql`audio - 'marks'`, '71'],
    ['of a voice that followed more marks', sql`jsonb_set(audio, '{marks}', '["slow", "strong"]')`, '72'],
  ])('%s is current again, without being bought, once its voice is asked', async (_what, earlier, pageId) => {
    const { narrator, voice } = startProcess()
    const text = `Buenas [strong]noches[/strong], ${pageId}.`
    const { filename } = await voice(`Buenas noches, ${pageId}.`, page(pageId))
    await database.sql.execute(sql`update media set audio = ${earlier} where filename = ${filename}`)
    narrator.giveTones([])
    const found = await voice(text, { ...page(pageId), tone: 'curious' })
    expect(narrator.spoken).toHaveLength(1)
    expect(found.filename).toBe(filename)
    expect(found.audio && soundsLike(found.audio, text)).toBe(true)
    expect(found.audio && isInAnotherTone(found.audio, 'curious')).toBe(false)
  })

  test('is bought once when two users and two processes request it at once', async () => {
    const [one, other] = [startProcess(), startProcess()]
    const open = one.narrator.hold()
    const requests = [
      one.voice('Adiós.', page('11')),
      one.voice('Adiós.', { ...page('12'), account: eve }),
      other.voice('Adiós.', { ...page('13'), account: eve }),
    ]
    open()
    await Promise.all(requests)
    expect([...one.narrator.spoken, ...other.narrator.spoken]).toEqual(['Adiós.'])
  })

  test('is bought by the next request when the first one fails', async () => {
    const { narrator, voice } = startProcess()
    narrator.failOn('Falla')
    const failing = voice('Falla.', page('21'))
    const next = voice('Falla.', { ...page('22'), account: eve })
    const failed = { status: 'rejected', reason: { code: 'SPEECH_FAILED' } }
    expect(await Promise.allSettled([failing, next])).toMatchObject([failed, failed])
    narrator.failOn(undefined)
    await voice('Falla.', page('22'))
    expect(narrator.spoken).toEqual(['Falla.'])
  })

  test('is bought once for each tone that the voice expresses, and once for all that it does not', async () => {
    const { narrator, voice } = startProcess()
    const said = async (tone: string, pageId = '41') =>
      (await voice('¡Qué bien!', { ...page(pageId), tone })).audio
    for (const tone of ['conversational', 'warm', 'like a pirate'])
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect(await said(tone)).toMatchObject({ tones: ['enthusiastic', 'curious'] })
    expect(narrator.spoken).toHaveLength(1)
    expect(await said('curious')).toMatchObject({ tone: 'curious' })
    expect(await said('enthusiastic')).toMatchObject({ tone: 'enthusiastic' })
    expect(narrator.spoken).toHaveLength(3)
    expect(await said('curious', '42')).toMatchObject({ tone: 'curious' })
    expect(await said('conversational')).not.toHaveProperty('tone')
    expect(narrator.spoken).toHaveLength(3)
  })

  test('belongs to a line again whose voice has lost its tone', async () => {
    const { narrator, voice } = startProcess()
    const inTone = (tone: string) => voice('Sin tono.', { ...page('51'), tone })
    const neutral = await inTone('conversational')
    narrator.giveTones(['enthusiastic'])
    const { audio, filename } = await inTone('curious')
    expect(filename).toBe(neutral.filename)
    expect(audio && isInAnotherTone(audio, 'curious')).toBe(false)
    const stored = createCatalogueStore(database, createDiskMedia(join(directory, 'media')))
    expect((await stored.find(filename))?.audio).toEqual(audio)
    expect(narrator.spoken).toHaveLength(1)
  })

  test('is found by its tone when the voice has lost the tone or was removed, also on another page', async () => {
    const { narrator, voice } = startProcess()
    const inTone = (tone: string, pageId = '61') => voice('Con tono.', { ...page(pageId), tone })
    const made = await inTone('curious')
    await inTone('conversational')
    narrator.giveTones([])
    expect(await inTone('curious')).toMatchObject({ filename: made.filename, audio: { tone: 'curious' } })
    narrator.giveTones(undefined)
    expect(await inTone('curious')).toMatchObject({ filename: made.filename, audio: { tone: 'curious' } })
    expect((await inTone('curious', '62')).audio).toEqual(made.audio)
    expect(narrator.spoken).toHaveLength(2)
    await expect(inTone('enthusiastic'), 'neutral audio is not what the line asks for').rejects.toMatchObject(
      {
        code: 'UNKNOWN_VOICE',
      },
    )
  })

  test('is found by its tone and its marks after the voice was removed', async () => {
    const { narrator, voice } = startProcess()
    const inTone = (text: string, pageId = '81') => voice(text, { ...page(pageId), tone: 'curious' })
    const plain = await inTone('Muy despacio.')
    const slow = await inTone('Muy [slow]despacio[/slow].')
    expect(narrator.spoken).toHaveLength(2)
    narrator.giveTones(undefined)
    expect((await inTone('Muy despacio.')).filename).toBe(plain.filename)
    expect((await inTone('Muy [slow]despacio[/slow].')).filename).toBe(slow.filename)
    expect((await inTone('Muy [slow]despacio[/slow].', '82')).audio).toEqual(slow.audio)
    await expect(inTone('[slow]Muy despacio.[/slow]')).rejects.toMatchObject({ code: 'UNKNOWN_VOICE' })
  })

  test('is bought again when the author asks for it, and when the text differs', async () => {
    const { narrator, voice } = startProcess()
    await voice('Otra vez.', page('31'))
    await voice('Otra vez.', { ...page('32'), regenerate: true })
    await voice('**Otra** vez.', page('33'))
    expect(narrator.spoken).toHaveLength(3)
  })
})
