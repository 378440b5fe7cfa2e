import type { Podcast } from '@lectern/domain/podcast/podcast.ts'
import type { DocumentStore } from '../../../editing/document/document-store.ts'
import { createDialogueContext, type DialogueContext } from './dialogue-context.ts'
import { createLineActs } from './line-acts.ts'
import { createMoveLineActs } from './move-line-acts.ts'
import { createPasteActs } from './paste-acts.ts'
import { createSegmentActs } from './segment-acts.ts'
import { focusLine } from './line-field.ts'

export type DialogueActs = ReturnType<typeof createDialogueActs>

/**
 * Actions on the lists of lines and segments of an open podcast. Arguments are keys of lines and segments. Each action
 * moves the focus to where the author continues.
 */
export function createDialogueActs(
  store: DocumentStore<Podcast>,
  focus: DialogueContext['focus'] = focusLine,
) {
  const dialogue = createDialogueContext(store, focus)
  return {
    ...dialogue.state,
    focusOn: (focused: string | undefined): void => dialogue.state.setState({ focused }),
    ...createLineActs(dialogue),
    ...createMoveLineActs(dialogue),
    ...createPasteActs(dialogue),
    ...createSegmentActs(dialogue),
  }
}
