import type { Slideshow } from '@lectern/domain/slideshow/slideshow.ts'
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { useDraftsStored } from '../../../editing/drafts/drafts-stored.ts'
import { type DocumentStore, useOpenDocument } from '../../../editing/document/document-store.ts'
import type { PageAddress } from '../../../editing/document/editable-document.ts'
import { useEditingSession, useSavingActions } from '../../../editing/session/editing-session.ts'
import { LeaveGuard } from '../../../editing/drafts/leave-guard.tsx'
import {
  openGenerated,
  openGeneratedOrOffer,
  openUnfinished,
} from '../../../editing/session/open-generated.ts'
import { useAutosave } from '../../../editing/session/use-autosave.ts'
import type { LoadedDocument } from '../../../editing/document/use-loaded-document.ts'
import { useTranslation } from '../../../editing/translation/use-translation.tsx'
import { AskContext } from '../../../editing/asking/ask-context.ts'
import { useAsking } from '../../../editing/asking/use-asking.tsx'
import { useHistoryPanel } from '../../../editing/history/use-history-panel.tsx'
import { usePageChanges } from '../../../editing/page-changes/use-page-changes.tsx'
import { ConflictDialog } from '../../../editing/merge/conflict-dialog.tsx'
import { PresenceAnnouncement } from '../../../editing/presence/presence-note.tsx'
import { useSpokenTakes } from '../../../editing/spoken-takes/use-spoken-takes.tsx'
import { usePresence, type AuthorPlace } from '../../../editing/presence/use-presence.ts'
import { classes } from '../../../ui/classes.ts'
import { inBackground } from '../../../ui/in-background.ts'
import { usePronunciation } from '../../../voices/glossary/use-pronunciation.tsx'
import { PageContext, PicturesContext, selectedSlide, SlideshowContext } from '../document/editor-context.ts'
import { createPictureGeneration } from '../document/picture-generation.ts'
import { createPictureUploads, isUploading, type PictureUploads } from '../document/picture-uploads.ts'
import { createSlideOperations } from '../document/slide-operations.ts'
import { changingSlides } from '../document/changing-slides.tsx'
import { translatedSlides } from '../document/translated-slides.ts'
import { slideshowDocument } from '../document/slideshow-document.ts'
import { EditorHeader } from '../editor-header.tsx'
import { EditorSidePanel } from '../editor-side-panel.tsx'
import { useSlideRewriting } from '../inspector/use-slide-rewriting.ts'
import { messages } from '../messages.ts'
import { Fullscreen } from '../preview.tsx'
import { SlideRail } from '../rail/slide-rail.tsx'
import { SlideTypePicker, type SlideTypePurpose } from '../rail/slide-type-picker.tsx'
import { RegenerateQuestion } from '../regenerate-question.tsx'
import { SlideArea } from '../slide-area.tsx'
import { useRegeneration } from '../use-regeneration.ts'
import { useSidePanel } from '../use-side-panel.ts'
import { useSlideshowCommands } from '../commands/use-slideshow-commands.ts'
import { KeptSlideTakes } from '../voicing/slide-recording.tsx'
import { usePublishAction } from '../../../publishing/use-publish-action.tsx'
import { spokenSlides } from '../voicing/spoken-slides.ts'
import { useNarrator } from '../voicing/use-narrator.ts'
import { useSlideVoicing } from '../voicing/use-slide-voicing.ts'
import { useVoicingAll } from '../voicing/use-voicing-all.ts'
import { useVoicingQuestions } from '../voicing/use-voicing-questions.tsx'

interface SlideshowEditorProps {
  page: PageAddress
  loaded: LoadedDocument<Slideshow>
  /** Key of the slide to select. Another one is selected if it does not exist. */
  start: string | undefined
  /** Shows the finished slides of a generation that runs. */
  onWatch: () => void
}

/**
 * The theme editor is beside the slide, or below it on phones, so that the author sees each change. It replaces the
 * list of slides if there is not enough room for both.
 */
const besideSlide = [
  'md:grid-cols-[0px_minmax(0,1fr)_340px] lg:grid-cols-[232px_minmax(0,1fr)_360px] 2xl:grid-cols-[232px_minmax(0,1fr)_464px]',
  'max-lg:[&>nav]:invisible max-md:[&>nav]:hidden',
  'max-md:[&>main]:sticky max-md:[&>main]:top-0 max-md:[&>main]:z-(--z-sticky) max-md:[&>main]:bg-ground',
].join(' ')

/**
 * The editor of an open slideshow. It does not render on every keystroke, because each component reads its own text.
 */
