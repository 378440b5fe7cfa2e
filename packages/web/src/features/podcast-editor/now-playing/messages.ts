import { numberOf } from '../../../messages/numbers.ts'
import { translated } from '@lectern/domain/messages/translated.ts'

/** Texts of the player below the segments. */
export const messages = translated('podcast-editor/now-playing', {
  nowPlaying: 'Now Playing',
  nothingPlaying: 'Nothing is playing.',
  playing: (host: string, segment: string) => `${host}, ${segment}`,
  playingOutdated: (host: string, segment: string) => `${host}, ${segment} (update needed)`,
  preview: 'Preview Full Podcast',
  stopPreview: 'Stop Preview',
  stop: 'Stop',
  play: 'Play',
  pause: 'Pause',
  loadingAudio: 'Loading',
  error: 'Error',
  playLine: (line: number) => `Play line ${line}`,
  pauseLine: (line: number) => `Pause line ${line}`,
  loadingLine: (line: number) => `Loading line ${line}`,
  errorInLine: (line: number) => `Error line ${line}`,
  playPodcast: 'Play the podcast',
  playLineBefore: 'Play the line before',
  playNextLine: 'Play the next line',
  previousLine: 'Previous line',
  nextLine: 'Next line',
  mute: 'Mute',
  unmute: 'Unmute',
  volume: 'Volume',
  percent: (percent: number) => `${percent} %`,
  percentMuted: (percent: number) => `${percent} %, muted`,
  speed: 'Speed',
  speedOf: (speed: number) => `${numberOf(speed)}×`,
})
