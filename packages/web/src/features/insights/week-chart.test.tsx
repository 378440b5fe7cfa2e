import { expect, test } from 'vitest'
import { render } from '../../slides/testing/render.tsx'
import { WeekChart } from './week-chart.tsx'

test('a week with too few visits has a dashed bar without a fill', async () => {
  const container = await render(
    <WeekChart
      weeks={[
        { from: '2026-03-02', to: '2026-03-08', starts: 6, completions: 0 },
        { from: '2026-03-09', to: '2026-03-15', starts: 4, completions: null },
      ]}
    />,
  )
  const [counted, few] = container.querySelectorAll('svg g')
  expect(counted?.querySelectorAll('.fill-brand')).toHaveLength(1)
  expect(counted?.querySelector('[stroke-dasharray]')).toBeNull()
  expect(few?.querySelectorAll('.fill-brand')).toHaveLength(0)
  expect(few?.querySelector('[stroke-dasharray]')).not.toBeNull()
})
