import { numberOf } from '../../../messages/numbers.ts'
import { translated } from '@lectern/domain/messages/translated.ts'

/** Texts of the controls. Those of the list of shortcuts are loaded with it. */
export const messages = translated('slides/player/controls', {
  close: 'Close',

  play: 'Play',
  pause: 'Pause',
  previous: 'Previous',
  next: 'Next',
  replay: 'Replay',

  progress: 'Progress',
  place: (time: string, end: string, slide: number, slides: number) =>
    `${time} of ${end}, slide ${numberOf(slide)} of ${numberOf(slides)}`,
  slide: (slide: number, slides: number) => `Slide ${numberOf(slide)} of ${numberOf(slides)}`,
  times: (time: string, end: string) => `${time} / ${end}`,

  mute: 'Mute',
  unmute: 'Unmute',
  volume: 'Volume',
  percent: (percent: number) => `${percent} %`,
  percentMuted: (percent: number) => `${percent} %, muted`,

  autoOn: 'Auto-play: On (slides change automatically)',
  autoOff: 'Auto-play: Off (manual control)',
  speed: 'Speed',
  speedOf: (speed: number) => `${numberOf(speed)}×`,
  captions: 'Captions',
  transcript: 'Transcript',
  keys: 'Keyboard shortcuts',
  fullscreen: 'Fullscreen',
  exit: 'Exit fullscreen',
})
