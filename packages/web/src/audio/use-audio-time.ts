import { useEffect, useState } from 'react'
import type { AudioController } from './audio-controller.ts'

/** How often the time is looked at while audio plays, in milliseconds. */
const lookEveryMs = 200

/** Where audio is, in milliseconds, as it plays. */
export function useAudioTime(audio: Pick<AudioController, 'time' | 'subscribe'>, playing: boolean): number {
  const [time, setTime] = useState(audio.time)
  useEffect(() => {
    const look = () => setTime(audio.time())
    const stop = audio.subscribe(look)
    const timer = playing ? setInterval(look, lookEveryMs) : undefined
    return () => {
      stop()
      clearInterval(timer)
    }
  }, [audio, playing])
  return time
}
