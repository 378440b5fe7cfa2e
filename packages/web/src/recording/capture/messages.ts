import { translated } from '@lectern/domain/messages/translated.ts'

/** Texts of the microphones. */
export const messages = translated('recording/capture', {
  /** Name of a microphone that the browser does not name. */
  microphoneNumber: (number: number) => `Microphone ${number}`,
})
