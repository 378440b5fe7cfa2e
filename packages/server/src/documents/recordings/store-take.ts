import pLimit from 'p-limit'
import { createHash } from 'node:crypto'
import { longestRecordingMs } from '@lectern/domain/api/documents/recordings.ts'
import type { GlossaryTerm } from '@lectern/domain/narration/glossary/glossary.ts'
import type { SpokenSentence } from '@lectern/domain/narration/narration.ts'
import { recordingEngine, recordingVoice } from '@lectern/domain/narration/audio/own-recording.ts'
import { Problem } from '@lectern/domain/problems/problems.ts'
import type { ProblemCode } from '@lectern/domain/problems/codes/problem-kinds.ts'
import { chooseLanguage } from '../../platform/languages/recognise-language.ts'
import { createSingleFlight } from '../../platform/runtime/single-flight.ts'
import type { CatalogueStore, MediaFile } from '../../course-material/media/catalogue-store.ts'
import type { SpokenPart } from '../../audio/narration/spoken-part.ts'
import type { FinishedRecording } from '../../audio/speech/audio/finish-recording.ts'
import { planNarration } from '../../audio/speech/text/narration-plan.ts'
import { spokenSeconds } from '../../audio/speech/text/spoken-length.ts'
import type { WorkerPool } from '../../audio/speech/workers/worker-pool.ts'
import { type ComingTake, keyOfTake, type TakeChunks } from './take-chunks.ts'
import type { TakeQueue } from './take-queue.ts'

/** A request to keep a take. */
export interface TakeToKeep {
  readonly coming: ComingTake
  readonly organization: string
  /** The slide or line, with the words that were read and their host. */
  readonly part: SpokenPart
  /** Language tag of the document, if known. */
  readonly language: string | undefined
  readonly terms: readonly GlossaryTerm[]
  readonly trim: boolean
  /** Number of its chunks. */
  readonly count: number
  /** Makes the stored take the audio of its part. */
  readonly use: (file: MediaFile) => Promise<void>
}

interface TakeDependencies {
  readonly catalogue: CatalogueStore
  readonly pool: Pick<WorkerPool, 'recording'>
  readonly chunks: TakeChunks
}

/** Joined takes wait in memory for a thread: up to 60 MiB each. */
const atOnce = 2

/** Keeps takes. Concurrent requests for one take share the work, because a browser retries when it got no response. */
export function createTakeStore(
  dependencies: TakeDependencies,
  inTurn: TakeQueue,
): (asked: TakeToKeep) => Promise<MediaFile> {
  const once = createSingleFlight<MediaFile>()
  const limit = pLimit(atOnce)

  return (asked) =>
    once(keyOfTake(asked.coming), () =>
      inTurn(asked.coming, () => limit(() => keepTake(dependencies, asked))),
    )
}

/** Stores a take, makes it the audio of its part and removes its chunks. */
async function keepTake(dependencies: TakeDependencies, asked: TakeToKeep): Promise<MediaFile> {
  const { chunks } = dependencies
  const { coming, use } = asked
  // The chunks are removed last. Without them this is a repeated request, and the author's later choice stays.
  const isComing = await chunks.isComing(coming)
  const file = await storeTake(dependencies, asked)
  if (isComing) await use(file)
  await chunks.remove(coming)
  return file
}

/**
 * Stores a take as an audio file of its page. Its sentences are timed by the pauses between them. A take that is
 * already stored is returned unchanged: the response to the first request may have been lost. EMPTY_SCRIPT,
 * RECORDING_INCOMPLETE, NOT_A_RECORDING, RECORDING_SILENT, RECORDING_TOO_LONG, STORAGE_QUOTA_EXCEEDED.
 */
async function storeTake(
  { catalogue, pool, chunks }: TakeDependencies,
  { coming, organization, part, trim, terms, count, ...asked }: TakeToKeep,
): Promise<MediaFile> {
  const { take, ...page } = coming
  const place = { ...page, organization }
  const recipe = recordingRecipe(page.accountId, take)
  const findStored = () => catalogue.findByRecipe(place, recipe)
  const known = await findStored()
  if (known) return known
  const language = chooseLanguage(part.script, asked.language)
  const plan = await planNarration(part.script, language, terms)
  if (plan.length === 0) throw new Problem('EMPTY_SCRIPT')
  const file = await chunks.join(coming, count)
  const finished =
    file &&
    (await pool.recording({
      file,
      shares: plan.map(({ spoken }) => spokenSeconds(spoken)),
      trim,
      longestMs: longestRecordingMs,
    }))
  if (finished?.fault) throw new Problem(problemOf[finished.fault])
  const freedBytes = await chunks.bytesOf(coming)
  if (!finished || freedBytes === 0) {
    // Another process may have removed the chunks meanwhile: it stored the take, or its author deleted it.
    const meanwhile = await findStored()
    if (meanwhile) return meanwhile
    throw new Problem('RECORDING_INCOMPLETE')
  }
  const { audio, trimmedMs } = finished
  return catalogue.add(place, {
    kind: 'audio',
    bytes: audio.mp3,
    freedBytes,
    contentType: 'audio/mpeg',
    extension: 'mp3',
    readableName: `${part.name.toLowerCase()} recorded`,
    recipe,
    audio: {
      text: part.script,
      language,
      ...(part.host !== undefined && { host: part.host }),
      voice_id: recordingVoice(page.accountId),
      engine: recordingEngine,
      duration_ms: audio.durationMs,
      sentences: plan.flatMap(({ written }, index): SpokenSentence[] => {
        const span = audio.spans[index]
        return span ? [{ text: written, start_ms: span.startMs, end_ms: span.endMs }] : []
      }),
      recording: { take, part: part.key, trimmed_ms: trimmedMs },
    },
  })
}

const problemOf: Record<NonNullable<FinishedRecording['fault']>, ProblemCode> = {
  cut: 'RECORDING_INCOMPLETE',
  empty: 'RECORDING_SILENT',
  silent: 'RECORDING_SILENT',
  'too long': 'RECORDING_TOO_LONG',
  'not audio': 'NOT_A_RECORDING',
  unsupported: 'NOT_A_RECORDING',
}

/** Identifies a recording by its account and take. */
function recordingRecipe(accountId: string, take: string): string {
  return createHash('sha256')
    .update(JSON.stringify(['recording', accountId, take]))
    .digest('hex')
}
