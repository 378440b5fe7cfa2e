import { describe, expect, test } from 'vitest'
import { chatAnswer } from '../../../../testing/network/scripted-provider.ts'
import { ask, lines, podcast, script } from '../../../../testing/writing/leaf-answers.ts'
import { startPlanningWriter } from '../../../../testing/writing/scripted-writer.ts'

const [segment] = podcast.segments
/** The first call gets this dialogue, later ones and other segments get faithful answers. */
const startWith = (dialogue: readonly object[]) =>
  startPlanningWriter(
    (_prompt, call) =>
      call === 0 ? chatAnswer({ segments: [{ number: 1, ...segment, dialogue }] }) : undefined,
    { parallel: 1 },
  )

describe('a language model writes a podcast', () => {
  test('from a plan and an answer for each segment', async () => {
    const one = await startWith(lines)
    const draft = await one.write('podcast', ask())
    expect(draft).toMatchObject({
      title: 'How leaves work',
      language: 'en',
      target_audience: 'How leaves work',
      learning_objectives: [expect.stringContaining('Leaves take in light')],
    })
    expect(draft.segments).toHaveLength(3)
    expect(draft.segments[0]).toMatchObject({
      segment_title: 'Sugar',
      duration: 0.2,
      key_points: ['Leaves make sugar.'],
      dialogue: [
        { speaker: 'JAMIE', tone: 'conversational', sources: [] },
        { speaker: 'ALEX', content: script, tone: 'explanatory', sources: ['b1'] },
      ],
    })
    expect(one.provider.requests).toHaveLength(4)
  })

  test.each<[string, readonly object[], string]>([
    ['a third host', [{ ...lines[0], speaker: 'SAM' }, { ...lines[1] }], 'segments[0].dialogue[0].speaker'],
    ['one host alone', [{ ...lines[1] }], 'segments[0].dialogue: needs lines of both hosts'],
    [
      'an empty line',
      [{ ...lines[0], content: ' ' }, { ...lines[1] }],
      'segments[0].dialogue[0].content: is empty',
    ],
    [
      'a source that the page has not',
      [{ ...lines[0] }, { ...lines[1], sources: ['b9'] }],
      'segments[0].dialogue[1].sources[0]: is no id of a block of the page',
    ],
    [
      'no source',
      [{ ...lines[0] }, { ...lines[1], sources: [] }],
      'segments[0].dialogue: names no block of the page',
    ],
  ])('after it gets the fault that %s is wrong', async (_what, dialogue, fault) => {
    const one = await startWith(dialogue)
    expect((await one.write('podcast', ask())).segments).toHaveLength(3)
    expect(one.messages(2).at(-1)?.content).toContain(fault)
    expect(one.messages(2).at(-1)?.content).toContain('Write segment 1 again')
  })
})
