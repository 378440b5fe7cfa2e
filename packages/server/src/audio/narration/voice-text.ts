import { createHash } from 'node:crypto'
import { applyGlossary } from '@lectern/domain/narration/glossary/glossary.ts'
import { soundsLike } from '@lectern/domain/narration/audio/audio-status.ts'
import { spokenWords } from '@lectern/domain/narration/marks/speech-marks.ts'
import type { Account } from '../../accounts/account.ts'
import { courseHome } from '../../course-material/courses/course-home.ts'
import type { Glossaries } from '../../course-material/glossaries/glossaries.ts'
import type { CatalogueStore, MediaFile } from '../../course-material/media/catalogue-store.ts'
import type { Spending } from '../../platform/providers/spending.ts'
import type { Narrator, NarrationRequest } from '../speech/narrator/narrator.ts'
import { audioRecipe } from './audio-recipe.ts'

/** Dependencies of voicing. */
export interface VoicingDependencies {
  readonly narrator: Narrator
  readonly catalogue: CatalogueStore
  readonly glossaries: Pick<Glossaries, 'termsOf'>
}

export interface VoiceTextRequest {
  readonly account: Account
  readonly place: { readonly courseId: string; readonly pageId: string } | null
  readonly text: string
  readonly voiceId: string
  /** The host of the line. */
  readonly host?: string | undefined
  /** The tone of the line. */
  readonly tone?: string | undefined
  /** Language tag of the document. If undefined, the language is detected from the text. */
  readonly language?: string | undefined
  /** Sample rate of new audio. Stored audio of another rate is reused: it sounds the same. */
  readonly sampleRate?: NarrationRequest['sampleRate']
  readonly readableName: string
  readonly regenerate: boolean
  readonly madeSince?: Date
  readonly signal?: AbortSignal
  /** Pays for new audio. Reused audio costs nothing. */
  readonly spending: Spending
  /** Receives words that the voice cannot read and left out. */
  readonly onLeftOut?: (words: string) => void
}

/**
 * Speaks one text for a page and stores the audio. Without a place it is a sample for all users. Bought speech of the
 * same text and voice is reused from every page of the course system, and concurrent requests wait for each other.
 */
export async function voiceText(
  { narrator, catalogue, glossaries }: VoicingDependencies,
  request: VoiceTextRequest,
): Promise<MediaFile> {
  const { text, voiceId, host, regenerate, madeSince, signal } = request
  const place = placeOf(request)
  const glossary = place.courseId === null ? [] : await glossaries.termsOf(place.courseSystem, place.courseId)
  const script = { text, voiceId, glossary, language: request.language, tone: request.tone }
  const identity = await narrator.identityOf(script)
  const marks = narrator.marksOf(voiceId)
  const recipe = audioRecipe(identity, host)
  const find = async () =>
    regenerate && !madeSince
      ? undefined
      : catalogue.findByRecipe(place, recipe, regenerate ? madeSince : undefined)
  const store = (bytes: Uint8Array, audio: NonNullable<MediaFile['audio']>) =>
    catalogue.add(place, {
      kind: 'audio',
      bytes,
      contentType: 'audio/mpeg',
      extension: 'mp3',
      readableName: request.readableName,
      recipe,
      audio,
    })

  /** Audio from before marks existed does not say which marks its voice follows. Its sound is the same. */
  async function withMarks(file: MediaFile | undefined): Promise<MediaFile | undefined> {
    if (!file?.audio || file.audio.marks || soundsLike(file.audio, text)) return file
    const audio = { ...file.audio, marks }
    await catalogue.describe(file.filename, audio)
    return { ...file, audio }
  }

  async function reuse(): Promise<MediaFile | undefined> {
    const found = await withMarks(await find())
    if (found || regenerate) return found
    const elsewhere = await catalogue.findAudioElsewhere(place.courseSystem, recipe, text)
    return elsewhere && store(elsewhere.bytes, { ...elsewhere.audio, marks })
  }

  async function speak(): Promise<MediaFile> {
    const { sampleRate, spending } = request
    const spoken = await narrator.narrate({ ...script, sampleRate, spending, ...(signal && { signal }) })
    for (const words of spoken.leftOut) request.onLeftOut?.(words)
    const words = spokenWords(text)
    const said = applyGlossary(words, glossary, identity.language)
    const file = await store(spoken.mp3, {
      text,
      ...(said !== words && { said }),
      ...(host !== undefined && { host }),
      language: identity.language,
      voice_id: voiceId,
      engine: spoken.engine,
      ...(spoken.tone && { tone: spoken.tone }),
      ...(spoken.tones && { tones: spoken.tones }),
      marks,
      duration_ms: spoken.durationMs,
      sentences: spoken.sentences,
    })
    await spoken.stored()
    return file
  }

  const known = await withMarks(await find())
  if (known) return known
  const purchase = { voiceId, key: keyOf(place.courseSystem, recipe), signal }
  return narrator.buyOnce(purchase, async (bought) => (bought ? await reuse() : undefined) ?? speak())
}

function placeOf({ account, place }: Pick<VoiceTextRequest, 'account' | 'place'>) {
  return {
    courseSystem: place ? courseHome(account, place.courseId) : account.courseSystem,
    courseId: place?.courseId ?? null,
    pageId: place?.pageId ?? null,
    organization: account.organization,
    accountId: account.id,
  }
}

/** Identifies audio within a course system, whose pages share bought speech. */
const keyOf = (courseSystem: string, recipe: string) =>
  createHash('sha256')
    .update(JSON.stringify([courseSystem, recipe]))
    .digest('hex')
