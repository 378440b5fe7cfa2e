import type { Slide } from '@lectern/domain/slideshow/slideshow.ts'
import type { Timeline } from '@lectern/domain/slideshow/timeline.ts'
import type { HTMLAttributes, ReactNode } from 'react'
import { Fetched } from '../runtime/on-demand.ts'
import { Captions } from './captions/captions.tsx'
import { upcoming } from './later-parts.ts'
import type { Player } from './playback/player-interface.ts'
import type { PlayerState } from './playback/player-state.ts'

interface PlayerFootProps {
  readonly slides: readonly Slide[]
  readonly line: Timeline
  readonly language: string | undefined
  readonly state: PlayerState
  /** The lines of the caption. Undefined if captions are hidden. */
  readonly captions: readonly string[] | undefined
  /** Lists the next slides. */
  readonly hasUpcoming: boolean
  readonly onSeek: Player['seek']
  /** Keep the controls shown while the pointer is on them. */
  readonly around: HTMLAttributes<HTMLDivElement>
  /** The controls. */
  readonly children: ReactNode
}

/** The elements below or over the slide: the error, the caption, the next slides, the controls and the progress. */
export function PlayerFoot(props: PlayerFootProps) {
  const { slides, line, language, state, captions, hasUpcoming, onSeek, around, children } = props
  const { index, elapsed, error } = state
  const time = Math.min(line.end, (line.starts[index] ?? 0) + elapsed)
  return (
    <>
      <div className="player-foot">
        {error && (
          <p role="alert" className="player-error">
            {error}
          </p>
        )}
        {captions && <Captions lines={captions} language={language} />}
        {hasUpcoming && (
          <Fetched code={upcoming} props={{ slides, starts: line.starts, index, language, onSeek }} />
        )}
        <div className="player-controls" {...around}>
          {children}
        </div>
      </div>
      <div className="player-line" aria-hidden="true" dir="ltr">
        <i style={{ inlineSize: `${(100 * time) / line.end}%` }} />
      </div>
    </>
  )
}
