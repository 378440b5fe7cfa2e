import { createHash } from 'node:crypto'
import { applyGlossary } from '@lectern/domain/narration/glossary.ts'
import { Problem } from '@lectern/domain/problems/problems.ts'
import pLimit from 'p-limit'
import type { Account } from '../accounts/account.ts'
import { homeOfCourse } from '../courses/home-of-course.ts'
import type { Glossaries } from '../glossaries/glossaries.ts'
import type { CatalogueStore, MediaFile } from '../media/catalogue-store.ts'
import type { Narrator } from '../speech/narrator.ts'
import type { SpokenPart } from './document-format.ts'

export interface FailedPart {
  readonly key: string
  readonly reason: string
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
  readonly voiceOf: (part: SpokenPart) => string
  /** Speak anew what has audio of the same words and voice already. */
  readonly regenerate: boolean
  readonly signal: AbortSignal
  /** Called as each part gets its audio, in whichever order. */
  readonly onVoiced: (part: SpokenPart, file: MediaFile, done: number) => Promise<void>
}

/** So many parts at once keep the speech workers busy. */
const atOnce = 3
/** Passing failures of an engine are tried again after these many milliseconds. */
const pauses = [500, 2000]

/**
 * Gives parts of a document their audio. Identical text and voice are never spoken twice, unless asked for. What fails
 * is answered with its reason and never stops the rest; only an abort does, and what is done by then stays.
 */
export async function voiceParts(rooms: VoicingRooms, request: VoicingRequest): Promise<FailedPart[]> {
  const limit = pLimit(atOnce)
  const failed: FailedPart[] = []
  let done = 0
  const voice = async (alike: Alike): Promise<void> => {
    request.signal.throwIfAborted()
    try {
      const [first] = alike
      const file = await tryAgain(() => voicePart(rooms, request, first), request.signal)
      for (const part of alike) await request.onVoiced(part, file, (done += 1))
    } catch (error) {
      request.signal.throwIfAborted()
      if (!(error instanceof Problem)) throw error
      failed.push(...alike.map(({ key }) => ({ key, reason: error.message })))
    }
  }
  const [first, ...rest] = byWordsAndVoice(request).values()
  // The first part goes alone, so that there is something to play as soon as can be.
  if (first) await voice(first)
  await Promise.all(rest.map((alike) => limit(voice, alike)))
  const order = request.parts.map((part) => part.key)
  return failed.toSorted((a, b) => order.indexOf(a.key) - order.indexOf(b.key))
}

type Alike = [SpokenPart, ...SpokenPart[]]

/** Parts of the same words in the same voice sound alike, so one of them is spoken for all. */
function byWordsAndVoice({ parts, voiceOf }: VoicingRequest): Map<string, Alike> {
  const groups = new Map<string, Alike>()
  for (const part of parts) {
    const words = JSON.stringify([part.script, voiceOf(part)])
    const alike = groups.get(words)
    if (alike) alike.push(part)
    else groups.set(words, [part])
  }
  return groups
}

async function voicePart(rooms: VoicingRooms, request: VoicingRequest, part: SpokenPart): Promise<MediaFile> {
  return voiceText(rooms, {
    account: request.account,
    place: request.place,
    text: part.script,
    voiceId: request.voiceOf(part),
    readableName: part.key,
    regenerate: request.regenerate,
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
    readableName: string
    regenerate: boolean
    signal?: AbortSignal
  },
): Promise<MediaFile> {
  const { account, text, voiceId } = request
  const place = {
    courseSystem: request.place ? homeOfCourse(account, request.place.courseId) : account.courseSystem,
    courseId: request.place?.courseId ?? null,
    pageId: request.place?.pageId ?? null,
    organization: account.organization,
  }
  const { language } = await narrator.voice(voiceId)
  const glossary = place.courseId === null ? [] : await glossaries.termsOf(place.courseSystem, place.courseId)
  const said = applyGlossary(text, glossary, language)
  const recipe = createHash('sha256')
    .update(JSON.stringify([said, voiceId]))
    .digest('hex')
  const known = request.regenerate ? undefined : await catalogue.findByRecipe(place, recipe)
  if (known) return known
  const spoken = await narrator.narrate({
    text,
    voiceId,
    glossary,
    ...(request.signal ? { signal: request.signal } : {}),
  })
  return catalogue.add(place, {
    kind: 'audio',
    bytes: spoken.mp3,
    contentType: 'audio/mpeg',
    extension: 'mp3',
    readableName: request.readableName,
    recipe,
    audio: {
      text,
      ...(said !== text && { said }),
      language,
      voice_id: voiceId,
      engine: spoken.engine,
      duration_ms: spoken.durationMs,
      sentences: spoken.sentences,
    },
  })
}

async function tryAgain<T>(work: () => Promise<T>, signal: AbortSignal): Promise<T> {
  for (const pause of pauses) {
    try {
      return await work()
    } catch (error) {
      signal.throwIfAborted()
      if (!(error instanceof Problem) || !error.retryable) throw error
      await sleep(error.retryAfterSeconds ? Math.min(error.retryAfterSeconds, 30) * 1000 : pause, signal)
    }
  }
  return work()
}

function sleep(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer)
      reject(signal.reason as Error)
    }
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop)
      resolve()
    }, ms)
    signal.addEventListener('abort', stop, { once: true })
  })
}
