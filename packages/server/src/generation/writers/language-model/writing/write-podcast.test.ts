import { describe, expect, test } from 'vitest'
import { chatAnswer } from '../../../../testing/network/scripted-provider.ts'
import { ask, podcast, script } from '../../../../testing/writing/leaf-answers.ts'
import { startScriptedWriter } from '../../../../testing/writing/scripted-writer.ts'

describe('a language model writes a podcast', () => {
  test('from an answer that keeps the rules', async () => {
    const one = await startScriptedWriter([chatAnswer(podcast)])
    const draft = await one.write('podcast', ask())
    expect(draft).toMatchObject({
      title: 'Leaves',
      language: 'en',
      learning_objectives: ['Say what leaves make.'],
    })
    expect(draft.segments[0]).toMatchObject({
      segment_title: 'Sugar',
      duration: 0.2,
      dialogue: [
        { speaker: 'JAMIE', tone: 'conversational', sources: [] },
        { speaker: 'ALEX', tone: 'explanatory', sources: ['b1'] },
      ],
    })
  })

  test.each<[string, object, string]>([
    ['a third host', withLine({ speaker: 'SAM', content: script, sources: ['b1'] }), 'dialogue[0].speaker'],
    [
      'one host alone',
      withLine({ speaker: 'ALEX', content: script, sources: ['b1'] }),
      'needs lines of both hosts',
    ],
    [
      'an empty line',
      withLine({ speaker: 'JAMIE', content: '', sources: ['b1'] }),
      'dialogue[0].content: is empty',
    ],
    [
      'a source that the page has not',
      withLine({ speaker: 'JAMIE', content: script, sources: ['c1'] }),
      'dialogue[0].sources[0]',
    ],
  ])('after it gets the fault that %s is wrong', async (_what, wrong, fault) => {
    const one = await startScriptedWriter([chatAnswer(wrong), chatAnswer(podcast)])
    expect((await one.write('podcast', ask())).segments).toHaveLength(1)
    expect(one.messages(1).at(-1)?.content).toContain(fault)
  })
})

/** A segment of this line, and one of ALEX. */
function withLine(line: object): object {
  const [segment] = podcast.segments
  return { ...podcast, segments: [{ ...segment, dialogue: [line, segment?.dialogue[1]] }] }
}
