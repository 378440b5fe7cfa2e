import type { Job } from '@lectern/domain/jobs/job.ts'
import { EventEmitter } from 'node:events'
import { expect, test } from 'vitest'
import { createPacedStream } from './paced-stream.ts'

/** A reader that accepts the given amount. */
class Reader extends EventEmitter {
  readonly received: string[] = []
  slow = false
  destroyed = false
  write(text: string): boolean {
    this.received.push(text)
    return !this.slow
  }
  end(): void {}
  destroy(): void {
    this.destroyed = true
  }
  readOn(): void {
    this.slow = false
    this.emit('drain')
  }
  jobs() {
    return this.received.flatMap((text) => (text.startsWith('data:') ? [JSON.parse(text.slice(5)).job] : []))
  }
}

const job = (id: string, done: number): Job => ({
  id,
  kind: 'generate-slideshow',
  state: 'running',
  course_id: '7',
  page_id: id,
  page_title: 'Rain',
  progress: { stage: 'voicing', done, total: 100 },
  created_at: '2030-01-01T00:00:00.000Z',
})

const news = (id: string, done: number) => ({ type: 'job' as const, job: job(id, done) })

test('a slow reader gets the newest state of each job when it continues, and memory does not grow', () => {
  const reader = new Reader()
  const stream = createPacedStream(reader)
  reader.slow = true
  stream.send(news('a', 0))
  for (let done = 1; done <= 50; done += 1) for (const id of ['a', 'b']) stream.send(news(id, done))
  expect(reader.received).toHaveLength(1)
  reader.readOn()
  expect(reader.jobs()).toEqual([job('a', 0), job('a', 50), job('b', 50)])
  stream.send(news('a', 51))
  expect(reader.jobs().at(-1)).toEqual(job('a', 51))
})

test('a reader that reads nothing between two heartbeats is disconnected', () => {
  const reader = new Reader()
  const stream = createPacedStream(reader)
  stream.heartbeat()
  expect(reader.received).toEqual([': still here\n\n'])
  reader.slow = true
  stream.send(news('a', 0))
  stream.heartbeat()
  expect(reader.destroyed).toBe(false)
  stream.heartbeat()
  expect(reader.destroyed).toBe(true)
})
