import { podcast } from '@lectern/domain/podcast/podcast.ts'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createSecrets, hashToken } from '../../../accounts/secrets/secrets.ts'
import type { Database } from '../../../platform/db/database.ts'
import { createPublicationStore } from '../../library/published/publication-store.ts'
import { createDocumentStore } from '../../library/store/document-store.ts'
import { createDocuments } from '../../library/documents.ts'
import { createCatalogueStore } from '../../../course-material/media/catalogue-store.ts'
import { createNarrationStore } from '../../../audio/narration/narration-store.ts'
import { createNarrations } from '../../../audio/narration/narrations.ts'
import { silentLogger } from '../../../platform/runtime/logger.ts'
import { slideshowFormat } from '../../slideshows/slideshow-format.ts'
import { openTestDatabase, testBackends } from '../../../testing/database.ts'
import { mediaWithoutBytes } from '../../../testing/media-without-bytes.ts'
import { createEpisodeStore } from '../episode/episode-store.ts'
import { createEpisodes } from '../episode/episodes.ts'
import { podcastFormat } from '../podcast-format.ts'
import { createFeedStore } from './feed-store.ts'
import { createFeeds } from './feeds.ts'
import { createOwnArtwork } from './own-artwork.ts'

const home = 'https://feed-queries.example.edu'
const courseId = '7'
const token = 'a token of this test'
const many = 20

describe.each(await testBackends())('a feed of many episodes (%s database)', (backend) => {
  let database: Database
  beforeEach(async () => {
    database = await openTestDatabase(backend)
  })
  afterEach(() => database.close())

  /** A new server, and a counter of the queries that a call makes. */
  function start() {
    const counted = countQueries(database)
    const store = createDocumentStore(counted)
    const narrations = createNarrations(createNarrationStore(counted))
    const access = { requireCourse: refuse, requirePage: refuse }
    const glossaries = { termsOf: async () => [] }
    const dependencies = { database: counted, store, narrations, access, glossaries }
    const podcasts = createDocuments(podcastFormat, dependencies)
    const episodeStore = createEpisodeStore(counted)
    let read: string[] = []
    const findPublished: typeof podcasts.findPublished = async (of, course, pageIds) => {
      read.push(...pageIds)
      return podcasts.findPublished(of, course, pageIds)
    }
    const episodes = createEpisodes({
      podcasts: { ...podcasts, findPublished },
      slideshows: createDocuments(slideshowFormat, dependencies),
      episodeStore,
      catalogue: createCatalogueStore(counted, mediaWithoutBytes),
      store: mediaWithoutBytes,
      pool: { clip: refuse, loudness: refuse },
    })
    const feeds = createFeeds({
      organizationOf: async () => undefined,
      store: createFeedStore(counted),
      episodeStore,
      access,
      episodes,
      ownArtwork: createOwnArtwork({
        catalogue: createCatalogueStore(counted, mediaWithoutBytes),
        store: mediaWithoutBytes,
        logger: silentLogger,
      }),
      secrets: createSecrets('a secret for these tests'),
      publicUrl: 'https://lectern.example.edu',
      pageOrder: async () => [],
    })
    async function fetchFeed() {
      read = []
      const before = counted.queries()
      const { xml } = await feeds.rss(token)
      return { items: xml.match(/<item>/g)?.length ?? 0, queries: counted.queries() - before, read }
    }
    return { fetchFeed }
  }

  /** A published podcast of two voiced lines. */
  async function addPodcast(pageId: string, title = 'Rain') {
    const place = { courseSystem: home, courseId, pageId, organization: '' }
    const lines = ['Rain', 'Snow']
    const body = podcast.parse({
      podcast: { title, organization: '', course_id: courseId, page_id: pageId },
      segments: [
        {
          key: 'segment',
          segment_id: 1,
          segment_title: 'Rain',
          dialogue: lines.map((content) => ({ key: content, speaker: 'ALEX', content })),
        },
      ],
    })
    const change = {
      body: JSON.stringify(body),
      partCount: 1,
      status: 'Completed',
      origin: 'saved',
      by: null,
    } as const
    const { id } = await createDocumentStore(database).write({ ...place, format: 'podcast' }, change)
    const catalogue = createCatalogueStore(database, mediaWithoutBytes)
    for (const text of lines) {
      const file = await catalogue.add(place, {
        kind: 'audio',
        bytes: new TextEncoder().encode(text),
        contentType: 'audio/mpeg',
        extension: 'mp3',
        readableName: 'line',
        recipe: text,
        audio: { text, voice_id: 'v', engine: 'e', duration_ms: 1000, sentences: [] },
      })
      await createNarrationStore(database).set(id, new Map([[text, { file, host: 'ALEX' }]]))
    }
    const summary = { title, language: undefined, durationMs: 2000, silentParts: 0 }
    await createPublicationStore(database).publish(id, { ...summary, by: null })
  }

  const addFeed = () =>
    createFeedStore(database).add({
      courseSystem: home,
      courseId,
      courseName: 'Weather',
      language: null,
      tokenHash: hashToken(token),
      tokenCipher: '',
      createdBy: null,
    })

  test('takes as many queries as a feed of one, and reads only what changed since', async () => {
    await addPodcast('p0')
    await addFeed()
    await start().fetchFeed() // draws the artwork
    const one = start()
    const [first, again] = [await one.fetchFeed(), await one.fetchFeed()]
    expect([first.items, again.items]).toEqual([1, 1])

    for (let page = 1; page < many; page++) await addPodcast(`p${page}`)
    await start().fetchFeed()
    const all = start()
    const [firstOfMany, againOfMany] = [await all.fetchFeed(), await all.fetchFeed()]
    expect([firstOfMany.items, againOfMany.items]).toEqual([many, many])
    expect(firstOfMany.queries).toBe(first.queries)
    expect(againOfMany.queries).toBe(again.queries)
    expect(againOfMany.read).toEqual([])

    await addPodcast('p3', 'Another title')
    expect((await all.fetchFeed()).read).toEqual(['p3'])
  })
})

const refuse = () => Promise.reject(new Error('Nothing of this test asks for this.'))

/** The same database, with a counter of its queries. */
function countQueries(database: Database) {
  const builders = new Set<PropertyKey>(['select', 'selectDistinct', 'insert', 'update', 'delete', 'execute'])
  let queries = 0
  const sql = new Proxy(database.sql, {
    get(target, name, receiver) {
      if (builders.has(name)) queries += 1
      return Reflect.get(target, name, receiver) as unknown
    },
  })
  return { ...database, sql, queries: () => queries }
}
