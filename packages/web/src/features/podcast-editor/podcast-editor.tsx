import type { Host, Podcast } from '@lectern/domain/podcast/podcast.ts'
import { useEffect, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import { ActionButton } from '../../editing/action-button.tsx'
import { useEditingActions, useShortcuts } from '../../editing/actions.ts'
import { ConflictDialog } from '../../editing/conflict-dialog.tsx'
import { DraftOffer } from '../../editing/draft-offer.tsx'
import type { PageAddress } from '../../editing/editable-document.ts'
import { useEditingSession, useSavingActions } from '../../editing/editing-session.ts'
import { useHistoryPanel } from '../../editing/history/use-history-panel.tsx'
import { LeaveGuard } from '../../editing/leave-guard.tsx'
import { createRewriting } from '../../editing/rewriting/rewriting.ts'
import { useMediaQuery } from '../../editing/use-media-query.ts'
import type { LoadedDocument } from '../../editing/use-loaded-document.ts'
import { WaitingToSave } from '../../editing/waiting-to-save.tsx'
import { Banner } from '../../ui/banner.tsx'
import { classes } from '../../ui/classes.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { DownloadMenu } from './download-menu.tsx'
import { PodcastContext, usePodcastEditor } from './editor-context.ts'
import { HostVoices } from './host-voices.tsx'
import { createLinePlayer } from './line-player.ts'
import { NowPlaying } from './now-playing.tsx'
import { podcastDocument } from './podcast-document.ts'
import { PodcastInformation } from './podcast-information.tsx'
import { SegmentEditor } from './segment-editor.tsx'
import { SegmentList } from './segment-list.tsx'
import { SegmentPanel } from './segment-panel.tsx'
import { TopBar } from './top-bar.tsx'
import { usePodcastVoicing, voicesOf } from './use-podcast-voicing.ts'

/** What a phone shows one at a time. */
const tabs = [
  { value: 'dialogue', label: 'Dialogue' },
  { value: 'segments', label: 'Segments' },
  { value: 'voices', label: 'Voices' },
  { value: 'info', label: 'Info' },
] as const
type Tab = (typeof tabs)[number]['value']

interface PodcastEditorProps {
  page: PageAddress
  loaded: LoadedDocument<Podcast>
}

/** An open podcast with everything that can be done to it. */
export function PodcastEditor({ page, loaded }: PodcastEditorProps) {
  const session = useEditingSession(podcastDocument, page, loaded)
  const saving = useSavingActions(session)
  const { undo, redo, save } = useEditingActions(session, saving)
  const versions = useHistoryPanel(session)
  useShortcuts([undo, redo, save, versions.action])
  const voicing = usePodcastVoicing(session)
  const [voices, setVoices] = useState(() => voicesOf(loaded.opened.document))
  const [player] = useState(() => createLinePlayer(session.store))
  useEffect(() => () => player.close(), [player])
  const [rewriting] = useState(createRewriting)
  useEffect(() => rewriting.cancel, [rewriting])
  const [tab, setTab] = useState<Tab>('dialogue')
  const [settingsOpen, setSettingsOpen] = useState(false)
  const wide = useMediaQuery('(min-width: 73.75rem)')
  const editor = useMemo(
    () => ({ store: session.store, player, page, rewriting }),
    [session, player, page, rewriting],
  )
  const onPhone = (shown: Tab) => (tab === shown ? '' : 'max-md:hidden')

  function choose(host: Host, voiceId: string): void {
    setVoices((chosen) => ({ ...chosen, [host]: voiceId }))
  }

  return (
    <PodcastContext value={editor}>
      <div
        onBlur={session.store.settle}
        className="min-h-dvh pb-24 md:grid md:h-dvh md:grid-cols-[332px_minmax(0,1fr)] md:grid-rows-[auto_minmax(0,1fr)] md:overflow-hidden md:pb-0 xl:grid-cols-[332px_minmax(0,1fr)_296px]"
      >
        <TopBar actions={[undo, redo, versions.action]} save={save} saving={saving} />
        <nav
          aria-label="Parts of the editor"
          className="flex items-center gap-1 border-b border-line bg-surface px-3 py-2 md:hidden"
        >
          <SegmentedControl
            label="Part of the editor"
            options={tabs}
            value={tab}
            onChange={setTab}
            className="flex-1 [&>button]:px-1"
          />
          {[undo, redo, versions.action].map((action) => (
            <ActionButton key={action.name} action={action} />
          ))}
          <DownloadMenu unsaved={saving.unsaved} className="min-h-10 px-2.5" />
        </nav>
        <aside aria-label="Podcast" className="flex min-h-0 flex-col border-line bg-surface md:border-e">
          <div className="min-h-0 flex-1 overflow-x-hidden overflow-y-auto">
            <div className={onPhone('info')}>
              <PodcastInformation />
            </div>
            <div className={onPhone('voices')}>
              <HostVoices
                voices={voices}
                onChange={choose}
                voicing={voicing}
                language={loaded.opened.document.podcast.language}
              />
            </div>
            <div className={onPhone('segments')}>
              <SegmentList onSelect={() => setTab('dialogue')} />
            </div>
          </div>
          <NowPlaying />
        </aside>
        <main
          className={classes(
            'min-w-0 px-3 pt-3 md:overflow-x-hidden md:overflow-y-auto md:px-8 md:pt-5',
            onPhone('dialogue'),
          )}
        >
          <div className="mx-auto grid max-w-195 gap-2.5 pb-2.5 empty:hidden">
            <DraftOffer session={session} draft={loaded.draft} />
            <WaitingToSave saving={session.saving} />
            <PlaybackMessage />
          </div>
          <SegmentEditor onSettings={wide ? undefined : () => setSettingsOpen(true)} />
        </main>
        {wide && (
          <aside
            aria-label="Segment"
            className="overflow-x-hidden overflow-y-auto border-s border-line bg-surface"
          >
            <SegmentPanel />
          </aside>
        )}
      </div>
      <Dialog
        open={settingsOpen && !wide}
        onClose={() => setSettingsOpen(false)}
        title="Segment settings"
        place="end"
      >
        <div className="-mx-5 sm:-mx-7">
          <SegmentPanel />
        </div>
      </Dialog>
      <FollowPreview />
      {versions.panel}
      <ConflictDialog session={session} />
      <LeaveGuard unsaved={saving.unsaved} />
    </PodcastContext>
  )
}

function PlaybackMessage() {
  const { player } = usePodcastEditor()
  const message = useStore(player.state, (state) => state.message)
  return message === undefined ? null : <Banner onDismiss={player.stop}>{message}</Banner>
}

/** Shows the segment that a full preview has come to. */
function FollowPreview() {
  const { store, player } = usePodcastEditor()
  const segment = useStore(player.state, ({ previewing, place }) => (previewing ? place?.segment : undefined))
  useEffect(() => {
    if (segment !== undefined) store.select(segment)
  }, [segment, store])
  return null
}
