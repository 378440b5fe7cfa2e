import { useCallback, useEffect, useRef, useState } from 'react'
import { inBackground } from '../../../ui/in-background.ts'
import { toast } from '../../../ui/overlays/toast.ts'
import { usePodcastEditor } from '../document/editor-context.ts'
import { messages } from './messages.ts'
import { addressOfMusic } from '../playback/address-of-music.ts'

/** Plays the opening of a music bed. One bed plays at a time, and a preview stops it. */
export function useMusicListening() {
  const { player } = usePodcastEditor()
  const audio = useRef<HTMLAudioElement>(undefined)
  const [heard, setHeard] = useState<string>()

  const stop = useCallback(() => {
    audio.current?.pause()
    audio.current = undefined
    setHeard(undefined)
  }, [])

  useEffect(() => () => audio.current?.pause(), [])
  useEffect(
    () =>
      player.state.subscribe(({ phase }) => {
        if (phase === 'playing' || phase === 'loading') stop()
      }),
    [player, stop],
  )

  function start(bed: string): void {
    stop()
    player.pauseIfGoing()
    const { muted, volume } = player.state.getState().sound
    const element = new Audio(addressOfMusic(bed, 'opening'))
    // Listening is at full volume if the player is muted.
    element.volume = muted ? 1 : volume
    audio.current = element
    setHeard(bed)
    const whileCurrent = (act: () => void) => () => {
      if (audio.current === element) act()
    }
    const fail = whileCurrent(() => {
      stop()
      toast.error(messages.musicFailed)
    })
    element.addEventListener('ended', whileCurrent(stop))
    element.addEventListener('error', fail)
    inBackground(element.play().catch(fail))
  }

  return {
    /** Id of the bed that plays. */
    heard,
    /** Plays a bed, or stops it if it plays. */
    toggle: (bed: string) => (bed === heard ? stop() : start(bed)),
  }
}
