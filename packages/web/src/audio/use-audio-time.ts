import { useEffect, useState } from 'react'
import type { AudioController } from './audio-controller.ts'

/** How often the time is read while audio plays. */
const intervalMs = 200

/** The current time of audio in milliseconds. It is updated while the audio plays. */
export function useAudioTime(audio: Pick<AudioController, 'time' | 'subscribe'>, playing: boolean): number {
  const [time, setTime] = useState(audio.time)
  useEffect(() => {
    const read = () => setTime(audio.time())
    const stop = audio.subscribe(read)
    const timer = playing ? setInterval(read, intervalMs) : undefined
    return () => {
      stop()
      clearInterval(timer)
    }
  }, [audio, playing])
  return time
}
