import type { Host, Podcast } from '@lectern/domain/podcast/podcast.ts'
import { useEffect, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import { ActionButton } from '../../editing/commands/action-button.tsx'
import { useEditingActions, useShortcuts } from '../../editing/commands/actions.ts'
import { ConflictDialog } from '../../editing/merge/conflict-dialog.tsx'
import { useOpenDocument } from '../../editing/document/document-store.ts'
import { DraftOffer } from '../../editing/document/draft-offer.tsx'
import type { PageAddress } from '../../editing/document/editable-document.ts'
import { useEditingSession, useSavingActions } from '../../editing/document/editing-session.ts'
import { GeneratingNote } from '../../editing/jobs/generating-note.tsx'
import { useHistoryPanel } from '../../editing/history/use-history-panel.tsx'
import { LeaveGuard } from '../../editing/document/leave-guard.tsx'
import { PresenceAnnouncement } from '../../editing/presence/presence-note.tsx'
import { usePresence } from '../../editing/presence/use-presence.ts'
import { RegenerateAudioQuestion } from '../../editing/panels/regenerate-audio-question.tsx'
import { createRewriting } from '../../editing/rewriting/rewriting.ts'
import { takeInGenerated } from '../../editing/document/take-in-generated.ts'
import { useCommandPalette } from '../../editing/commands/use-command-palette.tsx'
import { useGenerationJob } from '../../editing/jobs/use-generation-job.ts'
import { useMediaQuery } from '../../editing/panels/use-media-query.ts'
import type { LoadedDocument } from '../../editing/document/use-loaded-document.ts'
import { UnsavedReason } from '../../editing/merge/unsaved-reason.tsx'
import { useAutosave } from '../../editing/document/use-autosave.ts'
import { WaitingToSave } from '../../editing/document/waiting-to-save.tsx'
import { Banner } from '../../ui/banner.tsx'
import { classes } from '../../ui/classes.ts'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { inBackground } from '../../ui/in-background.ts'
import { SegmentedControl } from '../../ui/fields/segmented-control.tsx'
import { usePronunciation } from '../../voices/glossary/use-pronunciation.tsx'
import { createDialogueActs } from './document/dialogue-acts.ts'
import { createDialogueSearch } from './document/dialogue-search.ts'
import { lineKeys } from './dialogue/line-keys.ts'
import { placeInPodcast } from './dialogue/place-in-podcast.ts'
import { selectedText, showFinding } from './dialogue/show-finding.ts'
import { DownloadMenu } from './download-menu.tsx'
import { PodcastContext, usePodcastEditor } from './document/editor-context.ts'
import { messages } from './messages.ts'
import { FollowPreview, MediaKeysWhilePlaying } from './now-playing/follow-playback.tsx'
import { HostVoices } from './hosts/host-voices.tsx'
import { LineRecording, recordedAmong, RecordedLinesQuestion } from './hosts/line-recording.tsx'
import { createLinePlayer } from './playback/line-player.ts'
import { NowPlaying } from './now-playing/now-playing.tsx'
import { goToSegmentActions, podcastActions } from './document/podcast-actions.ts'
import { podcastDocument } from './document/podcast-document.ts'
import { PodcastInformation } from './information/podcast-information.tsx'
import { SegmentEditor } from './segments/segment-editor.tsx'
import { SegmentList } from './segments/segment-list.tsx'
import { SegmentPanel } from './segments/segment-panel.tsx'
import { TopBar } from './top-bar.tsx'
import { usePlaybackActions } from './now-playing/use-playback.ts'
import { usePodcastVoicing, type VoicingExtent, voicesOf } from './hosts/use-podcast-voicing.ts'

/** The tabs on a phone. */
const tabs = ['dialogue', 'segments', 'voices', 'info'] as const
type Tab = (typeof tabs)[number]

interface PodcastEditorProps {
  page: PageAddress
  loaded: LoadedDocument<Podcast>
}

/** The editor of an open podcast. */
export function PodcastEditor({ page, loaded }: PodcastEditorProps) {
  const session = useEditingSession(podcastDocument, page, loaded)
  const saving = useSavingActions(session)
  const { undo, redo, save } = useEditingActions(session, saving)
  const versions = useHistoryPanel(session)
  const { store } = session
  const { language } = loaded.opened.document.podcast
  const [acts] = useState(() => createDialogueActs(store))
  const [search] = useState(() => createDialogueSearch(store, showFinding(store)))
  const voicing = usePodcastVoicing(session)
  const writing = useGenerationJob(page, 'podcast', (job) => inBackground(takeInGenerated(session, job)))
  useAutosave(session, writing)
  const [authorPlace] = useState(() => placeInPodcast(store, acts))
  const company = usePresence(session, authorPlace)
  const pronunciation = usePronunciation({
    courseId: page.courseId,
    language,
    onSaved: () => inBackground(voicing.refresh()),
  })
  const [voices, setVoices] = useState(() => voicesOf(loaded.opened.document))
  const [player] = useState(() => createLinePlayer(store))
  useEffect(() => () => player.close(), [player])
  const [rewriting] = useState(createRewriting)
  useEffect(() => rewriting.cancel, [rewriting])
  const [tab, setTab] = useState<Tab>('dialogue')
  const [settingsOpen, setSettingsOpen] = useState(false)
  /** Key of the line that is recorded. */
  const [recording, setRecording] = useState<string>()
  const [askingAboutRecordings, setAskingAboutRecordings] = useState<VoicingExtent>()
  const wide = useMediaQuery('(min-width: 73.75rem)')
  const editor = useMemo(
    () => ({
      store,
      player,
      page,
      rewriting,
      acts,
      search,
      record: (line: string) => {
        player.stop()
        setRecording(line)
      },
    }),
    [store, player, page, rewriting, acts, search],
  )
  const [askingAboutAudio, setAskingAboutAudio] = useState(false)
  const previewing = useStore(player.state, (state) => state.previewing)
  // The actions depend on these values.
  useOpenDocument(store, ({ selected }) => selected)
  useOpenDocument(store, ({ place }) => place)
  useOpenDocument(store, ({ history }) => history.present.segments.length)
  const commands = useCommandPalette(
    [
      save,
      undo,
      redo,
      versions.action,
      ...podcastActions({
        store,
        acts,
        player,
        previewing,
        generating: voicing.generating,
        busy: saving.busy,
        onFind: find,
        onGenerate: voiceNeeded,
        onRegenerateAll: voiceAll,
        onComplete: () => inBackground(saving.complete()),
      }),
      ...usePlaybackActions(player),
      pronunciation.action,
    ],
    { hints: lineKeys(), more: () => goToSegmentActions(store) },
  )
  useShortcuts(commands.actions)
  const onPhone = (shown: Tab) => (tab === shown ? '' : 'max-md:hidden')

  function voiceNeeded(): void {
    if (recordedAmong(store.getState().history.present, {}).length > 0) setAskingAboutRecordings({})
    else inBackground(voicing.generate(voices))
  }

  function voiceAll(): void {
    const everything = { regenerate: true }
    if (recordedAmong(store.getState().history.present, everything).length > 0)
      setAskingAboutRecordings(everything)
    else setAskingAboutAudio(true)
  }

  function find(): void {
    setTab('dialogue')
    search.open(selectedText())
  }

  function choose(host: Host, voiceId: string): void {
    setVoices((chosen) => ({ ...chosen, [host]: voiceId }))
  }

  return (
    <PodcastContext value={editor}>
      <div
        onBlur={store.settle}
        className="relative min-h-dvh pb-24 md:grid md:h-dvh md:grid-cols-[332px_minmax(0,1fr)] md:grid-rows-[auto_minmax(0,1fr)] md:overflow-clip md:pb-0 xl:grid-cols-[332px_minmax(0,1fr)_296px]"
      >
        <TopBar
          actions={[undo, redo, versions.action, commands.palette]}
          save={save}
          saving={saving}
          session={session}
          company={company}
        />
        <nav
          aria-label={messages.partsOfEditor}
          className="flex flex-wrap items-center gap-1 border-b border-line bg-surface px-3 py-2 md:hidden"
        >
          <SegmentedControl
            label={messages.partOfEditor}
            options={tabs.map((value) => ({ value, label: messages.tabs[value] }))}
            value={tab}
            onChange={setTab}
            className="grow [&>button]:px-1"
          />
          {/* The history is among the commands. Long names of the parts move the actions to a second line. */}
          <span className="ms-auto flex items-center gap-1">
            {[undo, redo, commands.palette].map((action) => (
              <ActionButton key={action.name} action={action} />
            ))}
          </span>
        </nav>
        <aside
          aria-label={messages.podcast}
          className="flex min-h-0 flex-col border-line bg-surface md:border-e"
        >
          <div className="relative min-h-0 flex-1 overflow-x-hidden overflow-y-auto">
            <div className={onPhone('info')}>
              <PodcastInformation />
              <div className="px-4 py-3 md:hidden">
                <DownloadMenu unsaved={saving.unsaved} className="min-h-10" />
              </div>
            </div>
            <div className={onPhone('voices')}>
              <HostVoices
                voices={voices}
                onChange={choose}
                voicing={voicing}
                language={language}
                pronunciation={pronunciation.action}
                onNeeded={voiceNeeded}
                onAll={voiceAll}
                onGoToLine={() => setTab('dialogue')}
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
            'relative min-w-0 px-3 pt-3 md:overflow-x-hidden md:overflow-y-auto md:px-8 md:pt-5',
            onPhone('dialogue'),
          )}
        >
          <div className="mx-auto grid max-w-195 gap-2.5 pb-2.5 empty:hidden">
            {writing && <GeneratingNote text={messages.writing} />}
            <DraftOffer session={session} />
            <WaitingToSave saving={session.saving} />
            <UnsavedReason session={session} />
            <PlaybackMessage />
          </div>
          <SegmentEditor onSettings={wide ? undefined : () => setSettingsOpen(true)} />
        </main>
        {wide && (
          <aside
            aria-label={messages.segment}
            className="relative overflow-x-hidden overflow-y-auto border-s border-line bg-surface"
          >
            <SegmentPanel />
          </aside>
        )}
      </div>
      <Dialog
        open={settingsOpen && !wide}
        onClose={() => setSettingsOpen(false)}
        title={messages.segmentSettings}
        place="end"
      >
        <div className="-mx-5">
          <SegmentPanel />
        </div>
      </Dialog>
      <FollowPreview />
      <MediaKeysWhilePlaying />
      <RegenerateAudioQuestion
        open={askingAboutAudio}
        question={messages.askRegenerateAudio}
        onYes={() => inBackground(voicing.generate(voices, { regenerate: true }))}
        onClose={() => setAskingAboutAudio(false)}
      />
      <RecordedLinesQuestion
        extent={askingAboutRecordings}
        onYes={(extent) => inBackground(voicing.generate(voices, extent))}
        onClose={() => setAskingAboutRecordings(undefined)}
      />
      <LineRecording
        line={recording}
        synthesizing={voicing.generating}
        onSynthesize={(line) =>
          inBackground(voicing.generate(voices, { keys: [line], replaceRecordings: true }))
        }
        onClose={() => setRecording(undefined)}
      />
      {pronunciation.dialog}
      {commands.panel}
      {versions.panel}
      <PresenceAnnouncement company={company} />
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
