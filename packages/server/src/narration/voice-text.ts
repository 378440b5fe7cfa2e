import { applyGlossary } from '@lectern/domain/narration/glossary/glossary.ts'
import type { Account } from '../accounts/account.ts'
import { homeOfCourse } from '../courses/home-of-course.ts'
import type { Glossaries } from '../glossaries/glossaries.ts'
import type { CatalogueStore, MediaFile } from '../media/catalogue-store.ts'
import type { Narrator, NarrationRequest } from '../speech/narrator.ts'
import { audioRecipe } from './audio-recipe.ts'

/** Dependencies of voicing. */
export interface VoicingDependencies {
  readonly narrator: Narrator
  readonly catalogue: CatalogueStore
  readonly glossaries: Pick<Glossaries, 'termsOf'>
}

/** Speaks one text for a page and stores the audio. Without a place it is a sample for all users. */
export async function voiceText(
  { narrator, catalogue, glossaries }: VoicingDependencies,
  request: {
    account: Account
    place: { courseId: string; pageId: string } | null
    text: string
    voiceId: string
    /** The host of the line. */
    host?: string | undefined
    /** Language tag of the document. If undefined, the language is detected from the text. */
    language?: string | undefined
    /** Sample rate of new audio. Stored audio of another rate is reused: it sounds the same. */
    sampleRate?: NarrationRequest['sampleRate']
    readableName: string
    regenerate: boolean
    madeSince?: Date
    signal?: AbortSignal
    /** Receives words that the voice cannot read and left out. */
    onLeftOut?: (words: string) => void
  },
): Promise<MediaFile> {
  const { account, text, voiceId, host, sampleRate } = request
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
  const spoken = await narrator.narrate({
    ...script,
    sampleRate,
    ...(request.signal ? { signal: request.signal } : {}),
  })
  for (const words of spoken.leftOut) request.onLeftOut?.(words)
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
