import type { EditorAction } from '../../../editing/commands/editor-action.ts'
import { Section } from '../../../editing/panels/section.tsx'
import { Button } from '../../../ui/button.tsx'
import { VoiceSelector } from '../../../voices/voice-selector.tsx'
import { usePresentation } from '../document/editor-context.ts'
import { AudioChip } from './audio-chip.tsx'
import { messages } from './messages.ts'
import type { Narrator } from './use-narrator.ts'
import type { VoicingAll } from './use-voicing-all.ts'
import { VoiceAll } from './voice-all.tsx'

interface AudioSectionProps {
  narrator: Narrator
  voicing: VoicingAll
  /** True while edits are saved, which comes first. */
  saving: boolean
  actions: Readonly<Record<'voiceNeeded' | 'voiceAgain' | 'pronunciation', EditorAction>>
}

/** The audio of all slides: the narrator's voice, the generation, and the pronunciations of the course. */
export function AudioSection({ narrator, voicing, saving, actions }: AudioSectionProps) {
  const language = usePresentation((presentation) => presentation.language)
  const { pronunciation } = actions
  return (
    <Section title={messages.audio} aside={<AudioChip />}>
      <div data-own-undo className="grid">
        <VoiceSelector
          label={messages.narrator}
          voiceRole="narrator"
          value={narrator.voiceId}
          onChange={narrator.choose}
          contentLanguages={language === undefined ? [] : [language]}
          failureText={messages.cannotLoadVoices}
        />
      </div>
      <VoiceAll voicing={voicing} saving={saving} needed={actions.voiceNeeded} all={actions.voiceAgain} />
      <Button
        look="quiet"
        size="small"
        flush
        className="justify-self-start"
        icon={<pronunciation.icon aria-hidden className="size-4" />}
        onClick={pronunciation.run}
      >
        {pronunciation.label}
      </Button>
    </Section>
  )
}
