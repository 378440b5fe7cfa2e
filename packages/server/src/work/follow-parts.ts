import type { WritingOptions } from '@lectern/domain/api/writing-options.ts'
import type { JobProgress } from '@lectern/domain/jobs/job.ts'
import type { ChosenVoices } from '@lectern/domain/voices/chosen-voices.ts'
import type { CourseOfPage, GenerationPlan } from '../documents/plans/generation-plan.ts'
import type { WrittenPart } from '../generation/writer.ts'
import type { KeyOfPart } from '../generation/written-parts/keys-of-job.ts'
import type { WrittenPartsStore } from '../generation/written-parts/written-parts-store.ts'
import type { Logger } from '../platform/runtime/logger.ts'
import type { AccountContext } from './account-context.ts'
import { saveParts } from './save-parts.ts'
import type { VoicingWorkDependencies } from './voicing-dependencies.ts'
import { type EarlyLeftOut, voiceEarly } from './voice-early.ts'

export interface PartDependencies extends VoicingWorkDependencies {
  readonly parts: Pick<WrittenPartsStore, 'keep' | 'removeAll'>
  readonly logger: Pick<Logger, 'warn'>
}

/** The parts of a document that are shown while a run of a job writes the rest. */
export interface FollowedParts {
  /** Reports a progress of writing, with the counts of parts. */
  report(progress: { readonly done: number; readonly total: number }): void
  readonly onPart: (part: WrittenPart) => void
  /** Ends it when writing has ended. Resolves when no further part is written. */
  close(): Promise<void>
  /** Ends it when writing has failed, and rejects with the reason when nothing of it runs. */
  abandon(reason: unknown): Promise<never>
  /** Resolves when the speech that was started is stored, to the words that were left out. */
  spoken(): Promise<readonly EarlyLeftOut[]>
}

interface Following {
  readonly madeBy: string
  readonly keyOf: KeyOfPart
  readonly course: CourseOfPage
  readonly options: WritingOptions
  /** Undefined if the document is not voiced. */
  readonly voices: ChosenVoices | undefined
}

/** Completes finished parts, keeps them, voices them and reports them. */
export function followParts<Document>(
  context: AccountContext,
  plan: GenerationPlan<Document>,
  dependencies: PartDependencies,
  { madeBy, keyOf, course, options, voices }: Following,
): FollowedParts {
  const { logger, parts: store } = dependencies
  let progress: Pick<JobProgress, 'done' | 'total'> = { done: 0, total: 0 }
  let completing: Promise<void> = Promise.resolve()
  let closed = false
  const report = () => {
    const parts = kept.counts()
    context.report({ stage: 'writing', ...progress, ...(parts && { parts }) })
  }
  const { format } = plan.documents
  // The writing of parts that were finished before has ended when this is closed, so that no report follows.
  const kept = saveParts({ jobId: context.id, format, store, logger, onChange: () => closed || report() })
  const early =
    voices &&
    voiceEarly(context, plan, dependencies, {
      voices,
      options,
      onVoiced: (...voiced) => kept.addAudio(...voiced),
    })

  async function complete(part: WrittenPart): Promise<void> {
    const document = await plan.partOf(part, madeBy, course, keyOf)
    if (document === undefined || closed) return
    kept.add(part, document)
    early?.add(part, document)
  }

  const spoken = async () => (await early?.finish()) ?? []
  async function close(): Promise<void> {
    closed = true
    await completing
    await kept.close()
  }

  return {
    report(newest) {
      progress = newest
      report()
    },
    onPart(part) {
      if (closed) return
      completing = completing
        .then(() => complete(part))
        .catch((error: unknown) =>
          logger.warn({ err: error, job: context.id }, 'A part cannot be shown yet.'),
        )
    },
    close,
    async abandon(reason) {
      await Promise.all([close(), spoken()])
      throw reason
    },
    spoken,
  }
}
