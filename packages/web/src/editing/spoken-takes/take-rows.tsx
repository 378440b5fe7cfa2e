import { mediaAddress } from '@lectern/domain/api/endpoint/media-address.ts'
import { LoaderCircle, Pause, Play } from 'lucide-react'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { createAudioController } from '../../audio/audio-controller.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { classes } from '../../ui/classes.ts'
import { clockTime } from '../../ui/clock-time.ts'
import { inBackground } from '../../ui/in-background.ts'
import { messages } from './messages.ts'
import type { SpokenTake } from './takes-of-document.ts'

interface TakeRowsProps {
  takes: readonly SpokenTake[]
  /** Number of the take that is being chosen. */
  choosing: number | undefined
  /** True while no take can be chosen. */
  blocked: boolean
  onUse: (take: number) => Promise<void>
}

/** The takes by number. One of them plays at a time. */
export function TakeRows({ takes, choosing, blocked, onUse }: TakeRowsProps) {
  const { toggle, isPlaying, isLoading, error } = useTakeAudio()
  const rows = useRef<HTMLUListElement>(null)

  /** The button is replaced by a text, so the focus moves to the button beside it. */
  async function choose(take: number): Promise<void> {
    const pressed = document.activeElement
    await onUse(take)
    const { activeElement } = document
    if (activeElement === pressed || activeElement === document.body)
      rows.current?.querySelector<HTMLElement>(`[data-take="${take}"] button`)?.focus()
  }

  return (
    <>
      <ul ref={rows} className="grid gap-2 empty:hidden" aria-label={messages.takes}>
        {takes.map(({ take, audio_path, audio, in_use }) => {
          const playing = isPlaying(audio_path)
          const Icon = isLoading(audio_path) ? LoaderCircle : playing ? Pause : Play
          return (
            <li
              key={take}
              data-take={take}
              className={classes(
                'flex min-h-15 items-center gap-3 rounded-3 border py-2 ps-2.5 pe-3',
                in_use ? 'border-brand bg-brand-soft' : 'border-line bg-surface',
              )}
            >
              <button
                type="button"
                aria-label={playing ? messages.pause(take) : messages.play(take)}
                onClick={() => toggle(audio_path)}
                className="pressable grid size-10 shrink-0 place-items-center rounded-full text-brand-text inset-ring inset-ring-brand-line hover:bg-brand-soft-2"
              >
                <Icon
                  aria-hidden
                  className={classes('size-4', isLoading(audio_path) ? 'animate-spin' : 'fill-current')}
                />
              </button>
              <p className="grid min-w-0 flex-1 text-sm">
                <b className="font-strong">{messages.take(take)}</b>
                <span className="text-xs text-ink-2 tabular-nums">
                  <bdi>{clockTime(audio.duration_ms)}</bdi>
                </span>
              </p>
              {in_use ? (
                <span className="px-3 text-sm font-medium text-brand-text">{messages.inUse}</span>
              ) : (
                <Button
                  size="small"
                  aria-label={messages.chooseTake(take)}
                  busy={choosing === take}
                  disabled={blocked}
                  onClick={() => inBackground(choose(take))}
                >
                  {messages.use}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
      {error && <Banner>{error}</Banner>}
    </>
  )
}

/** Plays audio of takes until the list is removed. */
function useTakeAudio() {
  const [controller] = useState(() => createAudioController())
  const [path, setPath] = useState<string>()
  const { status, error } = useSyncExternalStore(controller.subscribe, controller.state)
  useEffect(() => () => controller.load(undefined), [controller])
  const isPlaying = (one: string) => one === path && (status === 'playing' || status === 'loading')
  return {
    error,
    isPlaying,
    isLoading: (one: string) => one === path && status === 'loading',
    toggle: (one: string): void => {
      if (isPlaying(one)) return controller.pause()
      if (one !== path) controller.load(mediaAddress(one))
      setPath(one)
      controller.play()
    },
  }
}
