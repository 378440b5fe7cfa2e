import { renderSound, type EpisodeSound } from '@lectern/domain/podcast/episode/episode-sound.ts'
import { inBackground } from '../../../ui/in-background.ts'

let playing: AudioContext | undefined

/** Plays a built-in sound. Stops the previous one. */
export function playSound(sound: EpisodeSound): void {
  inBackground(playing?.close())
  const context = new AudioContext()
  playing = context
  const samples = renderSound(sound, context.sampleRate)
  const buffer = context.createBuffer(1, samples.length, context.sampleRate)
  buffer.copyToChannel(samples, 0)
  const source = new AudioBufferSourceNode(context, { buffer })
  source.connect(context.destination)
  source.addEventListener('ended', () => {
    if (playing !== context) return
    playing = undefined
    inBackground(context.close())
  })
  source.start()
}
