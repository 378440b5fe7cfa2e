import { create } from 'zustand'

interface RecordingSettings {
  /** Whether the silence at both ends of a take is cut off. */
  readonly trim: boolean
  /** Whether 3, 2, 1 is counted before a take. */
  readonly countIn: boolean
}

const key = 'lectern recording'

/** How the author records, kept by this browser. */
export const useRecordingSettings = create<RecordingSettings>(() => {
  const kept = localStorage.getItem(key) ?? ''
  return { trim: !kept.includes('no trim'), countIn: !kept.includes('no count') }
})

useRecordingSettings.subscribe(({ trim, countIn }) =>
  localStorage.setItem(key, [trim ? '' : 'no trim', countIn ? '' : 'no count'].filter(Boolean).join(', ')),
)
