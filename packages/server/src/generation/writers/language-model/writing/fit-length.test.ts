import type { Remark } from '@lectern/domain/problems/remark.ts'
import { countWords } from '@lectern/domain/narration/count-words.ts'
import { describe, expect, test } from 'vitest'
import { chatAnswer } from '../../../../testing/network/scripted-provider.ts'
import { answerFromPrompt } from '../../../../testing/writing/answer-from-prompt.ts'
import { ask, page } from '../../../../testing/writing/leaf-answers.ts'
import { type Prompt, readPrompt } from '../../../../testing/writing/read-prompt.ts'
import { startScriptedWriter } from '../../../../testing/writing/scripted-writer.ts'
import { z } from 'zod'

const blocks = Array.from({ length: 40 }, (_, at) => ({
  kind: 'paragraph' as const,
  id: `b${at + 1}`,
  path: [`Section ${Math.floor(at / 5) + 1}`],
  text: `Plants of kind ${at} take in light and air, and make ${at} sorts of sugar of them every day.`,
}))
const longPage = { ...page, blocks, words: 680 }
const slidesOf = z.object({ slides: z.array(z.looseObject({ number: z.number() })) })

/** A model whose scripts have as many words as `words` says for a part. */
function modelOf(words: (wanted: number, prompt: Prompt) => number) {
  return startScriptedWriter(({ body }) => {
    const prompt = readPrompt(body)
    if (prompt.asks === 'plan') return chatAnswer(answerFromPrompt(body))
    const { slides } = slidesOf.parse(answerFromPrompt(body))
    const scripts = slides.map((slide) => {
      const wanted = Number(
        /\d+/.exec(prompt.pieces.find(({ number }) => number === slide.number)?.length ?? '')?.[0],
      )
      const script = Array.from({ length: Math.round(words(wanted, prompt)) }, () => 'leaves').join(' ')
      return { ...slide, audio_script: `${script}.` }
    })
    return chatAnswer({ slides: scripts })
  })
}

const isAgain = ({ text }: Prompt) => text.includes('<written>')
const minutesOf = (draft: { slides: readonly { audio_script: string }[] }) =>
  countWords(draft.slides.map(({ audio_script }) => audio_script).join(' ')) / 150

describe('the wished minutes', () => {
  test.each([3, 6, 9])(
    '%i are met without another call if the model keeps to the lengths',
    async (minutes) => {
      const one = await modelOf((wanted) => wanted)
      const draft = await one.write('slideshow', ask({ page: longPage, options: { minutes } }))
      expect(Math.abs(minutesOf(draft) / minutes - 1)).toBeLessThan(0.1)
      expect(one.provider.requests.map(({ body }) => readPrompt(body)).filter(isAgain)).toEqual([])
    },
  )

  test.each([
    ['half', 0.5, 'lengthen'],
    ['twice', 2, 'shorten'],
  ])('are met if the model writes %s as much at first', async (_what, factor, change) => {
    const one = await modelOf((wanted, prompt) => (isAgain(prompt) ? wanted : wanted * factor))
    const draft = await one.write('slideshow', ask({ page: longPage, options: { minutes: 6 } }))
    expect(Math.abs(minutesOf(draft) / 6 - 1)).toBeLessThan(0.1)
    const again = one.provider.requests.map(({ body }) => readPrompt(body)).filter(isAgain)
    expect(again.length).toBeGreaterThan(0)
    expect(again[0]?.text).toContain(`${change} slide`)
    expect(again[0]?.text).toContain('"audio_script"')
  })

  test('take a bounded number of calls if the model cannot count', async () => {
    const one = await modelOf((wanted) => wanted * 2)
    await one.write('slideshow', ask({ page: longPage, options: { minutes: 6 } }))
    const prompts = one.provider.requests.map(({ body }) => readPrompt(body))
    const first = prompts.filter((prompt) => prompt.asks === 'write' && !isAgain(prompt))
    expect(prompts.filter(isAgain).length).toBeLessThanOrEqual(first.length)
  })

  test('that are missed are reported to the author', async () => {
    const remarks: Remark[] = []
    const one = await modelOf((wanted) => wanted * 2)
    const request = ask({
      page: longPage,
      options: { minutes: 6 },
      onRemark: (remark) => remarks.push(remark),
    })
    await one.write('slideshow', request)
    expect(remarks.map(({ notice }) => notice)).toContainEqual({
      code: 'LENGTH_NOT_MET',
      values: { wished: '6:00', written: expect.stringMatching(/^1[12]:\d\d$/) },
    })
  })

  test('for which the page is too short are reported to the author', async () => {
    const remarks: Remark[] = []
    const one = await modelOf((wanted) => wanted)
    const request = ask({
      page: longPage,
      options: { minutes: 30 },
      onRemark: (remark) => remarks.push(remark),
    })
    await one.write('slideshow', request)
    expect(remarks).toContainEqual({
      sentence: 'You asked for 30:00 minutes. The page has enough content for about 13:36 minutes.',
      notice: { code: 'LENGTH_LIMITED_BY_PAGE', values: { wished: '30:00', most: '13:36' } },
    })
  })

  test('are not enforced if the author set none', async () => {
    const one = await modelOf((wanted) => wanted * 2)
    await one.write('slideshow', ask({ page: longPage }))
    expect(one.provider.requests.map(({ body }) => readPrompt(body)).filter(isAgain)).toEqual([])
  })
})
