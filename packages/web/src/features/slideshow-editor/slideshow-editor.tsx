import { isOwnRecording } from '@lectern/domain/narration/own-recording.ts'
import type { Slideshow } from '@lectern/domain/slideshow/slideshow.ts'
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useStore } from 'zustand'
import { useEditingActions, useShortcuts } from '../../editing/commands/actions.ts'
import { ConflictDialog } from '../../editing/merge/conflict-dialog.tsx'
import { useOpenDocument } from '../../editing/document/document-store.ts'
import { DraftOffer } from '../../editing/document/draft-offer.tsx'
import type { PageAddress } from '../../editing/document/editable-document.ts'
import { useDraftsKept } from '../../editing/document/drafts-kept.ts'
import { useEditingSession, useSavingActions } from '../../editing/document/editing-session.ts'
import { GeneratingNote } from '../../editing/jobs/generating-note.tsx'
import { useHistoryPanel } from '../../editing/history/use-history-panel.tsx'
import { LeaveGuard } from '../../editing/document/leave-guard.tsx'
import { PresenceAnnouncement } from '../../editing/presence/presence-note.tsx'
import { usePresence, type AuthorPlace } from '../../editing/presence/use-presence.ts'
import { Section } from '../../editing/panels/section.tsx'
import { openGenerated, takeInGenerated } from '../../editing/document/take-in-generated.ts'
import { useCommandPalette } from '../../editing/commands/use-command-palette.tsx'
import { useMediaQuery } from '../../editing/panels/use-media-query.ts'
import type { LoadedDocument } from '../../editing/document/use-loaded-document.ts'
import { UnsavedReason } from '../../editing/merge/unsaved-reason.tsx'
import { useAutosave } from '../../editing/document/use-autosave.ts'
import { WaitingToSave } from '../../editing/document/waiting-to-save.tsx'
import type { FieldName } from '../../slides/text/slide-editing.ts'
import { classes } from '../../ui/classes.ts'
import { Button } from '../../ui/button.tsx'
import { inBackground } from '../../ui/in-background.ts'
import { usePronunciation } from '../../voices/glossary/use-pronunciation.tsx'
import { VoiceSelector } from '../../voices/voice-selector.tsx'
import { AudioChip } from './voicing/audio-chip.tsx'
import { AudioControls } from './voicing/audio-controls.tsx'
import { AudioScript } from './voicing/audio-script.tsx'
import {
  PageContext,
  PictureUploadsContext,
  selectedSlide,
  SlideshowContext,
} from './document/editor-context.ts'
import { findContentField } from './inspector/content-fields.tsx'
import { EditorHeader } from './editor-header.tsx'
import { Inspector } from './inspector/inspector.tsx'
import { createPictureUploads, isUploading } from './document/picture-uploads.ts'
import { Fullscreen, Preview } from './preview.tsx'
import { RegenerateQuestion } from './regenerate-question.tsx'
import { recordedAmong, RecordingQuestions } from './voicing/recording-questions.tsx'
import { SidePanel } from './side-panel.tsx'
import { createSlideActs } from './document/slide-acts.ts'
import { slideTextKeys } from './on-slide/slide-text-keys.ts'
import { SlideCanvas } from './canvas/slide-canvas.tsx'
import { slideListKeys } from './rail/slide-list-keys.ts'
import { focusThemeToggle, SlideRail } from './rail/slide-rail.tsx'
import { KeptSlideTakes, SlideRecording, SlideVoice } from './voicing/slide-recording.tsx'
import { SlideTypePicker } from './rail/slide-type-picker.tsx'
import type { SlideTypePurpose } from './rail/slide-type-picker.tsx'
import { goToSlideActions, slideshowActions } from './slideshow-actions.ts'
import { slideshowDocument } from './document/slideshow-document.ts'
import { ThemeEditor } from './theme/theme-editor.tsx'
import { useNarrator } from './voicing/use-narrator.ts'
import { useRegeneration } from './use-regeneration.ts'
import { useSlideRewriting } from './inspector/use-slide-rewriting.ts'
import { textsToSpeak, useSlideVoicing } from './voicing/use-slide-voicing.ts'
import { useVoicingAll, type VoicingExtent } from './voicing/use-voicing-all.ts'
import { VoiceAllQuestion } from './voicing/voice-all-question.tsx'
import { VoiceAll } from './voicing/voice-all.tsx'
import { messages } from './messages.ts'

const panels = () => ({
  slide: { title: messages.slideSettings, closeLabel: undefined },
  theme: { title: messages.theme, closeLabel: messages.closeTheme },
  voice: { title: messages.voiceOfSlide, closeLabel: messages.closeVoiceOfSlide },
})

