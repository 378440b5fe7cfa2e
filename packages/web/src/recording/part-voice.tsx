import { saysTheSame } from '@lectern/domain/narration/audio/audio-status.ts'
import { recordingsApi, type RecordedTake } from '@lectern/domain/api/documents/recordings.ts'
import { isOwnRecording } from '@lectern/domain/narration/audio/own-recording.ts'
import { AudioLines, Mic } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { sentenceOf } from '../api/api-problem.ts'
import { call } from '../api/call.ts'
import { decimalOf } from '../messages/numbers.ts'
import { RichMessage } from '../messages/rich-message.tsx'
import { inBackground } from '../ui/in-background.ts'
import { SegmentedControl } from '../ui/fields/segmented-control.tsx'
import { Switch } from '../ui/fields/switch.tsx'
import { toast } from '../ui/overlays/toast.ts'
import { messages } from './messages.ts'
import type { RecordedPart } from './recorded-part.ts'
import { useRecordingSettings } from './recording-settings.ts'
import { takeOutbox } from './outbox/take-outbox.ts'
import { TakesList } from './takes-list.tsx'
import { type Take, useTakes } from './use-takes.ts'

interface PartVoiceProps {
  part: RecordedPart
  /** Called with the take that is now the audio of the part. */
  onTaken: (take: RecordedTake) => void
  /** Gives the part the synthesized voice. Its takes remain in the list. */
  onSynthesize: () => void
  synthesizing: boolean
  /** Goes to the script. Undefined if the script is on another screen. */
  onScript?: (() => void) | undefined
}

const voices = () =>
  [
    {
      value: 'synthesized',
      label: messages.synthesized,
      icon: <AudioLines aria-hidden className="size-4" />,
    },
    { value: 'own', label: messages.myOwn, icon: <Mic aria-hidden className="size-4" /> },
  ] as const

/** The voice of a slide or line, its takes, and the settings of recording. */
export function PartVoice({ part, onTaken, onSynthesize, synthesizing, onScript }: PartVoiceProps) {
  const takes = useTakes(part)
  const { trim, countIn } = useRecordingSettings()
  const own = isOwnRecording(part.audio)
  const newest = takes.find(({ kept }) => kept && saysTheSame(kept.audio.text, part.script))
  const inUse = takes.find(({ kept }) => kept?.audio_path === part.audioPath)?.kept

  async function use({ id }: Take): Promise<void> {
    const { courseId, pageId, format, key } = part
    try {
      const body = { format, part: key }
      onTaken(await call(recordingsApi.use, { params: { courseId, pageId, take: id }, body }))
    } catch (problem) {
      toast.error(sentenceOf(problem, messages.takeNotUsed))
    }
  }

  function choose(voice: 'synthesized' | 'own'): void {
    if (voice === 'synthesized' && own) onSynthesize()
    else if (voice === 'own' && !own && newest) inBackground(use(newest))
    else if (voice === 'own' && !own) toast.success(messages.recordFirst)
  }

  return (
    <div className="grid">
      <section className="grid gap-2.5 border-b border-line px-5 py-4">
        <SegmentedControl
          label={messages.voice}
          className="flex"
          options={voices()}
          value={own ? 'own' : 'synthesized'}
          onChange={choose}
        />
        <p className="text-sm text-ink-2">{synthesizing ? messages.generating : messages.recordingStays}</p>
      </section>
      <section className="grid gap-2.5 border-b border-line px-5 py-4">
        <header className="flex items-baseline justify-between gap-3">
          <h3 className="font-strong">{messages.takes}</h3>
          <span className="text-xs text-ink-3">{messages.newestFirst}</span>
        </header>
        <TakesList part={part} takes={takes} onUse={(take) => inBackground(use(take))} />
      </section>
      <section className="grid gap-3 border-b border-line px-5 py-4">
        <Switch
          label={messages.trimSilence}
          on={trim}
          onChange={(next) => useRecordingSettings.setState({ trim: next })}
        >
          {inUse ? trimmedText(inUse) : messages.aboutTrimming}
        </Switch>
        <Switch
          label={messages.countMeIn}
          on={countIn}
          onChange={(next) => useRecordingSettings.setState({ countIn: next })}
        >
          {messages.aboutCountingIn}
        </Switch>
        <p className="text-xs text-ink-3">{messages.sameLoudness}</p>
      </section>
      <p className="px-5 py-4 text-sm text-ink-2">
        {onScript ? (
          <RichMessage
            text={messages.captionsFollowScriptLinked}
            parts={{
              link: (
                // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- the message is its content
                <button
                  type="button"
                  className="inline min-h-6 font-medium text-brand-text underline"
                  onClick={onScript}
                />
              ),
            }}
          />
        ) : (
          messages.captionsFollowScript
        )}
      </p>
    </div>
  )
}

function trimmedText({ trimmed_ms: { start, end } }: RecordedTake): string {
  return messages.trimmed(decimalOf(start / 1000), decimalOf(end / 1000))
}

/** Calls `onTaken` when the server has saved a take of the open page. The author may have left the part since. */
export function useKeptTakes(
  page: Pick<RecordedPart, 'courseId' | 'pageId' | 'format'>,
  onTaken: (part: string, take: RecordedTake) => void,
): void {
  const take = useEffectEvent(onTaken)
  const { courseId, pageId, format } = page
  useEffect(
    () =>
      takeOutbox.onKept((local, kept) => {
        const here = local.courseId === courseId && local.pageId === pageId && local.format === format
        if (here && kept) take(local.part, kept)
      }),
    [courseId, pageId, format],
  )
}
