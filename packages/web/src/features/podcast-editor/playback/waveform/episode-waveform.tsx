import { mediaAddress } from '@lectern/domain/api/media-address.ts'
import type { EpisodePlan } from '@lectern/domain/podcast/episode-plan.ts'
import { nextChapterStart, whatIsHeardAt } from '@lectern/domain/podcast/episode-time.ts'
import { lineAt, type LinePlace } from '@lectern/domain/podcast/find-line.ts'
import type { Podcast } from '@lectern/domain/podcast/podcast.ts'
import { useMemo } from 'react'
import { useStore } from 'zustand'
import { clockTime } from '../../../../ui/clock-time.ts'
import { usePodcast, usePodcastEditor } from '../../editor-context.ts'
import { barsOf, type HeardLine, type Stretch } from './bars.ts'
import { TimeSlider } from './time-slider.tsx'
import { useLoudness } from './use-loudness.ts'
import { Waveform } from './waveform.tsx'

/** As many as the narrowest place has room for. */
const barCount = 64

interface EpisodeWaveformProps {
  shown: Stretch
  time: number
}

/** What is heard, to be seen and gone about in: the line that plays alone, or the whole episode. */
export function EpisodeWaveform({ shown: { startMs, endMs }, time }: EpisodeWaveformProps) {
  const { player } = usePodcastEditor()
  const cast = usePodcast()
  const plan = player.plan()
  // Nobody's audio is fetched before somebody wants to hear some.
  const wanted = useStore(player.state, ({ line }) => line !== undefined)
  const lines = plan.lines.filter((line) => line.startMs < endMs && line.endMs > startMs)
  const loudness = useLoudness(
    lines.map((line) => addressOf(cast, line)),
    wanted,
  )
  const bars = useMemo(() => {
    const heard = plan.lines.map((line) => ({ ...line, loudness: loudness.get(addressOf(cast, line)) }))
    return barsOf([...heard, ...musicAlone(plan)], { startMs, endMs }, barCount)
  }, [cast, plan, loudness, startMs, endMs])
  const share = (at: number) => (at - startMs) / Math.max(1, endMs - startMs)
  const marks = plan.chapters.map((chapter) => share(chapter.startMs)).filter((mark) => mark > 0 && mark < 1)

  function text(at: number): string {
    const where = `${clockTime(at - startMs)} of ${clockTime(endMs - startMs)}`
    const segment = whatIsHeardAt(plan, at)?.line.segment ?? 0
    return `${where}, ${cast.segments[segment]?.segment_title ?? ''}`
  }

  return (
    <TimeSlider
      shown={{ startMs, endMs }}
      time={time}
      text={text}
      jump={(at, direction) => nextChapterStart(plan, at, direction)}
      now={player.position}
      onSeek={player.seek}
    >
      {(at) => <Waveform bars={bars} heard={share(at)} marks={marks} />}
    </TimeSlider>
  )
}

/** Where only the music is heard. Its loudness is not measured. */
function musicAlone({ music, lines }: EpisodePlan): HeardLine[] {
  const [first, last] = [lines[0], lines.at(-1)]
  if (!music || !first || !last) return []
  return [
    { startMs: music.opening.startMs, endMs: first.startMs, loudness: undefined },
    { startMs: last.endMs, endMs: music.closing.endMs, loudness: undefined },
  ]
}

function addressOf(cast: Podcast, place: LinePlace): string {
  return mediaAddress(lineAt(cast, place)?.audio_path ?? '')
}
