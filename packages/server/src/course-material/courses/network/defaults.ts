import { setTimeout } from 'node:timers/promises'
import type { CourseSystemOptions } from '../course-system.ts'
import { publicFetch } from './guarded-fetch.ts'

/** Default network behaviour of adapters. */
export function withDefaults(options: CourseSystemOptions): Required<CourseSystemOptions> {
  return {
    fetch: options.fetch ?? publicFetch,
    timeouts: options.timeouts ?? { attempt: 20_000, total: 30_000 },
    concurrency: options.concurrency ?? 3,
    userAgent: options.userAgent ?? 'Lectern/0.1',
    retryDelays: options.retryDelays ?? [1000, 2000, 4000, 8000],
    wait: options.wait ?? ((milliseconds, signal) => setTimeout(milliseconds, undefined, { signal })),
  }
}
