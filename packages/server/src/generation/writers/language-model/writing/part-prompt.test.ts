import { describe, expect, test } from 'vitest'
import { chatAnswer } from '../../../../testing/network/scripted-provider.ts'
import { answerFromPrompt } from '../../../../testing/writing/answer-from-prompt.ts'
import { readPrompt } from '../../../../testing/writing/read-prompt.ts'
import { startScriptedWriter } from '../../../../testing/writing/scripted-writer.ts'
import { readPage } from '../../../page-reader/read-page.ts'

const things = ['sand', 'gravel', 'clay', 'mud', 'silt', 'leaves', 'branches', 'pebbles']
const places = [
  'the delta',
  'the valley',
  'the mountains',
  'the lake',
  'the meadows',
  'the coast',
  'the forest',
]
const section = (thing: string) =>
  `<h2>Rivers and ${thing}</h2>${places
    .map(
      (place) =>
        `<p>A river carries ${thing} from ${place} in its bed. When the water slows down near ${place}, ${thing} sinks to the ground there.</p>`,
    )
    .join('')}`
const html = things.map(section).join('')
const page = readPage({ title: 'Rivers', language: 'en', html })

/** Tokens of a page of 1,000 words, at four characters each. A page of this length may cost half a cent with a small model. */
const mostTokens = 30_000
const charactersPerToken = 4
/** Providers cache the beginning of prompts from 1,024 tokens on. */
const leastCached = 1_024 * charactersPerToken

describe.each(['slideshow', 'podcast'] as const)('the prompts for the pieces of a %s', (format) => {
  async function prompts() {
    const one = await startScriptedWriter(({ body }) => chatAnswer(answerFromPrompt(body)))
    await one.write(format, { page, images: new Map(), options: {} })
    const written = one.provider.requests.filter(({ body }) => readPrompt(body).asks === 'write')
    return {
      requests: one.provider.requests,
      written: written.map(({ body }) => body),
      all: one.asked('write'),
    }
  }

  test('begin with the same text, so that providers can cache it', async () => {
    const { all } = await prompts()
    const texts = all.map((messages) => messages.map(({ content }) => content).join('\n'))
    const [first = '', ...others] = texts
    expect(others.length).toBeGreaterThan(2)
    for (const other of others) {
      const same = [...first].findIndex((sign, at) => sign !== other[at])
      expect(same).toBeGreaterThan(leastCached)
      expect(first.slice(0, same)).toContain('</plan>')
    }
  })

  test('have the blocks of their own pieces only, and of the other pieces only the titles', async () => {
    const { written } = await prompts()
    for (const body of written) {
      const { blocks, pieces, text } = readPrompt(body)
      const own = new Set(pieces.flatMap((piece) => piece.blocks))
      expect(blocks.map(({ id }) => id).filter((id) => !own.has(id))).toEqual([])
      const plan = text.slice(text.indexOf('<plan>'), text.indexOf('</plan>'))
      for (const line of plan.split('\n')) expect(line.length).toBeLessThan(120)
    }
  })

  test('and the answers have at most 30,000 tokens for a page', async () => {
    const { requests } = await prompts()
    const characters = requests.map(
      ({ text, body }) => text.length + JSON.stringify(answerFromPrompt(body)).length,
    )
    const tokens = characters.reduce((sum, one) => sum + one, 0) / charactersPerToken
    expect(page.words).toBeGreaterThan(1_000)
    expect(tokens).toBeLessThan(mostTokens)
  })
})

test('A prompt describes the planned types of slide, and prose for blocks that do not fill them', async () => {
  const one = await startScriptedWriter(({ body }) => chatAnswer(answerFromPrompt(body)))
  await one.write('slideshow', { page, images: new Map(), options: {} })
  for (const { body } of one.provider.requests.filter(
    (request) => readPrompt(request.body).asks === 'write',
  )) {
    const { text, pieces } = readPrompt(body)
    const described = [...text.matchAll(/^- "([a-z-]+)":/gm)].map(([, type]) => type)
    for (const { type } of pieces) expect(described).toContain(type)
    const isContent = pieces.some(({ role }) => role === 'content')
    expect(described.includes('text')).toBe(isContent)
    expect(described).not.toContain('comparison')
  }
})

test('the right answers of the questions of a slideshow have different places', async () => {
  const one = await startScriptedWriter(({ body }) => chatAnswer(answerFromPrompt(body)))
  await one.write('slideshow', { page, images: new Map(), options: {} })
  const letters = one.asked('write').flatMap(
    (messages) =>
      messages
        .map(({ content }) => content)
        .join('\n')
        .match(/"right":"[A-D]"/g) ?? [],
  )
  expect(letters.length).toBeGreaterThan(1)
  expect(new Set(letters).size).toBe(Math.min(letters.length, 4))
})
