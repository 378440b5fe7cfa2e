import { forEachFormat } from '@lectern/domain/courses/formats.ts'
import { jobKinds } from '@lectern/domain/jobs/job.ts'
import { expect, test } from 'vitest'
import { createJobKinds } from './job-kinds.ts'

test('every kind of job of every format has its work', () => {
  const contents = forEachFormat((_, format) => ({ format: { format } }))
  // Nothing runs, so no other dependency is used.
  const kinds = createJobKinds({ contents } as never)
  expect(Object.keys(kinds).toSorted()).toEqual([...jobKinds].toSorted())
  for (const kind of jobKinds) expect(kinds[kind].kind).toBe(kind)
})
