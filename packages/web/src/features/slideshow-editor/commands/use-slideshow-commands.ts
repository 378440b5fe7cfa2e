import type { Slideshow } from '@lectern/domain/slideshow/slideshow.ts'
import { bindActions, type EditorAction } from '../../../editing/commands/editor-action.ts'
import { useCommandPalette } from '../../../editing/commands/use-command-palette.tsx'
import { useEditingActions } from '../../../editing/commands/use-editing-actions.ts'
import { useShortcuts } from '../../../editing/commands/use-shortcuts.ts'
import type { EditingSession, SavingActions } from '../../../editing/session/editing-session.ts'
import { goToSlideActions } from './go-to-slide-actions.ts'
import { slideTextKeys } from '../on-slide/slide-text-keys.ts'
import { slideListKeys } from '../rail/slide-list-keys.ts'
import type { OpenSlideshow } from './slideshow-action.ts'
import { slideshowActions } from './slideshow-actions.ts'

/** Actions of parts of the editor that have a dialog or panel of their own. */
interface FurtherActions {
  readonly history: EditorAction
  readonly rewrite: EditorAction
  readonly askPage: EditorAction
  readonly pageChanges: EditorAction
  readonly translate: EditorAction
  readonly publish: EditorAction
  readonly pronunciation: EditorAction
}

/** All actions of the slideshow editor, for its buttons, the keyboard, the command palette and the list of shortcuts. */
export function useSlideshowCommands(
  session: EditingSession<Slideshow>,
  saving: SavingActions,
  open: OpenSlideshow,
  { history, rewrite, askPage, pageChanges, translate, publish, pronunciation }: FurtherActions,
) {
  const { complete, ...editing } = useEditingActions(session, saving)
  const own = bindActions(slideshowActions, open)
  const listed = [
    ...Object.values(editing),
    history,
    rewrite,
    askPage,
    pageChanges,
    ...Object.values(own),
    translate,
    publish,
    complete,
    pronunciation,
  ]
  const { palette, actions, panel } = useCommandPalette(listed, {
    hints: [...slideListKeys(), ...slideTextKeys()],
    more: () => goToSlideActions(session.store),
  })
  useShortcuts(actions)
  return { actions: { ...editing, ...own, complete, history, pronunciation, palette }, panel }
}
