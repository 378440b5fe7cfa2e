import { type Podcast, podcast } from '@lectern/domain/podcast/podcast.ts'
import type { BehindPart } from '@lectern/domain/translation/behind.ts'
import { podcastTranslation as format } from '@lectern/domain/translation/podcast-translation.ts'
import { expect, test, vi } from 'vitest'
import { ApiProblem } from '../../api/api-problem.ts'
import { createDocumentStore } from '../document/document-store.ts'
import { createBehindOriginal } from './behind-original.ts'

const line = (key: string, content: string) => ({ key, speaker: 'ALEX' as const, content, tone: 'warm' })
const segment = (key: string, ...dialogue: ReturnType<typeof line>[]) => ({
  key,
  segment_id: 1,
  segment_title: key,
  dialogue,
})
const made = podcast.parse({
  podcast: { title: 'Rain', language: 'en' },
  segments: [segment('s1', line('l1', 'It rains.'), line('l2', 'Why?')), segment('s2', line('l3', 'So.'))],
})
const translation = format.translated(made, new Map(), { language: 'de', madeBy: 'Model' })

/** The original with two changed lines, a new segment and a removed one. */
const original = podcast.parse({
  ...made,
  segments: [segment('s1', line('l1', 'It snows.'), line('l2', 'How?')), segment('s3', line('l4', 'New.'))],
})

type Request = (parts: readonly BehindPart[], signal: AbortSignal) => Promise<void>
const idsOf = (parts: readonly BehindPart[]) => parts.map(({ id }) => id)

function open(request: Request = async () => {}) {
  const store = createDocumentStore<Podcast>({ document: translation, etag: '"1"' }, ({ segments }) =>
    segments.map(({ key }) => key),
  )
  const behind = createBehindOriginal({
    store,
    page: { courseId: '7', pageId: '71@de' },
    format: 'podcast',
    translation: format,
    nameOf: (_document, id) => `Part ${id}`,
    async request(parts, signal) {
      await request(parts, signal)
      const textsOf = ({ id, fields }: BehindPart) => new Map(fields.map((field) => [field, [`de ${id}`]]))
      return {
        texts: new Map(parts.map((part) => [part.id, textsOf(part)])),
        warnings: [`Check ${idsOf(parts).join()}.`],
      }
    },
  })
  const present = () => store.getState().history.present
  const left = () => behind.open(original, present(), behind.getState()).map(({ id }) => id)
  return { store, behind, present, left }
}

const lines = ({ segments }: Podcast) =>
  segments.map(({ dialogue }) => dialogue.map(({ content }) => content))

test('all parts that are behind get proposals with one request, which has only texts', async () => {
  const asked: string[][] = []
  const { behind, left } = open(async (parts) => void asked.push(idsOf(parts)))
  expect(left()).toEqual(['l1', 'l2', 'segment:s3', 'l4', 'segment:s2', 'l3'])
  await behind.update(original)
  expect(asked).toEqual([['l1', 'l2', 'segment:s3', 'l4']])
  expect(left()).toEqual([])
  const proposals = behind.getState().proposals.map(({ id, before, after }) => [id, before, after])
  expect(proposals).toContainEqual(['l1', 'It rains.', 'de l1'])
  expect(proposals).toContainEqual(['l4', '', 'de l4'])
  expect(proposals).toContainEqual(['l3', 'So.', ''])
  expect(behind.getState().proposals.flatMap(({ warnings }) => warnings)).toEqual([
    'Check l1,l2,segment:s3,l4.',
  ])
})

test('applying is one step, which can be undone, and nothing is behind then', async () => {
  const { store, behind, present, left } = open()
  await behind.update(original)
  expect(behind.apply(original)).toBe(true)
  expect(lines(present())).toEqual([['de l1', 'de l2'], ['de l4']])
  expect([left(), behind.getState().failures]).toEqual([[], []])
  store.undo()
  expect(present()).toBe(translation)
})

test('parts whose words are kept count as up to date', async () => {
  const { behind, present, left } = open()
  await behind.update(original)
  behind.choose(['l1', 'segment:s2', 'l3'], 'keep')
  behind.apply(original)
  expect(lines(present())).toEqual([['It rains.', 'de l2'], ['de l4'], ['So.']])
  expect(left()).toEqual([])
})

test('all words can be kept at once', () => {
  const { behind, present, left } = open()
  behind.keepAll(original)
  expect(lines(present())).toEqual(lines(translation))
  expect(left()).toEqual([])
})

