import { Volume2, VolumeX } from 'lucide-react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { mediaAddress } from '@lectern/domain/api/endpoint/media-address.ts'
import { PlayButton } from '../../../audio/play-button.tsx'
import { SeekBar } from '../../../audio/seek-bar.tsx'
import { useAudioTime } from '../../../audio/use-audio-time.ts'
import { createAudioController } from '../../../audio/audio-controller.ts'
import { Banner } from '../../../ui/banner.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { setSpokenTime } from './spoken-time.ts'
import { messages } from './messages.ts'

interface SlideAudioPlayerProps {
  path: string | undefined
  /** In milliseconds, if it is known before the audio is loaded. */
  knownDuration: number | undefined
}

/** Plays the audio of one slide. It stops when it is removed. */
export function SlideAudioPlayer({ path, knownDuration = 0 }: SlideAudioPlayerProps) {
  const [controller] = useState(() => createAudioController())
  const [muted, setMuted] = useState(false)
  const {
    status,
    duration = knownDuration,
    error,
  } = useSyncExternalStore(controller.subscribe, controller.state)
  const time = useAudioTime(controller, status === 'playing')

  useEffect(() => {
    controller.load(path && mediaAddress(path))
    return () => controller.load(undefined)
  }, [controller, path])

  useEffect(() => {
    setSpokenTime(status === 'playing' ? time : undefined)
    return () => setSpokenTime(undefined)
  }, [status, time])

  function mute(): void {
    controller.mute(!muted)
    setMuted(!muted)
  }

  return (
    <>
      <PlayButton status={status} onPlay={controller.play} onPause={controller.pause} />
      <SeekBar time={time} duration={duration} onSeek={controller.seek} className="min-w-40 flex-1" />
      <IconButton label={muted ? messages.unmute : messages.mute} aria-pressed={muted} onClick={mute}>
        {muted ? <VolumeX aria-hidden /> : <Volume2 aria-hidden />}
      </IconButton>
      {error && <Banner className="order-last w-full">{error}</Banner>}
    </>
  )
}
