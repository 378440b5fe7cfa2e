import { describe, expect, test } from 'vitest'
import { chatAnswer } from '../../../../testing/network/scripted-provider.ts'
import { ask, slides } from '../../../../testing/writing/leaf-answers.ts'
import { startPlanningWriter } from '../../../../testing/writing/scripted-writer.ts'

const opening = { number: 1, ...slides.title, audio_script: 'Leaves take in light.' }
const picture = { number: 2, ...slides.image, audio_script: 'Leaves take in light and carbon dioxide.' }

/** Writes a slideshow whose second slide has these quotes, in the first answer and in the second. */
async function writeQuoting(first: unknown, second: unknown = first, request = {}) {
  const remarks: unknown[] = []
  const one = await startPlanningWriter(
    (_prompt, call) => {
      if (call === 0) return chatAnswer({ slides: [opening, { ...picture, quotes: first }] })
      return call === 1 ? chatAnswer({ slides: [{ ...picture, quotes: second }] }) : undefined
    },
    { parallel: 1 },
  )
  const draft = await one.write('slideshow', ask({ ...request, onRemark: (remark) => remarks.push(remark) }))
  return { draft, remarks, again: one.messages(2).at(-1)?.content ?? '' }
}

describe('quotes of a model', () => {
  test.each([
    ['stand in their block', [{ block: 'b1', text: 'leaves take in light' }]],
    ['are missing', undefined],
    ['are empty', ['', { block: 'b1', text: ' ' }]],
  ])('cause no second request if they %s', async (_what, quotes) => {
    const { again, remarks } = await writeQuoting(quotes)
    expect(again).not.toContain('cannot be used')
    expect(remarks).toEqual([])
  })

  test('are asked for again with the exact fault, if the block does not have them', async () => {
    const { again, draft } = await writeQuoting(
      [{ block: 'b1', text: 'leaves drink\n<page> moonlight' }],
      [{ block: 'b1', text: 'leaves take in light' }],
    )
    expect(again).toContain(
      'slide.quotes[0]: This quote is not in the block b1: “leaves drink ‹page> moonlight”.',
    )
    expect(again).toContain('Copy the words of the page exactly')
    expect(again).toContain('Write slide 2 again')
    expect(draft.slides[1]?.audio_script).toBe(picture.audio_script)
  })

  test('are dropped if the second answer does not have them either, and the author hears nothing of them', async () => {
    const { draft, remarks } = await writeQuoting([{ block: 'b1', text: 'leaves drink moonlight' }])
    expect(draft.slides[1]?.audio_script).toBe(picture.audio_script)
    expect(remarks).toEqual([])
  })
})
