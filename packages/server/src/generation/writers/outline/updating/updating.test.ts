import type { WrittenLine, WrittenSlide } from '@lectern/domain/api/documents/rewriting.ts'
import { describe, expect, test } from 'vitest'
import { pageOfPassages } from '../../../rewriting/page-of-passages.ts'
import { createOutlineWriter } from '../outline-writer.ts'

const writer = createOutlineWriter()
const path = ['Rivers']
const before = {
  id: 'b1',
  path,
  text: 'Rivers carry water from the mountains to the sea. The Rhine is 1320 kilometres long.',
}
const after = { ...before, text: before.text.replace('1320', '1230') }
const added = {
  id: 'n1',
  path,
  text: 'A delta is the land where a river parts before it ends. Many large towns stand in a delta. Their streets are only a little higher than the sea, so they need dams.',
}
const page = pageOfPassages([after, added], { title: 'Rivers', language: 'en' })
const base = { page, language: 'en', images: new Map<string, string>() }

const slide: WrittenSlide = {
  slide_type: 'bullets',
  content: {
    slide_title: 'Rivers',
    bullet_points: ['Water from the mountains', 'The Rhine: 1320 kilometres'],
  },
  audio_script: before.text,
  sources: ['b1'],
}
const line: WrittenLine = { speaker: 'ALEX', content: before.text, tone: 'warm', sources: ['b1'] }

describe('The outline writer', () => {
  test('carries an edit of the page into the points and the script of a slide', async () => {
    const updated = await writer.update('slideshow', { ...base, slide, changes: [{ before, after }] })
    expect(updated).toEqual({
      slide: {
        ...slide,
        content: {
          slide_title: 'Rivers',
          bullet_points: ['Water from the mountains', 'The Rhine: 1230 kilometres'],
        },
        audio_script: after.text,
      },
      warnings: [],
    })
  })

  test('returns a slide unchanged that does not say what changed', async () => {
    const other = { ...slide, content: { slide_title: 'Towns' }, audio_script: 'Towns need water.' }
    const updated = await writer.update('slideshow', { ...base, slide: other, changes: [{ before, after }] })
    expect(updated.slide).toEqual(other)
  })

  test('writes a new slide from an added passage', async () => {
    const empty = { slide_type: 'text' as const, content: {}, audio_script: '', sources: ['n1'] }
    const updated = await writer.update('slideshow', {
      ...base,
      slide: empty,
      changes: [{ before: undefined, after: added }],
    })
    expect(updated.slide.sources).toContain('n1')
    expect(updated.slide.audio_script).toContain('delta')
    expect(updated.slide.content).not.toEqual({})
  })

  test('says so if an added passage is too short for a slide', async () => {
    const short = { id: 'n2', path, text: 'See below.' }
    const empty = { slide_type: 'text' as const, content: {}, audio_script: '', sources: ['n2'] }
    const onShort = { ...base, page: pageOfPassages([after, short], { title: 'Rivers', language: 'en' }) }
    const updated = await writer.update('slideshow', {
      ...onShort,
      slide: empty,
      changes: [{ before: undefined, after: short }],
    })
    expect(updated.slide).toEqual(empty)
    expect(updated.warnings).toHaveLength(1)
  })

  test('carries an edit into a line, and writes a new line', async () => {
    const updated = await writer.update('podcast', { ...base, lines: [line], changes: [{ before, after }] })
    expect(updated.lines).toEqual([{ ...line, content: after.text }])
    const empty = { ...line, content: '', sources: ['n1'] }
    const made = await writer.update('podcast', {
      ...base,
      lines: [empty],
      changes: [{ before: undefined, after: added }],
    })
    expect(made.lines[0]?.content).toContain('delta')
    expect(made.warnings).toEqual([])
  })
})
