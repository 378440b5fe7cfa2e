import type { JobProgress } from '@lectern/domain/jobs/job.ts'
import { expect, test } from 'vitest'
import { silentLogger } from '../runtime/logger.ts'
import { createProgressReport } from './report-progress.ts'

const voiced = (done: number): JobProgress => ({ stage: 'voicing', done, total: 3 })

/** A report whose first write waits until it is released. */
function startReport() {
  const stored: JobProgress[] = []
  const first = Promise.withResolvers<void>()
  const report = createProgressReport(async (progress) => {
    stored.push(progress)
    if (stored.length === 1) await first.promise
  }, silentLogger)
  return { report, stored, release: first.resolve, fail: first.reject }
}

test('a progress that waits for a write is stored before the report closes', async () => {
  const { report, stored, release } = startReport()
  for (const done of [0, 1, 2]) report.report(voiced(done))
  const closed = report.close()
  release()
  await closed
  expect(stored).toEqual([voiced(0), voiced(2)])
})

test('a progress that is reported after closing is ignored', async () => {
  const { report, stored, release } = startReport()
  report.report(voiced(0))
  const closed = report.close()
  report.report(voiced(1))
  release()
  await closed
  expect(stored).toEqual([voiced(0)])
})

test('a progress that cannot be stored does not fail the job', async () => {
  const { report, stored, fail } = startReport()
  report.report(voiced(0))
  fail(new Error('connection lost'))
  await report.close()
  report.report(voiced(1))
  expect(stored).toEqual([voiced(0)])
})
