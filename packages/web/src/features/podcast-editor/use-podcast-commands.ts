import type { Podcast } from '@lectern/domain/podcast/podcast.ts'
import { bindActions, type EditorAction } from '../../editing/commands/editor-action.ts'
import { useCommandPalette } from '../../editing/commands/use-command-palette.tsx'
import { useEditingActions } from '../../editing/commands/use-editing-actions.ts'
import { useShortcuts } from '../../editing/commands/use-shortcuts.ts'
import { useOpenDocument } from '../../editing/document/document-store.ts'
import type { EditingSession, SavingActions } from '../../editing/session/editing-session.ts'
import { lineKeys } from './dialogue/line-keys.ts'
import { goToSegmentActions } from './go-to-segment-actions.ts'
import { usePlaybackActions } from './now-playing/use-playback.ts'
import type { LinePlayer } from './playback/line-player.ts'
import type { OpenPodcast } from './podcast-action.ts'
import { podcastActions } from './podcast-actions.ts'

/** Actions of parts of the editor that have a dialog or panel of their own. */
interface FurtherActions {
  readonly history: EditorAction
  readonly askPage: EditorAction
  readonly pageChanges: EditorAction
  readonly translate: EditorAction
  readonly publish: EditorAction
  readonly pronunciation: EditorAction
}

/** All actions of the podcast editor, for its buttons, the keyboard, the command palette and the list of shortcuts. */
export function usePodcastCommands(
  session: EditingSession<Podcast>,
  saving: SavingActions,
  open: OpenPodcast & { readonly player: LinePlayer },
  { history, askPage, pageChanges, translate, publish, pronunciation }: FurtherActions,
) {
  const { store } = session
  // The actions depend on these values.
  useOpenDocument(store, ({ selected }) => selected)
  useOpenDocument(store, ({ place }) => place)
  useOpenDocument(store, ({ history: { present } }) => present.segments.length)
  const { complete, ...editing } = useEditingActions(session, saving)
  const own = bindActions(podcastActions, open)
  const { preview, ...playback } = usePlaybackActions(open.player)
  const listed = [
    ...Object.values(editing),
    history,
    askPage,
    pageChanges,
    ...Object.values(own),
    translate,
    publish,
    preview,
    complete,
    ...Object.values(playback),
    pronunciation,
  ]
  const { palette, actions, panel } = useCommandPalette(listed, {
    hints: lineKeys(),
    more: () => goToSegmentActions(store),
  })
  useShortcuts(actions)
  return { actions: { ...editing, ...own, complete, history, pronunciation, palette }, panel }
}
