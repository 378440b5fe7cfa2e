import type { Figures } from '@lectern/domain/api/learners/insights.ts'
import { expect, test } from 'vitest'
import { render } from '../../slides/testing/render.tsx'
import { messages } from './messages.ts'
import { Totals } from './totals.tsx'

const figures: Figures = {
  starts: 8,
  completions: 5,
  median_seconds: 60,
  length_seconds: 90,
  parts: [],
  questions: [],
  weeks: [],
}

test('a piece without a quiz has no number of right answers', async () => {
  const screen = await render(<Totals figures={figures} />)
  expect([...screen.querySelectorAll('dt')].map((one) => one.textContent)).toEqual([
    messages.starts,
    messages.finished,
    messages.typicalTime,
  ])
})
