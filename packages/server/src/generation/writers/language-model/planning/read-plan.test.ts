import { describe, expect, test } from 'vitest'
import { chatAnswer } from '../../../../testing/network/scripted-provider.ts'
import { ask } from '../../../../testing/writing/leaf-answers.ts'
import { answerFromPrompt } from '../../../../testing/writing/answer-from-prompt.ts'
import { messagesOf, readPrompt } from '../../../../testing/writing/read-prompt.ts'
import { startScriptedWriter } from '../../../../testing/writing/scripted-writer.ts'

/** Writes a podcast whose plan has this title or these objectives, and then this second answer. */
async function writePlanned(first: object, second: object) {
  const remarks: string[] = []
  const one = await startScriptedWriter(({ body }) => {
    const answer = answerFromPrompt(body)
    if (readPrompt(body).asks !== 'plan') return chatAnswer(answer)
    const isAgain = messagesOf(body).filter(({ role }) => role === 'user').length > 1
    return chatAnswer(isAgain ? second : { ...answer, ...first })
  })
  const draft = await one.write('podcast', ask({ onRemark: ({ sentence }) => remarks.push(sentence) }))
  return { draft, remarks, plans: one.asked('plan') }
}

const wrong = { title: 'The leaves of Napoleon', learning_objectives: ['Say what leaves make in 14 steps.'] }
const right = { title: 'How leaves make sugar', learning_objectives: ['Say what leaves make of light.'] }

describe('the title and the objectives of a plan', () => {
  test('are asked for again alone, with the fault, if the page has not their names and numbers', async () => {
    const { draft, remarks, plans } = await writePlanned(wrong, { ...right, segments: [] })
    expect(plans).toHaveLength(2)
    const again = plans[1]?.at(-1)?.content ?? ''
    expect(again).toContain('“The leaves of Napoleon”. Compare “Napoleon”')
    expect(again).toContain(
      'learning_objectives[0]: The page does not say this: “Say what leaves make in 14 steps.”',
    )
    expect(again).toContain('Write only `title` and `learning_objectives` again')
    expect(draft).toMatchObject(right)
    expect(draft.segments.length).toBeGreaterThan(1)
    expect(remarks).toEqual([])
  })

  test.each<[string, object]>([
    ['has the same faults', wrong],
    ['is of another form', { answer: 'no' }],
  ])('are used and reported, if the second answer %s', async (_what, second) => {
    const { draft, remarks } = await writePlanned(wrong, second)
    expect(draft).toMatchObject(wrong)
    expect(remarks.join()).toContain('The leaves of Napoleon')
    expect(remarks.join()).toContain('14 steps')
  })

  test('are not asked for again, if they have the words of the page', async () => {
    const { plans } = await writePlanned(right, {})
    expect(plans).toHaveLength(1)
  })
})