export function SlideshowEditor({ page, loaded, start, onWatch }: SlideshowEditorProps) {
  const session = useEditingSession(slideshowDocument, page, loaded, start)
  const { store } = session
  const [operations] = useState(() => createSlideOperations(store))
  const saving = useSavingActions(session)
  const versions = useHistoryPanel(session)
  const pageQuestions = useAsking({ format: 'slideshow', page })
  const pageChanges = usePageChanges(session, changingSlides)
  const translation = useTranslation(session, saving, translatedSlides)
  const { isTranslation } = translation
  const publishing = usePublishAction(session, ({ presentation }) => presentation.title)
  const narrator = useNarrator(loaded.opened.document)
  const voicing = useSlideVoicing(store, page, narrator)
  const voicingAll = useVoicingAll(session, saving, narrator)
  const spokenTakes = useSpokenTakes(session, spokenSlides)
  const { questions, ...asking } = useVoicingQuestions(store, voicing, voicingAll)
  const pronunciation = usePronunciation({
    courseId: page.courseId,
    language: loaded.opened.document.presentation.language,
    onSaved: () => inBackground(voicingAll.refresh()),
  })
  const { generating, job, generate } = useRegeneration(page, {
    beforeStart: session.saving.untilSent,
    onGenerated: () => openGenerated(session),
    onFailed: () => openUnfinished(session),
    onFound: (ended) => openGeneratedOrOffer(session, ended),
    voiceId: narrator.voiceId,
  })
  useAutosave(session, generating)
  const [place] = useState((): AuthorPlace => ({
    part: () => store.getState().selected,
    subscribe: store.subscribe,
  }))
  const company = usePresence(session, place)
  const pictures = useArrivingPictures(store, page)
  const side = useSidePanel(store)
  const { editing, themeOpen, shareOpen } = side
  const rewriting = useSlideRewriting(store, page, () => side.open('slide'))
  const [fullscreen, setFullscreen] = useState(false)
  const [picking, setPicking] = useState<{ open: boolean; purpose: SlideTypePurpose }>({
    open: false,
    purpose: 'add',
  })
  const [askingToRegenerate, setAskingToRegenerate] = useState(false)
  const anySlide = useOpenDocument(store, (open) => selectedSlide(open) !== undefined)
  const { actions, panel } = useSlideshowCommands(
    session,
    saving,
    {
      store,
      operations,
      pickType: (purpose) => setPicking({ open: true, purpose }),
      openTheme: () => side.open('theme'),
      openSharing: () => side.open('share'),
      showFullscreen: () => setFullscreen(true),
      record: side.startRecording,
      voicing: { busy: voicingAll.busy, ...asking },
      askToRegenerate: () => setAskingToRegenerate(true),
      isTranslation,
    },
    {
      history: versions.action,
      rewrite: rewriting.action,
      askPage: pageQuestions.action,
      // A translation follows its original, and pages of the course system show the original.
      pageChanges: { ...pageChanges.action, enabled: !isTranslation },
      translate: translation.action,
      publish: publishing.action,
      pronunciation: pronunciation.action,
    },
  )
  if (!anySlide) return null

  return (
    <PageContext value={page}>
      <SlideshowContext value={store}>
        <PicturesContext value={pictures}>
          <div
            onBlur={store.settle}
            className={classes(
              'relative flex min-h-dvh flex-col md:grid md:h-dvh md:grid-rows-[auto_minmax(0,1fr)] md:overflow-clip',
              !themeOpen && 'md:grid-cols-[232px_minmax(0,1fr)]',
              editing &&
                !themeOpen &&
                (shareOpen
                  ? '2xl:grid-cols-[232px_minmax(0,1fr)_464px]'
                  : '2xl:grid-cols-[232px_minmax(0,1fr)_336px]'),
              themeOpen && besideSlide,
            )}
          >
            <EditorHeader
              actions={actions}
              session={session}
              company={company}
              saving={saving}
              languages={translation.menu}
              shareOpen={shareOpen}
              onSettings={editing && !side.wide ? () => side.open('slide') : undefined}
            />
            <SlideRail
              actions={actions}
              saving={saving}
              operations={operations}
              themeOpen={themeOpen}
              onThemeClose={side.close}
              generating={generating}
            />
            <SlideArea
              voiceId={narrator.voiceId}
              session={session}
              pageChanged={
                <>
                  {pageChanges.bar}
                  {translation.bar}
                </>
              }
              side={side}
              actions={actions}
              voicingOf={voicing.voicingOf}
              sayAgain={spokenTakes.open}
              generating={generating}
              job={job}
              onWatch={job?.progress.parts ? onWatch : undefined}
              fullscreen={fullscreen}
            />
            <AskContext value={pageQuestions.action}>
              {editing && (
                <EditorSidePanel
                  side={side}
                  session={session}
                  actions={actions}
                  narrator={narrator}
                  voicing={voicing}
                  voicingAll={voicingAll}
                  rewriting={rewriting}
                  saving={saving.busy}
                />
              )}
            </AskContext>
          </div>
          {fullscreen && <Fullscreen onClose={() => setFullscreen(false)} />}
          <SlideTypePicker {...picking} onClose={() => setPicking({ ...picking, open: false })} />
          <RegenerateQuestion
            open={askingToRegenerate}
            onYes={() => inBackground(generate())}
            onClose={() => setAskingToRegenerate(false)}
          />
          {questions}
          {spokenTakes.dialog}
          {pronunciation.dialog}
          <KeptSlideTakes />
          {panel}
          {versions.panel}
          {pageQuestions.panel}
          {pageChanges.panel}
          {translation.panels}
          {publishing.dialog}
          <PresenceAnnouncement company={company} />
          <ConflictDialog session={session} />
          <LeaveQuestion unsaved={saving.unsaved} uploads={pictures.uploads} />
        </PicturesContext>
      </SlideshowContext>
    </PageContext>
  )
}

/** The uploads and the generations of pictures, which end with the editor. */
function useArrivingPictures(store: DocumentStore<Slideshow>, page: PageAddress) {
  const [pictures] = useState(() => {
    const uploads = createPictureUploads(store, page)
    return { uploads, generation: createPictureGeneration(uploads, page) }
  })
  useEffect(
    () => () => {
      pictures.uploads.close()
      pictures.generation.close()
    },
    [pictures],
  )
  return pictures
}

/** Asks before the author leaves with unsaved edits or while a picture is uploading. */
function LeaveQuestion({ unsaved, uploads }: { unsaved: boolean; uploads: PictureUploads }) {
  const kept = useDraftsStored()
  const uploading = useStore(uploads, isUploading)
  return (
    <LeaveGuard unsaved={unsaved || uploading}>
      {uploading && (unsaved && kept ? messages.pictureUploadingAndUnsaved : messages.pictureUploading)}
    </LeaveGuard>
  )
}
