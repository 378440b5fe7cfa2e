import { type KnownAudio, partsWithoutAudio } from '../../../audio/narration/choose-audio.ts'
import type { DocumentFormat } from '../format/document-format.ts'
import { lengthOf, type PublicationSummary } from './publication-store.ts'

/** The summary of a document that is published with this audio of its parts. */
export function publicationSummary<Document extends object>(
  format: Pick<DocumentFormat<Document>, 'title' | 'language' | 'parts'>,
  document: Document,
  audio: ReadonlyMap<string, KnownAudio>,
): PublicationSummary {
  const parts = format.parts(document)
  return {
    title: format.title(document),
    language: format.language(document),
    durationMs: parts.reduce((sum, { key }) => sum + lengthOf(key, audio.get(key)), 0),
    silentParts: partsWithoutAudio(parts, audio).length,
  }
}
