import type { Remark } from '@lectern/domain/problems/remark.ts'
import { describe, expect, test } from 'vitest'
import { ask } from '../../../testing/writing/leaf-answers.ts'
import { readPrompt } from '../../../testing/writing/read-prompt.ts'
import {
  chatFault,
  type ChainAnswer,
  rememberedAnswers,
  scriptedChain,
} from '../../../testing/writing/scripted-chain.ts'

const down: ChainAnswer = () => chatFault(401, '')
const up: ChainAnswer = () => undefined
const planOnly: ChainAnswer = (body) => (readPrompt(body).asks === 'plan' ? undefined : chatFault(401, ''))

describe('the kept answers of a chain', () => {
  test('name the model that gave them, and the reason, when another attempt uses them', async () => {
    const kept = rememberedAnswers()
    await scriptedChain({ first: down, second: up }).write('slideshow', ask({ kept }))
    const remarks: Remark[] = []
    const again = scriptedChain({ first: up, second: up })
    const draft = await again.write('slideshow', ask({ kept, onRemark: (one) => remarks.push(one) }))
    expect(again.asked).toEqual([])
    expect(draft.made_by).toBe('second (language model)')
    expect(remarks).toMatchObject([
      {
        notice: {
          code: 'HANDED_OVER',
          values: { from: 'first', to: 'second' },
          because: { code: 'WRITER_FAILED' },
        },
      },
    ])
  })

  test('are credited beside what the first model writes after a restart', async () => {
    const kept = rememberedAnswers()
    const interrupted = scriptedChain({ first: down, second: planOnly })
    await expect(interrupted.write('slideshow', ask({ kept }))).rejects.toMatchObject({ reason: 'key' })
    const again = scriptedChain({ first: up, second: up })
    const draft = await again.write('slideshow', ask({ kept }))
    expect(new Set(again.asked)).toEqual(new Set(['first']))
    expect(draft.made_by).toBe('first (language model) + second (language model)')
  })
})
