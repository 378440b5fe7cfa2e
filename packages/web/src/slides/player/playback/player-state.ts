import type { Sound } from '../../../audio/sound.ts'

/** What a player shows. Times in milliseconds. */
export interface PlayerState extends Sound {
  readonly index: number
  /** It goes on until it is paused or done. */
  readonly playing: boolean
  /** Slides change by themselves. */
  readonly auto: boolean
  /** How far into the slide. */
  readonly elapsed: number
  readonly loading: boolean
  /** It would go on, but the slide asks something that has not been answered. */
  readonly waiting: boolean
  /** What the slide says to an answer, while that is heard: the field that it stands in, and how far it is. */
  readonly feedback: { readonly field: string; readonly elapsed: number } | undefined
  readonly error: string | undefined
}

interface Moment {
  readonly state: Pick<PlayerState, 'playing' | 'auto' | 'index'>
  readonly lastIndex: number
  /** The slide has been heard and has come to rest. */
  readonly over: boolean
  /** It asks something that was not answered yet, or what is said to the answer is still being read. */
  readonly waits: 'for an answer' | 'for reading' | false
}

/** What a player does at a moment: slides change by themselves in auto mode only, and the last one stops. */
export function whatNext({
  state,
  lastIndex,
  over,
  waits,
}: Moment): 'go on' | 'wait' | 'next slide' | 'stop' {
  if (!state.playing || !over) return 'go on'
  if (!state.auto || state.index >= lastIndex) return 'stop'
  if (!waits) return 'next slide'
  return waits === 'for an answer' ? 'wait' : 'go on'
}

interface Heard {
  /** The slide has been spoken to its end. */
  readonly spoken: boolean
  /** Its quiz has an answer. */
  readonly answered: boolean
}

/**
 * What pressing play means: at the end of the whole slideshow it begins again, at the end of a slide that slide does. Auto
 * mode continues after a quiz that has an answer.
 */
export function whatToPlay(
  { auto, index }: Pick<PlayerState, 'auto' | 'index'>,
  lastIndex: number,
  { spoken, answered }: Heard,
): 'from here' | 'slide again' | 'all again' {
  if (!spoken || (auto && answered && index < lastIndex)) return 'from here'
  return auto && index === lastIndex ? 'all again' : 'slide again'
}
