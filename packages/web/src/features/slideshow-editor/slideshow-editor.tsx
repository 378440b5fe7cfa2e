import type { Slideshow } from '@lectern/domain/slideshow/slideshow.ts'
import { defaultVoice } from '@lectern/domain/voices/voice.ts'
import { X } from 'lucide-react'
import { useState } from 'react'
import { useEditingActions, useShortcuts } from '../../editing/actions.ts'
import { ConflictDialog } from '../../editing/conflict-dialog.tsx'
import { useOpenDocument } from '../../editing/document-store.ts'
import { DraftOffer } from '../../editing/draft-offer.tsx'
import type { PageAddress } from '../../editing/editable-document.ts'
import { useEditingSession, useSavingActions } from '../../editing/editing-session.ts'
import { LeaveGuard } from '../../editing/leave-guard.tsx'
import { Section } from '../../editing/section.tsx'
import { useMediaQuery } from '../../editing/use-media-query.ts'
import type { LoadedDocument } from '../../editing/use-loaded-document.ts'
import { classes } from '../../ui/classes.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { useVoices } from '../../voices/use-voices.ts'
import { VoiceSelector } from '../../voices/voice-selector.tsx'
import { AudioChip } from './audio-chip.tsx'
import { AudioControls, slideAudioStatus } from './audio-controls.tsx'
import { AudioScript } from './audio-script.tsx'
import { EditorHeader } from './editor-header.tsx'
import { SlideshowContext } from './editor-context.ts'
import { FullscreenPreview, SlidePreview } from './slide-preview.tsx'
import { Inspector } from './inspector.tsx'
import { SlideCanvas } from './slide-canvas.tsx'
import { SlideRail } from './slide-rail.tsx'
import { slideshowDocument } from './slideshow-document.ts'
import { ThemePicker } from './theme-picker.tsx'
import { useRegeneration } from './use-regeneration.ts'
import { useSlideVoicing } from './use-slide-voicing.ts'

interface SlideshowEditorProps {
  page: PageAddress
  loaded: LoadedDocument<Slideshow>
}

/** What the side panel shows. */
type Panel = 'slide' | 'theme'

/** An open slideshow with everything that can be done to it. */
export function SlideshowEditor({ page, loaded }: SlideshowEditorProps) {
  const session = useEditingSession(slideshowDocument, page, loaded)
  const { store } = session
  const saving = useSavingActions(session)
  const { undo, redo, save } = useEditingActions(session, saving)
  useShortcuts([undo, redo, save])
  const [chosenVoice, setChosenVoice] = useState(() => narratorOf(loaded.opened.document))
  const voices = useVoices().voices
  const voiceId = chosenVoice ?? defaultVoice(voices)?.id
  const voicing = useSlideVoicing(store, page)
  const loadAnew = async () => store.takeOver(await slideshowDocument.load(page))
  const { generating, generate } = useRegeneration(page, loadAnew, voiceId)

  const [panel, setPanel] = useState<Panel>('slide')
  const [drawerOpen, setDrawerOpen] = useState(false)
  const [fullscreen, setFullscreen] = useState(false)
  const wide = useMediaQuery('(min-width: 80rem)')
  const editing = useOpenDocument(store, ({ mode }) => mode === 'edit')
  const slide = useOpenDocument(store, ({ history, selection }) => history.present.slides[selection])
  const themeOpen = panel === 'theme' && (wide || drawerOpen)

  function open(next: Panel): void {
    setPanel(next)
    setDrawerOpen(true)
  }

  if (!slide) return null
  const audioControls = (
    <AudioControls
      slide={slide}
      voicing={voicing.voicingOf(slide)}
      onGenerate={() => void voicing.voice(slide, voiceId)}
      readOnly={!editing}
    />
  )
  const side =
    panel === 'theme' ? (
      <ThemePicker />
    ) : (
      <Inspector
        slide={slide}
        audio={
          <Section title="Audio" aside={<AudioChip status={slideAudioStatus(slide)} />}>
            <div data-own-undo className="grid">
              <VoiceSelector
                label="Narrator"
                value={voiceId}
                onChange={setChosenVoice}
                failureText="Failed to load available voices"
              />
            </div>
          </Section>
        }
      />
    )

  return (
    <SlideshowContext value={store}>
      <div
        onBlur={store.settle}
        className={classes(
          'flex min-h-dvh flex-col md:grid md:h-dvh md:grid-cols-[232px_minmax(0,1fr)] md:grid-rows-[auto_minmax(0,1fr)] md:overflow-hidden',
          editing &&
            (panel === 'theme'
              ? '2xl:grid-cols-[232px_minmax(0,1fr)_464px]'
              : '2xl:grid-cols-[232px_minmax(0,1fr)_336px]'),
        )}
      >
        <SlideRail
          save={save}
          saving={saving}
          themeOpen={themeOpen && editing}
          onThemeToggle={() => {
            store.setMode('edit')
            open(themeOpen && editing ? 'slide' : 'theme')
          }}
          generating={generating}
          onGenerate={() => void generate()}
        />
        <EditorHeader
          actions={[undo, redo]}
          saving={saving}
          onFullscreen={() => setFullscreen(true)}
          onSettings={editing && !wide ? () => open('slide') : undefined}
        />
        <main className="order-2 flex min-h-0 min-w-0 flex-col">
          <div className="px-3 pt-3 empty:hidden md:px-6">
            <DraftOffer session={session} draft={loaded.draft} />
          </div>
          {editing ? <SlideCanvas slide={slide} /> : <SlidePreview />}
          <AudioScript
            slide={slide}
            readOnly={!editing}
            status={<AudioChip status={slideAudioStatus(slide)} />}
          >
            {editing && audioControls}
          </AudioScript>
        </main>
        {editing && wide && (
          <aside
            aria-label={panel === 'theme' ? 'Theme' : 'Slide settings'}
            className="order-4 min-h-0 overflow-x-hidden overflow-y-auto border-s border-line bg-surface"
          >
            {panel === 'theme' && <ThemeHead onClose={() => setPanel('slide')} />}
            {side}
          </aside>
        )}
      </div>
      <Dialog
        open={drawerOpen && editing && !wide}
        onClose={() => setDrawerOpen(false)}
        title={panel === 'theme' ? 'Theme' : 'Slide settings'}
        place="end"
      >
        <div className="-mx-5 sm:-mx-7">{side}</div>
      </Dialog>
      {fullscreen && <FullscreenPreview onClose={() => setFullscreen(false)} />}
      <ConflictDialog session={session} />
      <LeaveGuard unsaved={saving.unsaved} />
    </SlideshowContext>
  )
}

function ThemeHead({ onClose }: { onClose: () => void }) {
  return (
    <div className="sticky top-0 z-(--z-raised) flex min-h-12.5 items-center justify-between border-b border-line bg-surface ps-5 pe-2.5">
      <h2 className="font-strong">Theme</h2>
      <IconButton label="Close theme" onClick={onClose}>
        <X aria-hidden />
      </IconButton>
    </div>
  )
}

/** The voice that the slideshow was last narrated with. */
function narratorOf(slideshow: Slideshow): string | undefined {
  return slideshow.slides.find((slide) => slide.audio)?.audio?.voice_id
}