interface SlideshowEditorProps {
  page: PageAddress
  loaded: LoadedDocument<Slideshow>
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
export function SlideshowEditor({ page, loaded }: SlideshowEditorProps) {
  const session = useEditingSession(slideshowDocument, page, loaded)
  const { store } = session
  const [acts] = useState(() => createSlideActs(store))
  const saving = useSavingActions(session)
  const kept = useDraftsKept()
  const { undo, redo, save } = useEditingActions(session, saving)
  const versions = useHistoryPanel(session)
  const narrator = useNarrator(loaded.opened.document)
  const voicing = useSlideVoicing(store, page, narrator)
  const voicingAll = useVoicingAll(session, saving, narrator)
  const pronunciation = usePronunciation({
    courseId: page.courseId,
    language: loaded.opened.document.presentation.language,
    onSaved: () => inBackground(voicingAll.refresh()),
  })
  const { generating, generate } = useRegeneration(page, {
    beforeStart: session.saving.untilSent,
    onGenerated: () => openGenerated(session),
    onFound: (job) => takeInGenerated(session, job),
    voiceId: narrator.voiceId,
  })
  useAutosave(session, generating)
  const [place] = useState((): AuthorPlace => ({
    part: () => store.getState().selected,
    subscribe: store.subscribe,
  }))
  const company = usePresence(session, place)
  const [uploads] = useState(() => createPictureUploads(store, page))
  useEffect(() => uploads.close, [uploads])
  const uploading = useStore(uploads, isUploading)
  const rewriting = useSlideRewriting(store, page, () => openPanel('slide'))

  const wide = useMediaQuery('(min-width: 80rem)')
  const [panel, setPanel] = useState<'slide' | 'theme' | 'voice'>('slide')
  const [drawerOpen, setDrawerOpen] = useState(false)
  const [wantedField, setWantedField] = useState<FieldName>()
  const [fullscreen, setFullscreen] = useState(false)
  const [picking, setPicking] = useState<{ open: boolean; purpose: SlideTypePurpose }>({
    open: false,
    purpose: 'add',
  })
  const editing = useOpenDocument(store, ({ mode }) => mode === 'edit')
  const anySlide = useOpenDocument(store, (open) => selectedSlide(open) !== undefined)
  const [asking, setAsking] = useState(false)
  const [askingAboutVoices, setAskingAboutVoices] = useState(false)
  const [recording, setRecording] = useState(false)

  const pickType = (purpose: SlideTypePurpose) => setPicking({ open: true, purpose })
  const voiceSlide = () => {
    const slide = selectedSlide(store.getState())
    if (!slide) return
    if (textsToSpeak(slide).some(({ audio }) => isOwnRecording(audio))) setReplacing(slide.key)
    else inBackground(voicing.voice(slide))
  }
  /** The slides to generate audio for, while the question about recordings is open. */
  const [askingAboutRecordings, setAskingAboutRecordings] = useState<VoicingExtent>()
  const [replacing, setReplacing] = useState<string>()
  const voiceNeeded = () => {
    if (recordedAmong(store.getState().history.present, 'those that need it').length > 0)
      setAskingAboutRecordings('those that need it')
    else inBackground(voicingAll.start('those that need it'))
  }
  const voiceAgain = () => {
    if (recordedAmong(store.getState().history.present, 'all').length > 0) setAskingAboutRecordings('all')
    else setAskingAboutVoices(true)
  }
  const record = () => {
    setRecording(true)
    store.setMode('edit')
    setPanel('voice')
  }
  const stopRecording = () => {
    setRecording(false)
    setPanel('slide')
    setDrawerOpen(false)
  }
  const commands = useCommandPalette(
    [
      save,
      undo,
      redo,
      versions.action,
      rewriting.action,
      ...slideshowActions({
        store,
        acts,
        mode: editing ? 'edit' : 'preview',
        busy: saving.busy,
        onAdd: () => pickType('add'),
        onChangeType: () => pickType('change'),
        onTheme: () => openPanel('theme'),
        onFullscreen: () => setFullscreen(true),
        onVoice: voiceSlide,
        onRecord: record,
        onVoiceAll: voiceNeeded,
        onVoiceAgain: voiceAgain,
        voicing: voicingAll.busy,
        onRegenerate: () => setAsking(true),
        onComplete: () => inBackground(saving.complete()),
      }),
      pronunciation.action,
    ],
    { hints: [...slideListKeys(), ...slideTextKeys()], more: () => goToSlideActions(store) },
  )
  useShortcuts(commands.actions)
  if (!anySlide) return null

  const themeOpen = panel === 'theme' && editing && (wide || drawerOpen)
  const { language } = loaded.opened.document.presentation
  const contentLanguages = language === undefined ? [] : [language]

  function openPanel(next: typeof panel, field?: FieldName): void {
    store.setMode('edit')
    setPanel(next)
    setDrawerOpen(!wide)
    setWantedField(field)
  }

  function choosePicture(field: FieldName): void {
    flushSync(() => openPanel('slide', field))
    findContentField(field)?.focus()
  }

  function closePanel(): void {
    flushSync(() => {
      setPanel(recording && panel === 'theme' ? 'voice' : 'slide')
      setDrawerOpen(false)
    })
    if (!wide && panel === 'theme') focusThemeToggle()
  }

  return (
    <PageContext value={page}>
      <SlideshowContext value={store}>
        <PictureUploadsContext value={uploads}>
          <div
            onBlur={store.settle}
            className={classes(
              'relative flex min-h-dvh flex-col md:grid md:h-dvh md:grid-rows-[auto_minmax(0,1fr)] md:overflow-clip',
              !themeOpen && 'md:grid-cols-[232px_minmax(0,1fr)]',
              editing && !themeOpen && '2xl:grid-cols-[232px_minmax(0,1fr)_336px]',
              themeOpen && besideSlide,
            )}
          >
            <EditorHeader
              actions={[undo, redo, versions.action]}
              commands={commands.palette}
              session={session}
              company={company}
              saving={saving}
              onFullscreen={() => setFullscreen(true)}
              onSettings={editing && !wide ? () => openPanel('slide') : undefined}
            />
            <SlideRail
              save={save}
              saving={saving}
              acts={acts}
              onAdd={() => pickType('add')}
              themeOpen={themeOpen}
              onThemeToggle={() => (themeOpen ? closePanel() : openPanel('theme'))}
              generating={generating}
              onGenerate={() => setAsking(true)}
            />
            <main className="relative order-2 flex min-h-0 min-w-0 flex-col low:overflow-y-auto">
              <div className="grid gap-2.5 px-3 pt-3 empty:hidden md:px-6">
                {generating && <GeneratingNote text={messages.generatingSlideshow} />}
                <DraftOffer session={session} />
                <WaitingToSave saving={session.saving} />
                <UnsavedReason session={session} />
              </div>
              {editing && <SlideCanvas onPicture={choosePicture} />}
              {!editing && !fullscreen && <Preview onFullscreen={() => setFullscreen(true)} />}
              <div className={themeOpen ? 'contents max-md:hidden' : 'contents'}>
                {editing && recording ? (
                  <SlideRecording
                    onTakes={wide && panel === 'voice' ? undefined : () => openPanel('voice')}
                    onClose={stopRecording}
                  />
                ) : (
                  <AudioScript readOnly={!editing} status={<AudioChip />}>
                    {editing && (
                      <AudioControls
                        voicingOf={voicing.voicingOf}
                        onGenerate={voiceSlide}
                        onRecord={record}
                      />
                    )}
                  </AudioScript>
                )}
              </div>
            </main>
            {editing && (
              <SidePanel
                {...panels()[panel]}
                docked={wide || themeOpen}
                takesFocus={!wide}
                open={drawerOpen}
                onClose={closePanel}
                initialFocus={() => findContentField(wantedField)}
              >
                {panel === 'theme' ? (
                  <ThemeEditor />
                ) : panel === 'voice' ? (
                  <SlideVoice voicing={voicing} onScript={stopRecording} />
                ) : (
                  <Inspector onChangeType={() => pickType('change')} rewriting={rewriting}>
                    <Section title={messages.audio} aside={<AudioChip />}>
                      <div data-own-undo className="grid">
                        <VoiceSelector
                          label={messages.narrator}
                          voiceRole="narrator"
                          value={narrator.voiceId}
                          onChange={narrator.choose}
                          contentLanguages={contentLanguages}
                          failureText={messages.cannotLoadVoices}
                        />
                      </div>
                      <VoiceAll
                        voicing={voicingAll}
                        saving={saving.busy}
                        onNeeded={voiceNeeded}
                        onAll={voiceAgain}
                      />
                      <Button
                        look="quiet"
                        size="small"
                        flush
                        className="justify-self-start"
                        icon={<pronunciation.action.icon aria-hidden className="size-4" />}
                        onClick={pronunciation.action.run}
                      >
                        {pronunciation.action.label}
                      </Button>
                    </Section>
                  </Inspector>
                )}
              </SidePanel>
            )}
          </div>
          {fullscreen && <Fullscreen onClose={() => setFullscreen(false)} />}
          <SlideTypePicker {...picking} onClose={() => setPicking({ ...picking, open: false })} />
          <RegenerateQuestion
            open={asking}
            onYes={() => inBackground(generate())}
            onClose={() => setAsking(false)}
          />
          <VoiceAllQuestion
            open={askingAboutVoices}
            onYes={() => inBackground(voicingAll.start('all'))}
            onClose={() => setAskingAboutVoices(false)}
          />
          <RecordingQuestions
            extent={askingAboutRecordings}
            onExtent={(extent, replace) => inBackground(voicingAll.start(extent, replace))}
            onExtentClose={() => setAskingAboutRecordings(undefined)}
            slide={replacing}
            onSlide={(slide) => inBackground(voicing.voice(slide))}
            onSlideClose={() => setReplacing(undefined)}
          />
          {pronunciation.dialog}
          <KeptSlideTakes />
          {commands.panel}
          {versions.panel}
          <PresenceAnnouncement company={company} />
          <ConflictDialog session={session} />
          <LeaveGuard unsaved={saving.unsaved || uploading}>
            {uploading &&
              (saving.unsaved && kept ? messages.pictureUploadingAndUnsaved : messages.pictureUploading)}
          </LeaveGuard>
        </PictureUploadsContext>
      </SlideshowContext>
    </PageContext>
  )
}
