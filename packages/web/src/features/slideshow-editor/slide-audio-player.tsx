import { LoaderCircle, Pause, Play, Volume2, VolumeX } from 'lucide-react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { mediaAddress } from '@lectern/domain/api/media-address.ts'
import { SeekBar } from '../../editing/seek-bar.tsx'
import { useAudioTime } from '../../editing/use-audio-time.ts'
import { createAudioController } from '../../slides/player/audio-controller.ts'
import { Banner } from '../../ui/banner.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { tellSpokenTime } from './spoken-time.ts'

interface SlideAudioPlayerProps {
  path: string | undefined
  /** In milliseconds, where it is known before the audio is there. */
  knownDuration: number | undefined
}

/** Plays the audio of one slide. It belongs to one address and stops when it goes. */
export function SlideAudioPlayer({ path, knownDuration = 0 }: SlideAudioPlayerProps) {
  const [controller] = useState(() => createAudioController())
  const [muted, setMuted] = useState(false)
  const {
    status,
    duration = knownDuration,
    error,
  } = useSyncExternalStore(controller.subscribe, controller.state)
  const time = useAudioTime(controller, status === 'playing')
  const active = status === 'playing' || status === 'loading'

  useEffect(() => {
    controller.load(path && mediaAddress(path))
    return () => controller.load(undefined)
  }, [controller, path])

  useEffect(() => {
    tellSpokenTime(status === 'playing' ? time : undefined)
    return () => tellSpokenTime(undefined)
  }, [status, time])

  function mute(): void {
    controller.mute(!muted)
    setMuted(!muted)
  }

  return (
    <>
      <button
        type="button"
        aria-label={active ? 'Pause' : 'Play'}
        aria-busy={status === 'loading'}
        onClick={active ? controller.pause : controller.play}
        className="pressable grid size-11 shrink-0 place-items-center rounded-full bg-brand text-on-brand hover:bg-brand-hover"
      >
        <Face status={status} />
      </button>
      <SeekBar time={time} duration={duration} onSeek={controller.seek} className="min-w-40 flex-1" />
      <IconButton label={muted ? 'Unmute' : 'Mute'} aria-pressed={muted} onClick={mute}>
        {muted ? <VolumeX aria-hidden /> : <Volume2 aria-hidden />}
      </IconButton>
      {error && <Banner className="order-last w-full">{error}</Banner>}
    </>
  )
}

function Face({ status }: { status: string }) {
  if (status === 'loading') return <LoaderCircle aria-hidden className="size-4.75 animate-spin" />
  if (status === 'playing') return <Pause aria-hidden className="size-4.75 fill-current" />
  return <Play aria-hidden className="size-4.75 fill-current" />
}
