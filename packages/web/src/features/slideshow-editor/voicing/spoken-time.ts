import { create } from 'zustand'

interface SpokenTime {
  /** Playback position in the audio of the selected slide, in milliseconds. Undefined while it does not play. */
  readonly time: number | undefined
}

/** The playback position, which the script shows. It is not in the document. */
export const useSpokenTime = create<SpokenTime>(() => ({ time: undefined }))

export function setSpokenTime(time: number | undefined): void {
  useSpokenTime.setState({ time })
}
