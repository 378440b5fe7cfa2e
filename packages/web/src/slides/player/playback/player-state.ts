import type { Sound } from '../../../audio/sound.ts'

/** The state that a player shows. Times in milliseconds. */
export interface PlayerState extends Sound {
  readonly index: number
  /** True until the player is paused or finished. */
  readonly playing: boolean
  /** Slides change automatically. */
  readonly auto: boolean
  /** Time since the beginning of the slide. */
  readonly elapsed: number
  readonly loading: boolean
  /** True if the next slide waits for the answer to a quiz. */
  readonly waiting: boolean
  /** The feedback of a quiz while it is played: the field with its text, and the time in its audio. */
  readonly feedback: { readonly field: string; readonly elapsed: number } | undefined
  readonly error: string | undefined
}

interface Moment {
  readonly state: Pick<PlayerState, 'playing' | 'auto' | 'index'>
  readonly lastIndex: number
  /** The audio and the motion of the slide have ended. */
  readonly over: boolean
  /** The quiz of the slide has no answer yet, or the user still reads the feedback. */
  readonly waits: 'for an answer' | 'for reading' | false
}

/**
 * Returns the next act of a player at a moment. Slides change automatically only in auto mode, and the player stops
 * after the last.
 */
export function nextStep({
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

interface SlideProgress {
  /** The audio of the slide has ended. */
  readonly spoken: boolean
  /** The quiz of the slide has an answer. */
  readonly answered: boolean
}

/**
 * Returns the effect of Play: at the end of the slideshow it restarts the slideshow, and at the end of a slide it
 * restarts the slide. Auto mode continues after a quiz that has an answer.
 */
export function playEffect(
  { auto, index }: Pick<PlayerState, 'auto' | 'index'>,
  lastIndex: number,
  { spoken, answered }: SlideProgress,
): 'from here' | 'slide again' | 'all again' {
  if (!spoken || (auto && answered && index < lastIndex)) return 'from here'
  return auto && index === lastIndex ? 'all again' : 'slide again'
}
