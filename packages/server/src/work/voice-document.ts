import { type AudioGap, jobKindOf } from '@lectern/domain/jobs/job.ts'
import { partOfKey } from '@lectern/domain/documents/text-keys.ts'
import { silentPartsOf } from '@lectern/domain/jobs/silent-parts.ts'
import { spokenWords } from '@lectern/domain/narration/marks/speech-marks.ts'
import { isOwnRecording } from '@lectern/domain/narration/audio/own-recording.ts'
import { type Remark, remarkOf } from '@lectern/domain/problems/remark.ts'
import { z } from 'zod/mini'
import { hasAudio } from '../audio/narration/has-audio.ts'
import { inSubstitute } from '../audio/narration/in-substitute.ts'
import { createSubstituteVoices } from '../audio/narration/substitute-voices.ts'
import { type SubstitutedPart, type VoicedParts, voiceParts } from '../audio/narration/voice-parts.ts'
import type { GenerationPlan } from '../documents/plans/generation-plan.ts'
import type { SpokenPart } from '../audio/narration/spoken-part.ts'
import type { JobWork } from '../platform/queue/job-kind.ts'
import { type AccountContext, withAccount } from './account-context.ts'
import { allVoices, voiceFields } from '@lectern/domain/voices/chosen-voices.ts'
import type { EarlyLeftOut } from './voice-early.ts'
import { withoutAudio, wordsOf } from './remarks.ts'
import type { VoicingWorkDependencies } from './voicing-dependencies.ts'

const voicingRequest = z.object({
  ...voiceFields(allVoices),
  regenerate: z.optional(z.boolean()),
  /** Also replaces an author's recordings. */
  replace_recordings: z.optional(z.boolean()),
  /** Keys of the slides, lines or slide texts to narrate; all if undefined. */
  parts: z.optional(z.array(z.string())),
})
type VoicingChoices = z.infer<typeof voicingRequest> & {
  /** Sentences that were left out of texts that are voiced already. */
  readonly leftOut?: readonly EarlyLeftOut[]
}

/** The job that narrates an existing document. */
export function voicingWork<Document>(
  plan: GenerationPlan<Document>,
  dependencies: VoicingWorkDependencies,
): JobWork {
  return {
    kind: jobKindOf('voice', plan.documents.format.format),
    async run(job) {
      const context = await withAccount(job, dependencies)
      const request = voicingRequest.parse(context.request)
      const voiced = await voiceDocument(context, plan, dependencies, request)
      if (voiced.silentBecause) throw voiced.silentBecause
      const { gaps, remarks } = describeVoicing(plan, voiced)
      return { outcome: { failed: voiced.failed }, gaps, ...wordsOf(remarks) }
    },
  }
}

/** The result of voicing a document, with the names of substitute voices. */
interface VoicedDocument extends VoicedParts {
  readonly substituted: readonly (SubstitutedPart & { readonly voice: string })[]
}

