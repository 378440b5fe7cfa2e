import { applyGlossary } from '@lectern/domain/narration/glossary.ts'
import { Problem } from '@lectern/domain/problems/problems.ts'
import pLimit from 'p-limit'
import type { Account } from '../accounts/account.ts'
import { homeOfCourse } from '../courses/home-of-course.ts'
import type { Glossaries } from '../glossaries/glossaries.ts'
import type { CatalogueStore, MediaFile } from '../media/catalogue-store.ts'
import { audioRecipe } from '../narration/audio-recipe.ts'
import type { SpokenPart } from '../narration/spoken-part.ts'
import { isStorageProblem } from '../storage-problem.ts'
import type { Narrator } from '../speech/narrator.ts'
import { createVoicingFailures, type FailedPart } from './voicing-failures.ts'

/** What became of a voicing. */
export interface VoicedParts {
  /** Parts without audio, with the reason. */
  readonly failed: readonly FailedPart[]
  /** What the voices said otherwise than it is written, as sentences. */
  readonly warnings: readonly PartWarning[]
  /** Set if every part that the document has to speak stayed silent for one and the same lasting reason. */
  readonly silentBecause: Problem | undefined
}

export interface PartWarning {
  readonly key: string
  readonly warning: string
}

/** What voicing works with. */
export interface VoicingRooms {
  readonly narrator: Narrator
  readonly catalogue: CatalogueStore
  readonly glossaries: Pick<Glossaries, 'termsOf'>
}

export interface VoicingRequest {
  readonly account: Account
  readonly place: { readonly courseId: string; readonly pageId: string }
  readonly parts: readonly SpokenPart[]
  /** How many parts the document has to speak, also those that have their audio already. */
  readonly total: number
  /** Language tag of the document. */
  readonly language: string | undefined
  readonly voiceOf: (part: SpokenPart) => string
  /** Speak anew what has audio of the same words and voice already. */
  readonly regenerate: boolean
  /** Audio made since then is reused in any case: an earlier run of the same work made it. */
  readonly madeSince: Date
  readonly signal: AbortSignal
  /** Called as each part gets its audio, in whichever order. */
  readonly onVoiced: (part: SpokenPart, file: MediaFile, done: number) => Promise<void>
}

/** So many parts at once keep the speech workers busy. */
const atOnce = 3

/**
 * Gives parts of a document their audio. Identical text and voice are never spoken twice, unless asked for. What fails
 * is answered with its reason and never stops the rest, unless all others of the engine would fail too; what is done by
 * then stays. Throws a passing problem that kept all of these parts silent, so that it is tried again later.
 */
export async function voiceParts(rooms: VoicingRooms, request: VoicingRequest): Promise<VoicedParts> {
  const limit = pLimit(atOnce)
  const failures = createVoicingFailures()
  const warnings: PartWarning[] = []
  let done = 0
  const voice = async (alike: Alike): Promise<void> => {
    request.signal.throwIfAborted()
    const [first] = alike
    const voiceId = request.voiceOf(first)
    try {
      const stopped = failures.reasonToStop(voiceId)
      if (stopped) throw stopped
      const warn = (warning: string) => void warnings.push({ key: first.key, warning })
      const file = await voicePart(rooms, request, first, warn)
      failures.succeeded(voiceId)
      for (const part of alike) await request.onVoiced(part, file, (done += 1))
    } catch (error) {
      request.signal.throwIfAborted()
      // A disk that is full fails every part: the whole job waits until it has room.
      if (!(error instanceof Problem) || isStorageProblem(error)) throw error
      failures.add(
        alike.map(({ key }) => key),
        voiceId,
        error,
      )
    }
  }
  const [first, ...rest] = byWordsAndVoice(request).values()
  // The first part goes alone, so that there is something to play as soon as can be.
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
  // Work under way finishes before this rejects, so that a run after this one finds its audio.
  const ends = await Promise.allSettled(rest.map((alike) => limit(voiceUnlessBrokenOff, alike)))
  for (const end of ends) if (end.status === 'rejected') throw end.reason
  const failed = failures.list(request.parts.map((part) => part.key))
  const common = failed.length === request.parts.length ? failures.common() : undefined
  if (common?.retryable) throw common
  return { failed, warnings, silentBecause: failed.length === request.total ? common : undefined }
}

type Alike = [SpokenPart, ...SpokenPart[]]

/** Parts of the same words, host and voice sound alike, so one of them is spoken for all. */
function byWordsAndVoice({ parts, voiceOf }: VoicingRequest): Map<string, Alike> {
  const groups = new Map<string, Alike>()
  for (const part of parts) {
    const words = JSON.stringify([part.script, voiceOf(part), part.host])
    const alike = groups.get(words)
    if (alike) alike.push(part)
    else groups.set(words, [part])
  }
  return groups
}

async function voicePart(
  rooms: VoicingRooms,
  request: VoicingRequest,
  part: SpokenPart,
  onWarning: (warning: string) => void,
): Promise<MediaFile> {
  return voiceText(rooms, {
    language: request.language,
    onWarning,
    account: request.account,
    place: request.place,
    text: part.script,
    voiceId: request.voiceOf(part),
    host: part.host,
    readableName: part.name.toLowerCase(),
    regenerate: request.regenerate,
    madeSince: request.madeSince,
    signal: request.signal,
  })
}

/** Speaks one text for a page (or, with no place, as a sample that every user may hear) and keeps it. */
export async function voiceText(
  { narrator, catalogue, glossaries }: VoicingRooms,
  request: {
    account: Account
    place: { courseId: string; pageId: string } | null
    text: string
    voiceId: string
    /** The host whose line it is. */
    host?: string | undefined
    /** Language tag of the document; without one the text tells. */
    language?: string | undefined
    readableName: string
    regenerate: boolean
    madeSince?: Date
    signal?: AbortSignal
    /** Told what the voice said otherwise than it is written. */
    onWarning?: (warning: string) => void
  },
): Promise<MediaFile> {
  const { account, text, voiceId, host } = request
  const place = {
    courseSystem: request.place ? homeOfCourse(account, request.place.courseId) : account.courseSystem,
    courseId: request.place?.courseId ?? null,
    pageId: request.place?.pageId ?? null,
    organization: account.organization,
    accountId: account.id,
  }
  const glossary = place.courseId === null ? [] : await glossaries.termsOf(place.courseSystem, place.courseId)
  const script = { text, voiceId, glossary, language: request.language }
  const identity = await narrator.identityOf(script)
  const recipe = audioRecipe(identity, host)
  const { regenerate, madeSince } = request
  const known =
    regenerate && !madeSince
      ? undefined
      : await catalogue.findByRecipe(place, recipe, regenerate ? madeSince : undefined)
  if (known) return known
  const { language } = identity
  const said = applyGlossary(text, glossary, language)
  const spoken = await narrator.narrate({ ...script, ...(request.signal ? { signal: request.signal } : {}) })
  for (const warning of spoken.warnings) request.onWarning?.(warning)
  const file = await catalogue.add(place, {
    kind: 'audio',
    bytes: spoken.mp3,
    contentType: 'audio/mpeg',
    extension: 'mp3',
    readableName: request.readableName,
    recipe,
    audio: {
      text,
      ...(said !== text && { said }),
      ...(host !== undefined && { host }),
      language,
      voice_id: voiceId,
      engine: spoken.engine,
      duration_ms: spoken.durationMs,
      sentences: spoken.sentences,
    },
  })
  await spoken.stored()
  return file
}
