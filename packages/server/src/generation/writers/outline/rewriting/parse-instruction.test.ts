import { slideTypeIds, slideTypes } from '@lectern/domain/slides/slide-types.ts'
import { describe, expect, test } from 'vitest'
import { parseInstruction } from './parse-instruction.ts'

const slide = (instruction: string, language = 'en') =>
  parseInstruction(instruction, { of: 'slide', language })
const heard = (instruction: string, language = 'en') => {
  const { type, directions, warnings } = slide(instruction, language)
  return { type, directions: [...directions], warned: warnings.length }
}

describe('An instruction', () => {
  test.each([
    ['Shorter', 'shorter'],
    ['Please make this slide shorter.', 'shorter'],
    ['Fewer words', 'shorter'],
    ['More detail', 'longer'],
    ['Could you elaborate a bit?', 'longer'],
    ['Different wording', 'other'],
    ['Say it differently', 'other'],
    ['Another example', 'example'],
    ['With an example, please', 'example'],
  ])('“%s” is understood', (instruction, direction) => {
    expect(heard(instruction)).toEqual({ type: undefined, directions: [direction], warned: 0 })
  })

  test.each([
    ['de', 'Bitte kürzer', 'shorter'],
    ['es', 'Más breve', 'shorter'],
    ['fr', 'Plus de détails', 'longer'],
    ['ja', 'もっと短く', 'shorter'],
    ['pl', 'Inaczej', 'other'],
    ['ar', 'مثال آخر', 'example'],
  ])('is understood in the language of the slide (%s)', (language, instruction, direction) => {
    expect(slide(instruction, language).directions).toContain(direction)
  })

  test.each(slideTypeIds)('names the type %s as the picker does', (type) => {
    expect(heard(`As ${slideTypes[type].label.toLowerCase()}`).type).toBe(type)
    expect(heard(`Turn it into a ${slideTypes[type].label}`).type).toBe(type)
  })

  test('may contain several directions', () => {
    expect(heard('As bullet points, and shorter')).toEqual({
      type: 'bullets',
      directions: ['shorter'],
      warned: 0,
    })
  })

  test.each([
    ['Simpler words', 'simpler'],
    ['Make it friendlier', 'tone'],
    ['Translate it to French', 'translate'],
    ['Add a joke about cats', 'did not understand'],
  ])('“%s” is declined in a sentence', (instruction, about) => {
    const { directions, type, warnings } = slide(instruction)
    expect([...directions, type]).toEqual([undefined])
    expect(warnings.map(({ sentence }) => sentence)).toEqual([expect.stringContaining(about)])
  })

  test('that is understood in part is followed in part, with a warning', () => {
    const codes = (instruction: string) => slide(instruction).warnings.map(({ notice }) => notice.code)
    expect(codes('Shorter and funnier')).toEqual(['TONE_NOT_FOLLOWED'])
    expect(codes('Shorter, with a poem about cats')).toEqual(['INSTRUCTION_FOLLOWED_IN_PART'])
    expect([...slide('Shorter and funnier').directions]).toEqual(['shorter'])
  })

  test('about lines names no types of slides', () => {
    const parsed = parseInstruction('As a table', { of: 'lines', language: 'en' })
    expect(parsed.type).toBeUndefined()
    expect(parsed.warnings).toEqual([
      {
        sentence: expect.stringContaining('make lines shorter'),
        notice: { code: 'INSTRUCTION_NOT_UNDERSTOOD', values: { part: 'lines' } },
      },
    ])
  })
})
