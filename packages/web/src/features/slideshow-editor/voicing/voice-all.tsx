import { isOwnRecording } from '@lectern/domain/narration/audio/own-recording.ts'
import { audioStatus } from '@lectern/domain/narration/audio/audio-status.ts'
import { keysInSubstitute, slidesThatSpeak, slidesToVoice } from '@lectern/domain/slideshow/slide-audio.ts'
import { textsToVoice } from '@lectern/domain/slideshow/slide-texts.ts'
import type { Slideshow } from '@lectern/domain/slideshow/slideshow.ts'
import { useShallow } from 'zustand/shallow'
import { type OpenDocument, useOpenDocument } from '../../../editing/document/document-store.ts'
import type { EditorAction } from '../../../editing/commands/editor-action.ts'
import { Button } from '../../../ui/button.tsx'
import { inBackground } from '../../../ui/in-background.ts'
import { Progress } from '../../../ui/progress.tsx'
import { useSlideshowStore } from '../document/editor-context.ts'
import type { VoicingAll } from './use-voicing-all.ts'
import { messages } from './messages.ts'

interface VoiceAllProps {
  voicing: VoicingAll
  /** True while edits are saved, which comes first. */
  saving: boolean
  /** Generates missing and outdated audio. */
  needed: EditorAction
  /** Generates audio of every slide again. */
  all: EditorAction
}

/** How many slides need audio, and buttons that generate it for all of them. */
export function VoiceAll({ voicing, saving, needed, all }: VoiceAllProps) {
  // The actions depend on the slides, as these numbers do.
  const { waiting, updatesOnly, recorded, inSubstitute } = useOpenDocument(
    useSlideshowStore(),
    useShallow(audioNeeds),
  )
  return (
    <div className="grid gap-1.5">
      <Button
        size="small"
        icon={<needed.icon aria-hidden className="size-4" />}
        disabled={!needed.enabled && !voicing.busy}
        busy={voicing.busy}
        onClick={needed.run}
      >
        {voicing.busy
          ? saving
            ? messages.saving
            : messages.generating
          : updatesOnly
            ? messages.updateAllNeeded
            : messages.generateAllNeeded}
      </Button>
      {voicing.progress ? (
        <VoicingProgress {...voicing} />
      ) : (
        <div className="flex flex-wrap items-center justify-between gap-x-2">
          <p className="min-w-0 flex-1 text-xs text-ink-3">
            {waiting === 0 ? messages.everySlideHasAudio : messages.slidesNeedAudio(waiting)}
            {recorded > 0 && ` ${messages.slidesHaveOwnVoice(recorded)}`}
          </p>
          <Button
            look="quiet"
            size="small"
            icon={<all.icon aria-hidden className="size-4" />}
            disabled={!all.enabled}
            onClick={all.run}
          >
            {messages.regenerateAll}
          </Button>
        </div>
      )}
      {inSubstitute > 0 && <p className="text-xs text-ink-3">{messages.textsInSubstitute(inSubstitute)}</p>}
    </div>
  )
}

function VoicingProgress({ progress, cancel }: VoicingAll) {
  const { done = 0, total = 0 } = progress ?? {}
  return (
    <>
      <div className="flex min-h-8 items-center justify-between gap-3">
        <output className="text-sm text-ink-2 tabular-nums">
          {total > 0 && messages.voiced(done, total)}
        </output>
        <Button look="quiet" size="small" onClick={() => inBackground(cancel())}>
          {messages.cancel}
        </Button>
      </div>
      <Progress label={messages.progress} value={total === 0 ? 0 : done / total} />
    </>
  )
}

function audioNeeds({ history: { present } }: OpenDocument<Slideshow>) {
  const waiting = slidesToVoice(present)
  return {
    waiting: waiting.length,
    updatesOnly:
      waiting.length > 0 &&
      waiting.flatMap(textsToVoice).every((text) => audioStatus(text) === 'Update Needed'),
    anySpeaks: slidesThatSpeak(present).length > 0,
    inSubstitute: keysInSubstitute(present).length,
    recorded: present.slides.filter(({ audio }) => isOwnRecording(audio)).length,
  }
}
