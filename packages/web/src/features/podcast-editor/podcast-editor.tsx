import type { Podcast } from '@lectern/domain/podcast/podcast.ts'
import { useEffect, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import type { PageAddress } from '../../editing/document/editable-document.ts'
import {
  type EditingSession,
  useEditingSession,
  useSavingActions,
} from '../../editing/session/editing-session.ts'
import { LeaveGuard } from '../../editing/drafts/leave-guard.tsx'
import { openGeneratedOrOffer } from '../../editing/session/open-generated.ts'
import { useAutosave } from '../../editing/session/use-autosave.ts'
import type { LoadedDocument } from '../../editing/document/use-loaded-document.ts'
import { useTranslation } from '../../editing/translation/use-translation.tsx'
import { AskContext } from '../../editing/asking/ask-context.ts'
import { useAsking } from '../../editing/asking/use-asking.tsx'
import { useHistoryPanel } from '../../editing/history/use-history-panel.tsx'
import { useGenerationJob } from '../../editing/jobs/use-generation-job.ts'
import { usePageChanges } from '../../editing/page-changes/use-page-changes.tsx'
import { ConflictDialog } from '../../editing/merge/conflict-dialog.tsx'
import { PresenceAnnouncement } from '../../editing/presence/presence-note.tsx'
import { useSpokenTakes } from '../../editing/spoken-takes/use-spoken-takes.tsx'
import { usePresence } from '../../editing/presence/use-presence.ts'
import { createRewriting } from '../../editing/rewriting/rewriting.ts'
import { usePublishAction } from '../../publishing/use-publish-action.tsx'
import { focusShareButton } from '../../sharing/share-button.tsx'
import { classes } from '../../ui/classes.ts'
import { inBackground } from '../../ui/in-background.ts'
import { usePronunciation } from '../../voices/glossary/use-pronunciation.tsx'
import { DialogueArea } from './dialogue-area.tsx'
import { placeInPodcast } from './dialogue/place-in-podcast.ts'
import { selectedText, showFinding } from './dialogue/show-finding.ts'
import { changingLines } from './document/changing-lines.ts'
import { createDialogueOperations } from './document/dialogue-operations.ts'
import { createDialogueSearch } from './document/dialogue-search.ts'
import { HostVoicesContext, PodcastContext } from './document/editor-context.ts'
import { translatedLines } from './document/translated-lines.ts'
import { podcastDocument } from './document/podcast-document.ts'
import { type EditorTab, EditorTabs } from './editor-tabs.tsx'
import { LineRecording } from './hosts/line-recording.tsx'
import { spokenLines } from './hosts/spoken-lines.ts'
import { useHostVoices } from './hosts/use-host-voices.ts'
import { usePodcastVoicing } from './hosts/use-podcast-voicing.ts'
import { useVoicingQuestions } from './hosts/use-voicing-questions.tsx'
import { FollowPreview, MediaKeysWhilePlaying } from './now-playing/follow-playback.tsx'
import { createLinePlayer } from './playback/line-player.ts'
import { PodcastSidebar } from './podcast-sidebar.tsx'
import { TopBar } from './top-bar.tsx'
import { usePodcastCommands } from './use-podcast-commands.ts'

interface PodcastEditorProps {
  page: PageAddress
  loaded: LoadedDocument<Podcast>
  /** Key of the segment to select. Another one is selected if it does not exist. */
  start: string | undefined
  /** Shows the finished segments of a generation that runs. */
  onWatch: () => void
}

/** The editor of an open podcast. */
export function PodcastEditor({ page, loaded, start, onWatch }: PodcastEditorProps) {
  const session = useEditingSession(podcastDocument, page, loaded, start)
  const saving = useSavingActions(session)
  const versions = useHistoryPanel(session)
  const pageQuestions = useAsking({ format: 'podcast', page })
  const pageChanges = usePageChanges(session, changingLines)
  const translation = useTranslation(session, saving, translatedLines)
  const { isTranslation } = translation
  const publishing = usePublishAction(session, ({ podcast }) => podcast.title)
  const { store } = session
  const { language } = loaded.opened.document.podcast
  const { voices, choose, find: findVoices } = useHostVoices(loaded.opened.document)
  const voicing = usePodcastVoicing(session, findVoices)
  const writing = useGenerationJob(page, 'podcast', (job) => inBackground(openGeneratedOrOffer(session, job)))
  useAutosave(session, writing !== undefined)
  const [recording, setRecording] = useState<string>()
  const spokenTakes = useSpokenTakes(session, spokenLines)
  const editor = usePodcastParts(session, setRecording, spokenTakes.open)
  const { operations, search, player } = editor
  const [authorPlace] = useState(() => placeInPodcast(store, operations))
  const company = usePresence(session, authorPlace)
  const pronunciation = usePronunciation({
    courseId: page.courseId,
    language,
    onSaved: () => inBackground(voicing.refresh()),
  })
  const [tab, setTab] = useState<EditorTab>('dialogue')
  const [sharing, setSharing] = useState(false)
  const { questions, ...asking } = useVoicingQuestions(store, voicing.generate)
  const { actions, panel } = usePodcastCommands(
    session,
    saving,
    {
      store,
      operations,
      player,
      find,
      openSharing: () => setSharing(true),
      voicing: { generating: voicing.generating, ...asking },
    },
    {
      history: versions.action,
      askPage: pageQuestions.action,
      // A translation follows its original, and pages of the course system show the original.
      pageChanges: { ...pageChanges.action, enabled: !isTranslation },
      translate: translation.action,
      publish: publishing.action,
      pronunciation: pronunciation.action,
    },
  )

  function find(): void {
    setTab('dialogue')
    search.open(selectedText())
  }

  return (
    <PodcastContext value={editor}>
      <div
        onBlur={store.settle}
        className={classes(
          'relative min-h-dvh pb-24 md:grid md:h-dvh md:grid-cols-[332px_minmax(0,1fr)] md:grid-rows-[auto_minmax(0,1fr)] md:overflow-clip md:pb-0',
          sharing ? 'xl:grid-cols-[332px_minmax(0,1fr)_464px]' : 'xl:grid-cols-[332px_minmax(0,1fr)_296px]',
        )}
      >
        <TopBar
          actions={actions}
          saving={saving}
          session={session}
          company={company}
          // A phone in landscape has no height for a line more. The palette has the translation too.
          languages={<span className="low:md:max-lg:hidden">{translation.menu}</span>}
          sharing={sharing}
        />
        <EditorTabs tab={tab} onTab={setTab} actions={actions} sharing={sharing} />
        <PodcastSidebar
          actions={actions}
          tab={tab}
          onDialogue={() => setTab('dialogue')}
          unsaved={saving.unsaved}
          voices={voices}
          onChange={choose}
          voicing={voicing}
          language={language}
        />
        <AskContext value={pageQuestions.action}>
          <HostVoicesContext value={voices}>
            <DialogueArea
              session={session}
              pageChanged={
                <>
                  {pageChanges.bar}
                  {translation.bar}
                </>
              }
              job={writing}
              onWatch={writing?.progress.parts ? onWatch : undefined}
              sharing={sharing}
              onSharingClose={() => {
                flushSync(() => setSharing(false))
                focusShareButton()
              }}
              className={tab === 'dialogue' ? '' : 'max-md:hidden'}
            />
          </HostVoicesContext>
        </AskContext>
      </div>
      <FollowPreview />
      <MediaKeysWhilePlaying />
      {questions}
      <LineRecording
        line={recording}
        synthesizing={voicing.generating}
        onSynthesize={(line) => inBackground(voicing.generate({ keys: [line], replaceRecordings: true }))}
        onClose={() => setRecording(undefined)}
      />
      {spokenTakes.dialog}
      {pronunciation.dialog}
      {panel}
      {versions.panel}
      {pageQuestions.panel}
      {pageChanges.panel}
      {translation.panels}
      {publishing.dialog}
      <PresenceAnnouncement company={company} />
      <ConflictDialog session={session} />
      <LeaveGuard unsaved={saving.unsaved} />
    </PodcastContext>
  )
}

/** Returns the state and the functions that all parts of the editor share. `record` opens the recorder for a line, and `sayAgain` its takes. */
function usePodcastParts(
  { store, page }: EditingSession<Podcast>,
  record: (line: string) => void,
  sayAgain: (line: string) => void,
) {
  const [operations] = useState(() => createDialogueOperations(store))
  const [search] = useState(() => createDialogueSearch(store, showFinding(store)))
  const [player] = useState(() => createLinePlayer(store))
  useEffect(() => () => player.close(), [player])
  const [rewriting] = useState(createRewriting)
  useEffect(() => rewriting.cancel, [rewriting])
  return useMemo(
    () => ({
      store,
      player,
      page,
      rewriting,
      operations,
      search,
      record: (line: string) => {
        player.stop()
        record(line)
      },
      sayAgain: (line: string) => {
        player.stop()
        sayAgain(line)
      },
    }),
    [store, player, page, rewriting, operations, search, record, sayAgain],
  )
}
