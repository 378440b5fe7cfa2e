import { createHash } from 'node:crypto'
import { isInAnotherTone, soundsLike } from '@lectern/domain/narration/audio/audio-status.ts'
import { applyGlossary } from '@lectern/domain/narration/glossary/glossary.ts'
import { spokenWords } from '@lectern/domain/narration/marks/speech-marks.ts'
import { expressedTone, spokenTones } from '@lectern/domain/voices/spoken-tone.ts'
import type { Account } from '../../accounts/account.ts'
import { courseHome } from '../../course-material/courses/course-home.ts'
import type { Glossaries } from '../../course-material/glossaries/glossaries.ts'
import type { CatalogueStore, MediaFile } from '../../course-material/media/catalogue-store.ts'
import type { Spending } from '../../platform/providers/spending.ts'
import type { Narrator, NarrationRequest } from '../speech/narrator/narrator.ts'
import { audioRecipe } from './audio-recipe.ts'

type AudioDescription = NonNullable<MediaFile['audio']>

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
  /** The chosen voice that `voiceId` is a substitute for. */
  readonly substituteFor?: string | undefined
  /** The host of the line. */
  readonly host?: string | undefined
  /** The tone of the line. */
  readonly tone?: string | undefined
  /** Number of the take, from 2. Undefined for the first. A take that exists is found, and not spoken again. */
  readonly take?: number | undefined
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
  const script = {
    text,
    voiceId,
    glossary,
    language: request.language,
    tone: request.tone,
    take: request.take,
  }
  const neutral = await narrator.identityOf({ ...script, tone: undefined })
  const tone = expressedTone(request.tone, spokenTones)
  const recipeInTone = tone && audioRecipe({ ...neutral, settings: { ...neutral.settings, tone } }, host)

  async function find(recipe: string): Promise<MediaFile | undefined> {
    if (regenerate && !madeSince) return undefined
    const found = await catalogue.findByRecipe(place, recipe, regenerate ? madeSince : undefined)
    const audio = found?.audio && (await describedToday(narrator, found.audio, request))
    return found && audio && audio !== found.audio ? catalogue.describeAudio(found, audio) : found
  }

  // Audio in this tone is found even if the voice no longer exists, or no longer has the tone.
  const inTone = recipeInTone && (await find(recipeInTone))
  if (inTone) return inTone
  const identity = tone ? await narrator.identityOf(script) : neutral
  const recipe = audioRecipe(identity, host)
  const store = (made: string, bytes: Uint8Array, audio: AudioDescription) =>
    catalogue.add(place, {
      kind: 'audio',
      bytes,
      contentType: 'audio/mpeg',
      extension: 'mp3',
      readableName: request.readableName,
      recipe: made,
      audio,
    })

  async function reuse(): Promise<MediaFile | undefined> {
    const found = await find(recipe)
    if (found || regenerate) return found
    for (const known of new Set([recipeInTone ?? recipe, recipe])) {
      // oxlint-disable-next-line no-await-in-loop -- the second is searched only if the first is not found
      const elsewhere = await catalogue.findAudioElsewhere(place.courseSystem, known, text)
      if (elsewhere)
        return store(known, elsewhere.bytes, await describedToday(narrator, elsewhere.audio, request))
    }
    return undefined
  }

  async function speak(): Promise<MediaFile> {
    const { sampleRate, spending } = request
    const spoken = await narrator.narrate({ ...script, sampleRate, spending, ...(signal && { signal }) })
    for (const words of spoken.leftOut) request.onLeftOut?.(words)
    const words = spokenWords(text)
    const said = applyGlossary(words, glossary, identity.language)
    const file = await store(recipe, spoken.mp3, {
      text,
      ...(said !== words && { said }),
      ...(host !== undefined && { host }),
      language: identity.language,
      ...(request.take && { take: request.take }),
      voice_id: voiceId,
      ...(request.substituteFor !== undefined && { substitute_for: request.substituteFor }),
      engine: spoken.engine,
      ...(spoken.tone && { tone: spoken.tone }),
      ...(spoken.tones && { tones: spoken.tones }),
      marks: narrator.marksOf(voiceId),
      duration_ms: spoken.durationMs,
      sentences: spoken.sentences,
    })
    await spoken.stored()
    return file
  }

  const known = await find(recipe)
  if (known) return known
  const purchase = { voiceId, key: keyOf(place.courseSystem, recipe), signal }
  return narrator.buyOnce(purchase, async (bought) => (bought ? await reuse() : undefined) ?? speak())
}

/** The description of reused audio, with the voice that it is a substitute for now, if any. The same object if nothing changes. */
async function describedToday(
  narrator: Narrator,
  audio: AudioDescription,
  request: Pick<VoiceTextRequest, 'text' | 'voiceId' | 'tone' | 'substituteFor'>,
): Promise<AudioDescription> {
  const described = await withVoiceOfToday(narrator, audio, request)
  if (described.substitute_for === request.substituteFor) return described
  const { substitute_for: _earlier, ...own } = described
  return request.substituteFor === undefined ? own : { ...own, substitute_for: request.substituteFor }
}

/**
 * The description of reused audio. It gets the tones and marks that its voice follows today, if the line would otherwise
 * need an update forever: the voice had other tones or marks when the audio was made, or the audio is from before marks
 * existed. Throws UNKNOWN_VOICE if the tones are needed and the voice no longer exists.
 */
async function withVoiceOfToday(
  narrator: Narrator,
  audio: AudioDescription,
  { text, voiceId, tone }: Pick<VoiceTextRequest, 'text' | 'voiceId' | 'tone'>,
): Promise<AudioDescription> {
  const marked = soundsLike(audio, text) ? audio : { ...audio, marks: narrator.marksOf(voiceId) }
  if (!isInAnotherTone(marked, tone)) return marked
  const { tones } = await narrator.voice(voiceId)
  const { tones: _earlier, ...described } = marked
  return { ...described, ...(tones && { tones }) }
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