/** Makes the audio of parts without audio, or of all requested parts. Returns the outcome. */
export async function voiceDocument<Document>(
  context: AccountContext,
  { documents, voiceOf, sampleRate, onVoiced }: GenerationPlan<Document>,
  dependencies: VoicingWorkDependencies,
  {
    regenerate = false,
    replace_recordings = false,
    parts: keys,
    leftOut = [],
    ...voicesChosen
  }: VoicingChoices,
): Promise<VoicedDocument> {
  const { account, courseId, pageId, signal } = context
  const { spendingOf } = dependencies
  const { document } = await documents.get(account, courseId, pageId)
  const wanted = documents.format
    .parts(document)
    .filter((part) => spokenWords(part.script).trim() !== '' && isAmong(keys, part))
    .filter((part) => replace_recordings || !isOwnRecording(part.audio))
  const parts = wanted.filter((part) => regenerate || !hasAudio(part, voiceOf(part, voicesChosen)))
  const progress = countSlidesOrLines(wanted, parts)
  context.report({ stage: 'voicing', ...progress.now() })
  const language = documents.format.language(document)
  const substitutes = createSubstituteVoices(dependencies, {
    accountId: account.id,
    chosen: [...new Set(documents.format.parts(document).map((part) => voiceOf(part, voicesChosen)))],
    language,
  })
  const voiced = await voiceParts(dependencies, {
    account,
    place: { courseId, pageId },
    parts,
    total: wanted.length,
    language,
    sampleRate,
    voiceOf: (part) => voiceOf(part, voicesChosen),
    // Audio of the chosen voice is better than new audio of another one.
    async substituteOf(part) {
      const voiceId = voiceOf(part, voicesChosen)
      return hasAudio(part, voiceId) ? undefined : substitutes.of(voiceId)
    },
    regenerate,
    madeSince: context.askedAt,
    signal,
    spending: spendingOf({ accountId: account.id, jobId: context.id, kind: 'speech' }),
    async onVoiced(part, file) {
      onVoiced?.(file)
      const how = { replacesRecording: replace_recordings, askedAt: context.askedAt }
      await documents.giveAudio(account, { courseId, pageId }, part, file, how)
      progress.finish(part)
      context.report({ stage: 'voicing', ...progress.now() })
    },
  })
  // Words of texts that have changed since are not said. The stored part may have an earlier key: see `keepKeys`.
  const still = leftOut.filter(({ script }) => wanted.some((one) => one.script === script))
  const substituted = voiced.substituted.map((part) => ({ ...part, voice: substitutes.nameOf(part.voiceId) }))
  return { ...voiced, substituted, leftOut: [...still, ...voiced.leftOut] }
}

/** Whether the keys of slides, lines or slide texts include a part. */
function isAmong(keys: readonly string[] | undefined, { key }: SpokenPart): boolean {
  return !keys || keys.includes(key) || keys.includes(partOfKey(key))
}

/** Counts slides and lines: one is done when all its texts have audio. */
function countSlidesOrLines(wanted: readonly SpokenPart[], waiting: readonly SpokenPart[]) {
  const total = new Set(wanted.map(({ key }) => partOfKey(key))).size
  const left = new Set(waiting.map(({ key }) => key))
  return {
    finish: ({ key }: SpokenPart) => void left.delete(key),
    now: () => ({ done: total - new Set([...left].map(partOfKey)).size, total }),
  }
}

/**
 * The texts without audio by reason, the remarks on them, those on parts that a substitute voice speaks, and those on words
 * that the voices left out. The remarks name a slide once, with the reason of its script or of its first text without audio.
 */
export function describeVoicing<Document>(
  { documents }: GenerationPlan<Document>,
  { failed, leftOut, substituted }: VoicedDocument,
): { gaps: AudioGap[]; remarks: Remark[] } {
  const { format } = documents.format
  const gaps = [...Map.groupBy(failed, ({ reason }) => reason)].map(([reason, texts]) => ({
    reason,
    ...(texts[0] && { problem: texts[0].problem }),
    parts: texts.map(({ key }) => key),
  }))
  const { silent, incomplete } = silentPartsOf(failed.map(({ key }) => key))
  // The script is the first text of its slide, so the first reason of a slide is that of its script.
  const reasons = new Map(failed.toReversed().map(({ key, reason }) => [partOfKey(key), reason]))
  const about = (code: 'NO_AUDIO' | 'SOME_AUDIO_MISSING', gap: AudioGap, parts: readonly string[]) => {
    const count = parts.filter((part) => reasons.get(part) === gap.reason).length
    return count > 0 ? [withoutAudio(code, gap, { format, count })] : []
  }
  const missing = gaps.flatMap((gap) => [
    ...about('NO_AUDIO', gap, silent),
    ...about('SOME_AUDIO_MISSING', gap, incomplete),
  ])
  const unread = [...Map.groupBy(leftOut, ({ words }) => words)].map(([words, parts]) => {
    const count = new Set(parts.map(({ key }) => partOfKey(key))).size
    return remarkOf('WORDS_LEFT_OUT', { format, count, words })
  })
  const inOthers = Map.groupBy(substituted, ({ voice, because }) => `${voice} ${because.code}`)
  const substitutes = [...inOthers.values()].flatMap((parts) => {
    const [first] = parts
    const count = new Set(parts.map(({ key }) => partOfKey(key))).size
    return first ? [inSubstitute(first.because, { format, count, voice: first.voice })] : []
  })
  return { gaps, remarks: [...missing, ...substitutes, ...unread] }
}
