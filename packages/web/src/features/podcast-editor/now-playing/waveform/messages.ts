import { translated } from '@lectern/domain/messages/translated.ts'

/** Texts of the waveform. */
export const messages = translated('podcast-editor/now-playing/waveform', {
  position: (time: string, duration: string, segment: string) => `${time} of ${duration}, ${segment}`,
})
