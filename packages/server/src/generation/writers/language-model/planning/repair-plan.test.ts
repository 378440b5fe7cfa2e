import { describe, expect, test } from 'vitest'
import type { Block, StructuredPage } from '../../../page.ts'
import { excerptOf } from '../page-excerpts.ts'
import { segmentParts } from '../writing/segment-parts.ts'
import { slideParts } from '../writing/slide-parts.ts'
import { materialOf } from './material.ts'
import { planAnswer } from './plan-answer.ts'
import { planWithoutModel } from './plan-without-model.ts'
import { repairParts } from './repair-plan.ts'

/** A page with sections, each with paragraphs, a definition and a picture. */
function pageOf(sections: number): StructuredPage {
  const blocks = Array.from({ length: sections }, (_, section): Block[] => {
    const id = (at: number) => `b${section * 4 + at}`
    const path = [`Section ${section + 1}`]
    const paragraph = (at: number): Block => ({
      kind: 'paragraph',
      id: id(at),
      path,
      text: 'Leaves are green. '.repeat(20),
    })
    return [
      paragraph(1),
      { kind: 'definition', id: id(2), path, term: `Term ${section}`, definition: 'a part of a leaf' },
      paragraph(3),
      {
        kind: 'figure',
        id: id(4),
        path,
        image: { url: 'https://lms.example/a.png' },
        alt: 'A leaf',
        caption: '',
      },
    ]
  }).flat()
  return { title: 'Leaves', language: 'en', direction: 'ltr', words: sections * 130, blocks }
}

const images = new Map([['https://lms.example/a.png', '/api/media/a.png']])

function repaired(
  plan: object,
  {
    sections = 3,
    content = 3,
    questions = 1,
  }: { sections?: number; content?: number; questions?: number } = {},
) {
  const page = pageOf(sections)
  const material = materialOf({ page, images })
  const excerpt = excerptOf(page.blocks, images, Infinity)
  const answer = planAnswer(excerpt, 'slides').parse(plan)
  const target = { minutes: 3, isSet: false, content, questions }
  return { page, parts: repairParts(slideParts, answer, { material, excerpt, target }) }
}

const planned = (blocks: readonly string[], type = 'text', more: object = {}) => ({
  type,
  title: `About ${blocks.join()}`,
  blocks,
  ...more,
})
const blocksOf = (parts: readonly { readonly blocks: readonly string[] }[]) =>
  new Set(parts.flatMap(({ blocks }) => blocks))
const roles = (parts: readonly { readonly role: string }[]) => parts.map(({ role }) => role).join(' ')

describe('a plan of slides', () => {
  test('gets an opening, a question and a closing with blocks, if it has none', () => {
    const { parts } = repaired({ slides: [planned(['b1', 'b2']), planned(['b5']), planned(['b9'])] })
    expect(roles(parts)).toBe('opening content content content question closing')
    expect(parts.map(({ type }) => type)).toEqual(['title', 'text', 'text', 'text', 'quiz', 'summary'])
    for (const { blocks } of parts) expect(blocks.length).toBeGreaterThan(0)
  })

  test('begins with its opening, asks after the content and ends with its closing', () => {
    const { parts } = repaired({
      slides: [
        planned(['b1'], 'Quiz'),
        planned(['b9'], 'summary'),
        planned(['b1', 'b2', 'b3', 'b4']),
        planned(['b5'], 'title'),
        planned(['b6'], 'bullets'),
        planned(['b10'], 'two_column'),
      ],
    })
    expect(roles(parts)).toBe('opening content content content question closing')
    expect(parts.map(({ type }) => type)).toEqual([
      'title',
      'text',
      'bullets',
      'two-column',
      'quiz',
      'summary',
    ])
  })

  test.each<[string, readonly object[]]>([
    ['only the first section', [planned(['b1'])]],
    ['one block of each section', [planned(['b1']), planned(['b5']), planned(['b9'])]],
    ['only the opening', [planned(['b1'], 'title')]],
    ['only unknown blocks beside one', [planned(['b77', 'b1']), planned(['b99'])]],
  ])('has every block of the page, if the model named %s', (_what, slides) => {
    const { page, parts } = repaired({ slides })
    const content = parts.filter(({ role }) => role !== 'question' && role !== 'closing')
    expect(blocksOf(content)).toEqual(new Set(page.blocks.map(({ id }) => id)))
  })

  test('leaves out what teaches nothing, but no definition, no picture and not most of the page', () => {
    const slides = [planned(['b1', 'b2', 'b4']), planned(['b5']), planned(['b9'])]
    const some = repaired({ slides, left_out: ['b3', 'b6', 'b8'] })
    expect(blocksOf(some.parts.filter(({ role }) => role === 'content'))).toEqual(
      new Set(some.page.blocks.map(({ id }) => id).filter((id) => id !== 'b3')),
    )
    const most = repaired({ slides, left_out: ['b3', 'b5', 'b7', 'b9', 'b11'] })
    expect(blocksOf(most.parts).has('b3')).toBe(true)
  })

  test.each([
    [2, 12],
    [12, 2],
    [30, 8],
    [1, 1],
  ])(
    'with %i slides of content has about %i if that number is wanted, and loses no block',
    (given, wanted) => {
      const ids = pageOf(10).blocks.map(({ id }) => id)
      const size = Math.ceil(ids.length / given)
      const slides = Array.from({ length: given }, (_, at) => planned(ids.slice(at * size, (at + 1) * size)))
      const { parts } = repaired({ slides }, { sections: 10, content: wanted })
      const content = parts.filter(({ role }) => role === 'content')
      expect(content.length).toBeGreaterThanOrEqual(Math.floor(wanted * 0.7))
      expect(content.length).toBeLessThanOrEqual(Math.ceil(wanted * 1.3))
      expect(blocksOf(content)).toEqual(new Set(ids))
    },
  )

  test('names each block in page order, and no question has too many neighbours of its kind', () => {
    const quizzes = Array.from({ length: 6 }, () => planned(['b1'], 'quiz'))
    const { parts } = repaired({
      slides: [planned(['b3', 'b1', 'b3']), ...quizzes, planned(['b5']), planned(['b9'])],
    })
    expect(parts.find(({ role }) => role === 'content')?.blocks.slice(0, 3)).toEqual(['b1', 'b2', 'b3'])
    expect(parts.filter(({ role }) => role === 'question')).toHaveLength(2)
  })

  test('has a text instead of a picture that the page does not have', () => {
    const page = { ...pageOf(1), blocks: pageOf(1).blocks.slice(0, 3) }
    const material = materialOf({ page, images })
    const excerpt = excerptOf(page.blocks, images, Infinity)
    const answer = planAnswer(excerpt, 'slides').parse({ slides: [planned(['b1'], 'image')] })
    const target = { minutes: 1, isSet: false, content: 1, questions: 1 }
    const parts = repairParts(slideParts, answer, { material, excerpt, target })
    expect(parts.map(({ type }) => type)).not.toContain('image')
  })
})

test('a plan without a model has a part for each section, between opening and closing', () => {
  const page = pageOf(4)
  const material = materialOf({ page, images })
  const excerpt = excerptOf(page.blocks, images, Infinity)
  const target = { minutes: 6, isSet: false, content: 4, questions: 0 }
  const parts = repairParts(segmentParts, planWithoutModel(material), { material, excerpt, target })
  expect(roles(parts)).toBe('opening content content content content closing')
  expect(parts.slice(1, 5).map(({ title }) => title)).toEqual([
    'Section 1',
    'Section 2',
    'Section 3',
    'Section 4',
  ])
})
