import { mediaAddress } from '@lectern/domain/api/endpoint/media-address.ts'
import type { EpisodePlan } from '@lectern/domain/podcast/episode/episode-plan.ts'
import { nextChapterStart, lineAtTime } from '@lectern/domain/podcast/episode/episode-time.ts'
import { lineAt, type LinePlace } from '@lectern/domain/podcast/find-line.ts'
import type { Podcast } from '@lectern/domain/podcast/podcast.ts'
import { useMemo } from 'react'
import { useStore } from 'zustand'
import { clockTime } from '../../../../ui/clock-time.ts'
import { usePodcastEditor, usePodcastPart, usePodcastParts } from '../../document/editor-context.ts'
import { messages } from './messages.ts'
import { barsOf, type MeasuredLine, type TimeRange } from './bars.ts'
import { TimeSlider } from '../../../../audio/time-slider.tsx'
import { useLoudness } from './use-loudness.ts'
import { Waveform } from './waveform.tsx'

/** The number of bars that fits on the narrowest screen. */
const barCount = 64

interface EpisodeWaveformProps {
  shown: TimeRange
  time: number
}

/** A slider with the waveform of the single line that plays, or of the whole episode. */
export function EpisodeWaveform({ shown: { startMs, endMs }, time }: EpisodeWaveformProps) {
  const { player } = usePodcastEditor()
  const plan = usePodcastPart(player.plan)
  const addresses = usePodcastParts((podcast) => plan.lines.map((line) => addressOf(podcast, line)))
  // No audio is loaded before the user plays some.
  const wanted = useStore(player.state, ({ line }) => line !== undefined)
  const shown = plan.lines.flatMap((line, at) =>
    line.startMs < endMs && line.endMs > startMs ? [addresses[at] ?? ''] : [],
  )
  const loudness = useLoudness(shown, wanted)
  const bars = useMemo(() => {
    const heard = plan.lines.map((line, at) => ({ ...line, loudness: loudness.get(addresses[at] ?? '') }))
    return barsOf([...heard, ...musicAlone(plan)], { startMs, endMs }, barCount)
  }, [addresses, plan, loudness, startMs, endMs])
  const share = (at: number) => (at - startMs) / Math.max(1, endMs - startMs)
  const marks = plan.chapters.map((chapter) => share(chapter.startMs)).filter((mark) => mark > 0 && mark < 1)

  function text(at: number): string {
    const segment = lineAtTime(plan, at)?.line.segment ?? 0
    const chapter = plan.chapters.find((one) => one.segment === segment)
    return messages.position(clockTime(at - startMs), clockTime(endMs - startMs), chapter?.title ?? '')
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

/** The stretches with music only. Their loudness is not measured. */
function musicAlone({ music, lines }: EpisodePlan): MeasuredLine[] {
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
