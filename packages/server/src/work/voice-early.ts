import type { WritingOptions } from '@lectern/domain/api/writing-options.ts'
import { spokenWords } from '@lectern/domain/narration/marks/speech-marks.ts'
import { type ChosenVoices, voicesOf } from '@lectern/domain/voices/chosen-voices.ts'
import { type PartAudio, partAudio } from '../audio/narration/part-audio.ts'
import { type LeftOut, voiceParts } from '../audio/narration/voice-parts.ts'
import { courseHome } from '../course-material/courses/course-home.ts'
import type { GenerationPlan } from '../documents/plans/generation-plan.ts'
import type { WrittenPart } from '../generation/writer.ts'
import type { Spending } from '../platform/providers/spending.ts'
import type { AccountContext } from './account-context.ts'
import type { VoicingWorkDependencies } from './voicing-dependencies.ts'

/** Words that a voice left out of a text. */
export interface EarlyLeftOut extends LeftOut {
  readonly script: string
}

/** Speech for parts of a document that is still being written. */
export interface EarlyVoicing<Document> {
  /** Voices the part soon. Parts at the start of the document come first. */
  add(part: WrittenPart, document: Document): void
  /** Starts no more speech. Resolves when the running speech is stored, to the words that were left out. Never rejects. */
  finish(): Promise<readonly EarlyLeftOut[]>
}

interface EarlyVoicingRequest<Document> {
  readonly voices: ChosenVoices
  readonly options: WritingOptions
  /** Called with a part and the same part with its audio. */
  readonly onVoiced: (part: WrittenPart, document: Document, audible: Document) => void
}

/**
 * Voices parts one after the other while the rest is written, so that the first slide can be played soon. The audio belongs
 * to the words and the voice, so the finished document finds it and speaks only the rest. A failure ends this: the voicing
 * of the document tries again and reports it.
 */
export function voiceEarly<Document>(
  context: AccountContext,
  plan: GenerationPlan<Document>,
  dependencies: VoicingWorkDependencies,
  { voices, options, onVoiced }: EarlyVoicingRequest<Document>,
): EarlyVoicing<Document> {
  const { account, courseId, pageId, askedAt, signal } = context
  const { format } = plan.documents
  const spending = dependencies.spendingOf({ accountId: account.id, jobId: context.id, kind: 'speech' })
  const waiting = new Map<number, { readonly part: WrittenPart; readonly document: Document }>()
  const leftOut: EarlyLeftOut[] = []
  let isAllowed: Promise<boolean> | undefined
  let running: Promise<void> | undefined
  let stopped = false

  async function voice(part: WrittenPart, document: Document): Promise<void> {
    isAllowed ??= mayVoiceEarly({ ...dependencies, spending }, voicesOf(format.format), voices, options)
    if (!(await isAllowed)) return stop()
    const terms = await dependencies.glossaries.termsOf(courseHome(account, courseId), courseId)
    const parts = format.parts(document, part.index).filter(({ script }) => spokenWords(script).trim() !== '')
    const audio = new Map<string, PartAudio>()
    const voiced = await voiceParts(dependencies, {
      account,
      place: { courseId, pageId },
      parts,
      total: parts.length,
      language: format.language(document),
      sampleRate: plan.sampleRate,
      voiceOf: (one) => plan.voiceOf(one, voices),
      regenerate: false,
      madeSince: askedAt,
      signal,
      spending,
      async onVoiced(one, file) {
        plan.onVoiced?.(file)
        audio.set(one.key, partAudio(file, terms, one.host))
      },
    })
    for (const one of voiced.leftOut)
      leftOut.push({ ...one, script: parts.find(({ key }) => key === one.key)?.script ?? '' })
    if (voiced.failed.length > 0) return stop()
    onVoiced(part, document, format.withAudio(document, audio))
  }

  function stop(): void {
    stopped = true
    waiting.clear()
  }

  async function voiceWaiting(): Promise<void> {
    for (let next = takeFirst(); next; next = takeFirst())
      // oxlint-disable-next-line no-await-in-loop -- each part is complete before the next one starts
      await voice(next.part, next.document).catch(stop)
  }

  function takeFirst() {
    const first = waiting.get(Math.min(...waiting.keys()))
    if (first) waiting.delete(first.part.index)
    return first
  }

  return {
    add(part, document) {
      if (stopped) return
      waiting.set(part.index, { part, document })
      running ??= voiceWaiting().finally(() => (running = undefined))
    },
    async finish() {
      stop()
      await running
      return leftOut
    },
  }
}

/**
 * Whether speech may be made before the document is complete. Free voices always may. Others may not with wished minutes,
 * because a writer may change finished parts to fit them, and not with a limit of dollars, because the writing comes first.
 */
async function mayVoiceEarly(
  { narrator, spending }: Pick<VoicingWorkDependencies, 'narrator'> & { readonly spending: Spending },
  fields: readonly { readonly field: keyof ChosenVoices }[],
  voices: ChosenVoices,
  { minutes }: WritingOptions,
): Promise<boolean> {
  if (minutes === undefined && !spending.hasDollarLimit) return true
  const charges = fields.map(({ field }) => narrator.charge(voices[field] ?? '', 1))
  return (await Promise.all(charges)).every((charge) => charge === undefined)
}
