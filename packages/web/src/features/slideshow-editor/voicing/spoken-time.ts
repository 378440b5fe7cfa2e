import { create } from 'zustand'

interface SpokenTime {
  /** Where the audio of the selected slide is, in milliseconds; none while it does not play. */
  readonly time: number | undefined
}

/** What is being heard: shown in the script, no part of the document. */
export const useSpokenTime = create<SpokenTime>(() => ({ time: undefined }))

export function tellSpokenTime(time: number | undefined): void {
  useSpokenTime.setState({ time })
}
