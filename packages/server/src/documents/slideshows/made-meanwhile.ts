import { hasAudio } from '../../audio/narration/has-audio.ts'
import type { SpokenPart } from '../../audio/narration/spoken-part.ts'
import type { CatalogueStore, MediaFile } from '../../course-material/media/catalogue-store.ts'
import { fileNameOf } from '../../course-material/media/media-address.ts'

interface AskedForAnother {
  readonly text: string
  readonly voice_id: string
  readonly regenerate?: boolean | undefined
  readonly instead_of?: string | null | undefined
}

/**
 * Audio that the author asks for again, but has not received: the connection closed while it was made. Undefined if the
 * text has no other audio than the author knows, or not in this voice.
 */
export async function madeMeanwhile(
  { catalogue }: { readonly catalogue: Pick<CatalogueStore, 'find'> },
  part: SpokenPart | undefined,
  { text, voice_id: voiceId, regenerate, instead_of: known }: AskedForAnother,
): Promise<MediaFile | undefined> {
  if (!regenerate || typeof known !== 'string' || part?.audioPath === undefined) return undefined
  if (part.script.trim() !== text || !hasAudio(part, voiceId)) return undefined
  const current = fileNameOf(part.audioPath)
  return current === undefined || current === fileNameOf(known) ? undefined : catalogue.find(current)
}
