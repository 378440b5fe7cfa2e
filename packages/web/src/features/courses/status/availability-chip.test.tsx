import { pageAvailability } from '@lectern/domain/courses/course.ts'
import { expect, test } from 'vitest'
import { render } from '../../../slides/testing/render.tsx'
import { AvailabilityChip } from './availability-chip.tsx'

test.each(pageAvailability.options)(
  'a page that is %s shows what students see of it',
  async (availability) => {
    const page = await render(<AvailabilityChip availability={availability} />)
    expect(page.textContent).toMatch(/^(Hidden|Restricted|Not listed): Students .+\.$/)
    expect(page.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
  },
)
