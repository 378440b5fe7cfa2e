import { translated } from '@lectern/domain/messages/translated.ts'

/** Texts of the player of lines. */
export const messages = translated('podcast-editor/playback', {
  noSegments: 'No podcast segments available to play',
  /** Why the audio of a line cannot be played. */
  audioErrors: {
    none: 'No audio available for this dialogue. Try generating audio first.',
    notFound: 'Audio file not found. Try regenerating the audio.',
    slow: 'Error playing audio. It is taking too long to load.',
    playing: (reason: string) => `Error playing audio. ${reason}`,
    loading: (reason: string) => `Error playing audio. ${reason}`,
    refused: () => 'Failed to set up audio playback.',
    blocked: 'Failed to play audio. Browser may have blocked autoplay.',
  },
})