test('a part that was edited since its proposal stays, and its author gets a message', async () => {
  const { store, behind, present, left } = open()
  await behind.update(original)
  store.edit((document) => ({
    ...document,
    segments: document.segments.map((one) => ({
      ...one,
      dialogue: one.dialogue.map((each) => (each.key === 'l1' ? { ...each, content: 'Edited.' } : each)),
    })),
  }))
  expect(behind.apply(original)).toBe(false)
  expect(lines(present())).toEqual([['Edited.', 'de l2'], ['de l4']])
  expect(behind.getState().failures).toEqual([
    'Part l1 was edited meanwhile and stays as it is. Update it again.',
  ])
  expect(left()).toEqual(['l1'])
})

test('a part that the writer cannot translate has no proposal, and the others are requested alone', async () => {
  const asked: string[][] = []
  const { behind, left } = open(async (parts) => {
    asked.push(idsOf(parts))
    if (idsOf(parts).includes('l2')) throw new ApiProblem(502, 'WRITER_FAILED', 'No usable answer.')
  })
  await behind.update(original)
  expect(asked).toEqual([['l1', 'l2', 'segment:s3', 'l4'], ['l1'], ['l2'], ['segment:s3'], ['l4']])
  expect(left()).toEqual(['l2'])
  expect(behind.getState().failures).toEqual([
    'Part l2: The writer could not make a proposal. Please try again.',
  ])
})

test('a writer that is away is not asked again for each part', async () => {
  const asked: string[][] = []
  const { behind } = open(async (parts) => {
    asked.push(idsOf(parts))
    throw new ApiProblem(503, 'WRITER_UNAVAILABLE', 'Away.')
  })
  await behind.update(original)
  expect(asked).toHaveLength(1)
  expect(behind.getState().failures).toHaveLength(4)
})

test('a writer that also fails for two parts alone is not asked about the others', async () => {
  const many = podcast.parse({
    ...made,
    segments: Array.from({ length: 3 }, (_, at) =>
      segment(`n${at}`, ...Array.from({ length: 12 }, (__, of) => line(`n${at}l${of}`, 'New.'))),
    ),
  })
  const asked: string[][] = []
  const { behind } = open(async (parts) => {
    asked.push(idsOf(parts))
    throw new ApiProblem(502, 'WRITER_FAILED', 'Wrong key.')
  })
  await behind.update(many)
  const { failures, proposals } = behind.getState()
  expect(asked.filter((parts) => parts.length === 1)).toHaveLength(2)
  expect(asked.length).toBeLessThan(6)
  expect(failures).toHaveLength(39)
  expect(proposals.map(({ id }) => id)).toContain('l3')
  asked.length = 0
  await behind.update(many)
  expect(asked.length).toBeGreaterThan(0)
})

test('parts that the writer refuses do not keep it from translating others', async () => {
  const { behind, left } = open(async (parts) => {
    if (idsOf(parts).some((id) => ['l1', 'l2'].includes(id)))
      throw new ApiProblem(502, 'WRITER_REFUSED', 'Refused.')
  })
  await behind.update(original)
  expect(left()).toEqual(['l1', 'l2'])
})

test('cancelling keeps the proposals that are there, and reports nothing', async () => {
  const long = { ...line('l1', 'It snows. '.repeat(600)) }
  const [first, ...rest] = original.segments
  const withLong = podcast.parse({
    ...original,
    segments: [{ ...first, dialogue: [long, line('l2', 'How?')] }, ...rest],
  })
  const { behind, present } = open(async (parts, signal) => {
    if (idsOf(parts).includes('l1')) return
    await new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
  })
  const updating = behind.update(withLong)
  await vi.waitFor(() => expect(behind.getState().writing?.done).toBe(3))
  await behind.update(withLong)
  behind.cancel()
  await updating
  expect(behind.getState()).toMatchObject({ writing: undefined, failures: [] })
  expect(new Set(behind.getState().proposals.map(({ id }) => id))).toEqual(
    new Set(['l1', 'segment:s2', 'l3']),
  )
  expect(behind.open(withLong, present(), behind.getState()).map(({ id }) => id)).toContain('l2')
})

test('all parts can be replaced by those of a new generation', async () => {
  const generated = podcast.parse({ ...made, segments: [segment('s8', line('l8', 'Again.'))] })
  const { behind, present } = open()
  await behind.update(generated)
  expect(behind.apply(generated)).toBe(true)
  expect(lines(present())).toEqual([['de l8']])
  expect(behind.open(generated, present(), behind.getState())).toEqual([])
})
