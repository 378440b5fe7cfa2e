import { Problem } from '@lectern/domain/problems/problems.ts'
import pLimit from 'p-limit'
import type { Account } from '../../accounts/account.ts'
import type { MediaFile } from '../../course-material/media/catalogue-store.ts'
import type { NarrationRequest } from '../speech/narrator/narrator.ts'
import type { SpokenPart } from './spoken-part.ts'
import type { Spending } from '../../platform/providers/spending.ts'
import { isStorageProblem } from '../../platform/runtime/storage-problem.ts'
import { isAway } from './substitute-voices.ts'
import { type VoicingDependencies, voiceText } from './voice-text.ts'
import { createVoicingFailures, type FailedPart } from './voicing-failures.ts'

/** The result of voicing parts. */
export interface VoicedParts {
  /** Parts without audio, with the reason. */
  readonly failed: readonly FailedPart[]
  /** Words that the voices cannot read and left out. */
  readonly leftOut: readonly LeftOut[]
  /** Parts that a substitute speaks, with its id, and why. */
  readonly substituted: readonly SubstitutedPart[]
  /** Set if all parts with a script stayed silent for the same lasting reason. */
  readonly silentBecause: Problem | undefined
}

export interface LeftOut {
  readonly key: string
  readonly words: string
}

export interface SubstitutedPart {
  readonly key: string
  readonly voiceId: string
  readonly because: Problem
}

export interface VoicingRequest {
  readonly account: Account
  readonly place: { readonly courseId: string; readonly pageId: string }
  readonly parts: readonly SpokenPart[]
  /** Number of parts with a script, including those that already had audio. */
  readonly total: number
  /** Language tag of the document. */
  readonly language: string | undefined
  /** Sample rate of new audio. If undefined, the rate of the voice. */
  readonly sampleRate?: NarrationRequest['sampleRate']
  readonly voiceOf: (part: SpokenPart) => string
  /**
   * The voice that speaks a part while the service of its voice is away. Undefined if there is none, or the author allows
   * none.
   */
  readonly substituteOf?: (part: SpokenPart) => Promise<string | undefined>
  /** Also speaks parts that already have audio of the same words and voice. */
  readonly regenerate: boolean
  /** Audio made since then is always reused: an earlier run of the same job made it. */
  readonly madeSince: Date
  readonly signal: AbortSignal
  /** Pays for new audio. */
  readonly spending: Spending
  /** Called as each part gets its audio, in any order. */
  readonly onVoiced: (part: SpokenPart, file: MediaFile) => Promise<void>
}

/** Keeps the speech workers busy. */
const atOnce = 3

/**
 * Gives parts of a document their audio. The same text and voice is spoken only once, unless `regenerate` is set. A
 * failed part is returned with its reason and does not stop the rest, unless all other parts of the voice or engine fail
 * too. Finished parts keep their audio. Throws a temporary problem that kept all of these parts silent, so that the job
 * is retried later.
 */
export async function voiceParts(
  dependencies: VoicingDependencies,
  request: VoicingRequest,
): Promise<VoicedParts> {
  const limit = pLimit(atOnce)
  const failures = createVoicingFailures()
  const leftOut: LeftOut[] = []
  const substituted: SubstitutedPart[] = []
  /** Returns the problem that kept these parts silent. */
  const speakIn = async (voiceId: string, alike: Alike): Promise<Problem | undefined> => {
    const [first] = alike
    try {
      const leave = (words: string) => void leftOut.push({ key: first.key, words })
      const file = await voicePart(dependencies, request, { part: first, voiceId }, leave)
      failures.succeeded(voiceId)
      for (const part of alike) await request.onVoiced(part, file)
      return undefined
    } catch (error) {
      request.signal.throwIfAborted()
      // A full disk fails every part. The whole job waits until there is space. A spent budget ends the job.
      if (!(error instanceof Problem) || isStorageProblem(error) || error.code === 'BUDGET_SPENT') throw error
      return error
    }
  }
  const voice = async (alike: Alike): Promise<void> => {
    request.signal.throwIfAborted()
    const [first] = alike
    const keys = alike.map(({ key }) => key)
    const chosen = request.voiceOf(first)
    const because = failures.reasonToStop(chosen) ?? (await speakIn(chosen, alike))
    if (!because) return
    const substitute = isAway(because) ? await request.substituteOf?.(first) : undefined
    if (substitute === undefined) return failures.add(keys, chosen, because)
    failures.replaced(chosen, because)
    const problem = await speakIn(substitute, alike)
    if (problem) failures.add(keys, substitute, problem)
    else substituted.push(...keys.map((key) => ({ key, voiceId: substitute, because })))
  }
  const [first, ...rest] = byWordsAndVoice(request).values()
  // The first part is spoken alone, so that it can be played as early as possible.
  if (first) await voice(first)
  let brokenOff = false
  const voiceUnlessBrokenOff = async (alike: Alike): Promise<void> => {
    if (brokenOff) return
    try {
      await voice(alike)
    } catch (error) {
      brokenOff = true
      throw error
    }
  }
  // Running work finishes before this rejects, so that the next run finds its audio.
  const ends = await Promise.allSettled(rest.map((alike) => limit(voiceUnlessBrokenOff, alike)))
  for (const end of ends) if (end.status === 'rejected') throw end.reason
  const failed = failures.list(request.parts.map((part) => part.key))
  const common = failed.length === request.parts.length ? failures.common() : undefined
  if (common?.retryable) throw common
  return { failed, leftOut, substituted, silentBecause: failed.length === request.total ? common : undefined }
}

type Alike = [SpokenPart, ...SpokenPart[]]

/** Groups parts with the same words, host, tone and voice, so that each group is spoken once. */
function byWordsAndVoice({ parts, voiceOf }: VoicingRequest): Map<string, Alike> {
  const groups = new Map<string, Alike>()
  for (const part of parts) {
    const words = JSON.stringify([part.script, voiceOf(part), part.host, part.tone])
    const alike = groups.get(words)
    if (alike) alike.push(part)
    else groups.set(words, [part])
  }
  return groups
}

async function voicePart(
  dependencies: VoicingDependencies,
  request: VoicingRequest,
  { part, voiceId }: { readonly part: SpokenPart; readonly voiceId: string },
  onLeftOut: (words: string) => void,
): Promise<MediaFile> {
  return voiceText(dependencies, {
    language: request.language,
    sampleRate: request.sampleRate,
    onLeftOut,
    account: request.account,
    place: request.place,
    text: part.script,
    voiceId,
    ...(voiceId !== request.voiceOf(part) && { substituteFor: request.voiceOf(part) }),
    host: part.host,
    tone: part.tone,
    readableName: part.name.toLowerCase(),
    regenerate: request.regenerate,
    madeSince: request.madeSince,
    signal: request.signal,
    spending: request.spending,
  })
}
