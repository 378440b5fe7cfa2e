import { useEffect, useState } from 'react'
import { savePlayerChoices, readPlayerChoices } from '../../audio/player-choices.ts'
import { usePlayedSentences } from './captions/use-played-sentences.ts'
import { fetchLaterParts } from './later-parts.ts'
import type { readPlaybackPosition } from './playback/playback-position.ts'
import { useStoredPosition } from './playback/use-stored-position.ts'
import { usePlayer } from './playback/use-player.ts'
import { usePreloading } from './playback/use-preloading.ts'
import type { SlidePlayerProps } from './slide-player-props.ts'

/** How long a resumed slideshow offers to start over, in milliseconds. */
const startOverOfferMs = 10_000

/** Plays a slideshow from the place where the user left it, with the sound and the captions that the user chose. */
export function useSlideshowPlayback(props: SlidePlayerProps, left: ReturnType<typeof readPlaybackPosition>) {
  const { slideshow, start = 0, resume, onSlide, fullscreen = false, page = {} } = props
  const { slides, presentation } = slideshow
  const { onPlayer } = page
  const [{ captions, transcript, ...sound }, setChoices] = useState(readPlayerChoices)
  const [resumed, setResumed] = useState(left)
  const [player, state] = usePlayer(
    { ...props, sound, start: resumed?.index ?? start, startTime: resumed?.time },
    start,
  )
  const { index, elapsed, muted, volume, speed } = state
  const { language } = presentation
  const heard = usePlayedSentences(slides, state, { captions, language })
  const slide = slides[index]

  useEffect(() => {
    // The player already follows a slide that was moved, which this rendering does not show yet.
    const shown = slides[player.state().index]
    if (shown) onSlide?.(shown)
    // oxlint-disable-next-line react/exhaustive-deps -- called when another slide is shown, not when one is edited
  }, [onSlide, index, slide?.key])
  useEffect(fetchLaterParts, [])
  useEffect(() => onPlayer?.(player), [player, onPlayer])
  usePreloading(slides[index + 1])
  useEffect(
    () => savePlayerChoices({ captions, transcript, muted, volume, speed }),
    [captions, transcript, muted, volume, speed],
  )
  useStoredPosition(player, slideshow)

  const isResumed =
    resume === 'anywhere' && resumed?.index === index && elapsed < resumed.time + startOverOfferMs
  return {
    player,
    state,
    heard,
    captions,
    transcript: transcript && (fullscreen || !page.hasTranscript),
    setChoices,
    /** Undefined unless the slideshow was resumed a moment ago. */
    startOver: isResumed
      ? () => {
          setResumed(undefined)
          player.seek(0)
          player.play()
        }
      : undefined,
  }
}
