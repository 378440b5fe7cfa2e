import type { Slideshow } from '@lectern/domain/slideshow/slideshow.ts'
import type { EditorAction } from '../../editing/commands/editor-action.ts'
import type { EditingSession } from '../../editing/session/editing-session.ts'
import { findContentField } from './inspector/content-fields.tsx'
import { Inspector } from './inspector/inspector.tsx'
import type { SlideRewriting } from './inspector/use-slide-rewriting.ts'
import { messages } from './messages.ts'
import { SlideshowSharing } from './slideshow-sharing.tsx'
import { SidePanel } from './side-panel.tsx'
import { ThemeEditor } from './theme/theme-editor.tsx'
import type { SidePanelState } from './use-side-panel.ts'
import { AudioSection } from './voicing/audio-section.tsx'
import { SlideVoice } from './voicing/slide-recording.tsx'
import type { Narrator } from './voicing/use-narrator.ts'
import type { useSlideVoicing } from './voicing/use-slide-voicing.ts'
import type { VoicingAll } from './voicing/use-voicing-all.ts'

const texts = () => ({
  slide: { title: messages.slideSettings, closeLabel: undefined },
  theme: { title: messages.theme, closeLabel: messages.closeTheme },
  voice: { title: messages.voiceOfSlide, closeLabel: messages.closeVoiceOfSlide },
})

interface EditorSidePanelProps {
  side: SidePanelState
  session: EditingSession<Slideshow>
  actions: Readonly<Record<'changeType' | 'voiceNeeded' | 'voiceAgain' | 'pronunciation', EditorAction>>
  narrator: Narrator
  voicing: ReturnType<typeof useSlideVoicing>
  voicingAll: VoicingAll
  rewriting: SlideRewriting
  /** True while edits are saved. */
  saving: boolean
}

/** The panel beside the slide: the settings of the slide, the theme, the author's recordings, or sharing. */
export function EditorSidePanel({ side, session, ...content }: EditorSidePanelProps) {
  const { panel, wide } = side
  if (panel === 'share') return <SlideshowSharing side={side} session={session} />
  return (
    <SidePanel
      {...texts()[panel]}
      docked={wide || side.themeOpen}
      takesFocus={!wide}
      open={side.drawerOpen}
      onClose={side.close}
      initialFocus={() => findContentField(side.wantedField)}
    >
      {panel === 'theme' && <ThemeEditor />}
      {panel === 'voice' && <SlideVoice voicing={content.voicing} onScript={side.stopRecording} />}
      {panel === 'slide' && <SlideSettings {...content} />}
    </SidePanel>
  )
}

function SlideSettings(props: Omit<EditorSidePanelProps, 'side' | 'session' | 'voicing'>) {
  const { actions, narrator, voicingAll, rewriting, saving } = props
  return (
    <Inspector changeType={actions.changeType} rewriting={rewriting}>
      <AudioSection narrator={narrator} voicing={voicingAll} saving={saving} actions={actions} />
    </Inspector>
  )
}
