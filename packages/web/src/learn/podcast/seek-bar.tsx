import { useEffect, useMemo, useState } from 'react'
import { messages as audio } from '../../audio/messages.ts'
import { keySkipMs } from '../../audio/key-skip.ts'
import { clockTime } from '../../ui/clock-time.ts'
import { inBackground } from '../../ui/in-background.ts'
import { pageAddress } from '../page-data.ts'
import type { EpisodePlayer, EpisodeState } from './episode-player.ts'
import { messages } from './messages.ts'
import type { Episode } from './read-episode.ts'
import { barCount, barsWithin, fetchWaveform, maskOf } from './wave.ts'

interface SeekBarProps {
  readonly player: EpisodePlayer
  readonly state: EpisodeState
  readonly episode: Episode
}

/** The names of more chapters would be cut to a letter each. The list of chapters has them all. */
const mostNames = 20

/** The position in the episode, cut into its chapters with their names. Time runs from left to right in every language. */
export function SeekBar({ player, state: { time, chapter }, episode }: SeekBarProps) {
  const { duration, chapters } = episode
  const masks = useMasks(episode)
  const shares = chapters.map(({ start }, at) => {
    const from = at === 0 ? 0 : start
    return { from, length: Math.max(1, (chapters[at + 1]?.start ?? duration) - from) }
  })
  const columns = {
    '--segments': shares.length,
    gridTemplateColumns: shares.map(({ length }) => `minmax(0, ${length}fr)`).join(' '),
  }
  const moves: Readonly<Record<string, () => void>> = {
    ArrowRight: () => player.skip(keySkipMs),
    ArrowUp: () => player.skip(keySkipMs),
    ArrowLeft: () => player.skip(-keySkipMs),
    ArrowDown: () => player.skip(-keySkipMs),
    PageUp: player.nextChapter,
    PageDown: player.previousChapter,
  }
  return (
    <div className="learn-seek" dir="ltr">
      <span>{clockTime(time)}</span>
      <div>
        <div aria-hidden="true" className="learn-pieces" data-wave={masks ? '' : undefined} style={columns}>
          {shares.map(({ from, length }, at) => (
            <i
              key={from}
              style={{
                backgroundSize: `${clamp((time - from) / length) * 100}% 100%`,
                maskImage: masks?.[at],
              }}
            />
          ))}
        </div>
        <b aria-hidden="true" style={{ left: `${clamp(time / duration) * 100}%` }} />
        <input
          type="range"
          aria-label={audio.position}
          aria-valuetext={messages.place(
            clockTime(time),
            clockTime(duration),
            chapters[chapter]?.title ?? '',
          )}
          min={0}
          max={Math.round(duration)}
          step={1}
          value={Math.round(time)}
          onChange={(event) => player.seek(event.target.valueAsNumber)}
          onKeyDown={(event) => {
            const act = moves[event.key]
            if (!act) return
            event.preventDefault()
            act()
          }}
        />
        {chapters.length <= mostNames && (
          <div aria-hidden="true" className="learn-names" style={columns}>
            {chapters.map(({ title, start }, at) => (
              <span key={start} dir="auto" title={title} data-current={at === chapter || undefined}>
                {title}
              </span>
            ))}
          </div>
        )}
      </div>
      <span>{clockTime(duration)}</span>
    </div>
  )
}

/** The waveform of each chapter, as masks. Undefined until it is loaded. */
function useMasks({ duration, chapters }: Episode): readonly string[] | undefined {
  const [levels, setLevels] = useState<readonly number[]>()
  useEffect(() => {
    const version = document.documentElement.dataset['version'] ?? ''
    inBackground(fetchWaveform(pageAddress(), version).then(setLevels))
  }, [])
  const count = barCount(window.innerWidth)
  return useMemo(
    () =>
      levels &&
      chapters.map(({ start }, at) => {
        const from = at === 0 ? 0 : start / duration
        const to = (chapters[at + 1]?.start ?? duration) / duration
        return maskOf(barsWithin(levels, { from, to }, count))
      }),
    [levels, chapters, duration, count],
  )
}

const clamp = (share: number): number => Math.max(0, Math.min(1, share))
