import type { spokenTakesApi } from '@lectern/domain/api/documents/spoken-takes.ts'
import { ApiProblem, sentenceOf } from '../../api/api-problem.ts'
import type { AnswerOf } from '../../api/call.ts'
import { hasUnsavedEdits } from '../document/document-store.ts'
import type { EditingSession } from '../session/editing-session.ts'
import { messages } from './messages.ts'

export type SpokenTake = AnswerOf<typeof spokenTakesApi.use>

/** How a document speaks its slides or lines. */
export interface SpokenParts<Document> {
  /** All fields that determine how a part is spoken. Undefined if it does not exist. */
  readonly spokenFields: (document: Document, key: string) => object | undefined
  /**
   * The texts of a slide with audio of their own, if there are several: the script, and what a quiz says to answers. `key` is
   * that of any of them.
   */
  readonly textsOf?: (document: Document, key: string) => readonly { key: string; label: string }[]
  /** True if the editor also has *Regenerate Audio* for one part. */
  readonly canRegenerate?: boolean
  /** Gives a part its audio. A deleted part changes nothing. */
  readonly withAudio: (
    key: string,
    audio: Pick<SpokenTake, 'audio_path' | 'audio'>,
  ) => (document: Document) => Document
}

/** The document of a part could not be saved. */
export class NotSaved extends Error {
  override readonly name = 'NotSaved'
}

/** True if the server does not have a part as it is now. */
export function isPartUnsaved<Document>(
  { store }: EditingSession<Document>,
  { spokenFields }: SpokenParts<Document>,
  key: string,
): boolean {
  const open = store.getState()
  const fields = (document: Document) => JSON.stringify(spokenFields(document, key))
  return hasUnsavedEdits(open) && fields(open.history.present) !== fields(open.saved.document)
}

/** Saves the document if the part has unsaved edits, because takes are those of the saved text. Throws `NotSaved`. */
export async function savePart<Document>(
  session: EditingSession<Document>,
  parts: SpokenParts<Document>,
  key: string,
): Promise<void> {
  if (isPartUnsaved(session, parts, key) && (await session.saving.save()) !== 'saved') throw new NotSaved()
}

/** Why takes could not be loaded, made or used. */
export function takeFailure(problem: unknown, fallback: string): string {
  if (problem instanceof NotSaved) return messages.notSaved
  if (problem instanceof ApiProblem && problem.code === 'NOT_FOUND') return messages.changedMeanwhile
  return sentenceOf(problem, fallback)
}
