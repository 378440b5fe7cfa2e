import type { Podcast } from '@lectern/domain/podcast/podcast.ts'
import type { DocumentStore } from '../../../editing/document/document-store.ts'
import { createDialogueContext, type DialogueContext } from './dialogue-context.ts'
import { createLineOperations } from './line-operations.ts'
import { createMoveOperations } from './move-operations.ts'
import { createPasteOperations } from './paste-operations.ts'
import { createSegmentOperations } from './segment-operations.ts'
import { focusLine } from './line-field.ts'

export type DialogueOperations = ReturnType<typeof createDialogueOperations>

/**
 * Actions on the lists of lines and segments of an open podcast. Arguments are keys of lines and segments. Each action
 * moves the focus to where the author continues.
 */
export function createDialogueOperations(
  store: DocumentStore<Podcast>,
  focus: DialogueContext['focus'] = focusLine,
) {
  const dialogue = createDialogueContext(store, focus)
  return {
    ...dialogue.state,
    focusOn: (focused: string | undefined): void => dialogue.state.setState({ focused }),
    ...createLineOperations(dialogue),
    ...createMoveOperations(dialogue),
    ...createPasteOperations(dialogue),
    ...createSegmentOperations(dialogue),
  }
}
