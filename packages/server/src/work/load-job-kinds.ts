import type { Writer } from '../generation/writer.ts'
import type { Episodes } from '../documents/podcasts/episode/episodes.ts'
import type { JobKinds } from '../platform/queue/job-kind.ts'
import type { Logger } from '../platform/runtime/logger.ts'
import { memoizeAsync } from '../platform/runtime/memoize-async.ts'
import type { JobKindDependencies } from './job-kinds.ts'

type WorkDependencies = Omit<JobKindDependencies, 'writer' | 'prepareLine'> & {
  readonly writer: () => Promise<Writer>
  readonly episodes: Pick<Episodes, 'prepare'>
  readonly logger: Logger
}

/** Loads the implementations of the jobs when the first job runs. */
export function createJobKindLoader({
  writer,
  episodes,
  logger,
  ...dependencies
}: WorkDependencies): () => Promise<JobKinds> {
  return memoizeAsync(async () => {
    const [{ createJobKinds }, loaded] = await Promise.all([import('./job-kinds.ts'), writer()])
    return createJobKinds({
      ...dependencies,
      logger,
      writer: loaded,
      prepareLine: (file) =>
        void episodes
          .prepare(file)
          .catch((error: unknown) => logger.debug({ err: error }, 'A line could not be prepared.')),
    })
  })
}
