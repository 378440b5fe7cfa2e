import { expect, test } from 'vitest'
import { chatAnswer } from '../../../../testing/network/scripted-provider.ts'
import { ask, slides } from '../../../../testing/writing/leaf-answers.ts'
import { startPlanningWriter } from '../../../../testing/writing/scripted-writer.ts'

const invented = 'Napoleon invented entropy during his famous Russian campaign.'
const doubtful = { number: 2, ...slides.image, audio_script: `Leaves take in light. ${invented}` }
const opening = { number: 1, ...slides.title, audio_script: 'Leaves take in light.' }
const good = { number: 2, ...slides.image, audio_script: 'Leaves take in light and carbon dioxide.' }

test('a sentence that the page does not support is asked for again, and the slide is used when it is right', async () => {
  const remarks: unknown[] = []
  const one = await startPlanningWriter(
    (_prompt, call) => {
      if (call === 0) return chatAnswer({ slides: [opening, doubtful] })
      return call === 1 ? chatAnswer({ slides: [good] }) : undefined
    },
    { parallel: 1 },
  )
  const draft = await one.write('slideshow', ask({ onRemark: (remark) => remarks.push(remark) }))
  expect(one.messages(2).at(-1)?.content).toContain(`audio_script: The page does not say this: “${invented}”`)
  expect(draft.slides[1]?.audio_script).toBe(good.audio_script)
  expect(remarks).toEqual([])
})

test.each<[string, object]>([
  ['repeats it', { slides: [doubtful] }],
  ['cannot be used', { slides: [] }],
])('a sentence without support is reported to the author if the second answer %s', async (_what, second) => {
  const remarks: unknown[] = []
  const one = await startPlanningWriter(
    (_prompt, call) => {
      if (call === 0) return chatAnswer({ slides: [opening, doubtful] })
      return call === 1 ? chatAnswer(second) : undefined
    },
    { parallel: 1 },
  )
  const draft = await one.write('slideshow', ask({ onRemark: (remark) => remarks.push(remark) }))
  expect(draft.slides[1]?.audio_script).toBe(doubtful.audio_script)
  expect(remarks).toMatchObject([{ notice: { code: 'SENTENCE_NOT_FROM_PAGE', values: { words: invented } } }])
})
