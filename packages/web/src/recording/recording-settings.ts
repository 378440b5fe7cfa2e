import { create } from 'zustand'

interface RecordingSettings {
  /** True if silence is removed from both ends of a take. */
  readonly trim: boolean
  /** True if a take starts after a count of 3, 2, 1. */
  readonly countIn: boolean
}

const key = 'lectern recording'

/** The author's settings of recording, which this browser stores. */
export const useRecordingSettings = create<RecordingSettings>(() => {
  const kept = localStorage.getItem(key) ?? ''
  return { trim: !kept.includes('no trim'), countIn: !kept.includes('no count') }
})

useRecordingSettings.subscribe(({ trim, countIn }) =>
  localStorage.setItem(key, [trim ? '' : 'no trim', countIn ? '' : 'no count'].filter(Boolean).join(', ')),
)
