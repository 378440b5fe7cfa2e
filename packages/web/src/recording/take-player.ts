import { create } from 'zustand'

/** The take that plays. */
export const useTakePlayer = create<{ readonly playing: string | undefined }>(() => ({ playing: undefined }))

let current: { audio: HTMLAudioElement; address: string; isObjectUrl: boolean } | undefined

/** Plays a take from its beginning, or stops it. Only one take plays at a time. */
export async function toggleTake(id: string, source: Blob | string): Promise<void> {
  const same = useTakePlayer.getState().playing === id
  stopTake()
  if (same) return
  const isObjectUrl = typeof source !== 'string'
  const address = isObjectUrl ? URL.createObjectURL(source) : source
  const audio = new Audio(address)
  current = { audio, address, isObjectUrl }
  useTakePlayer.setState({ playing: id })
  const end = () => {
    if (current?.audio === audio) stopTake()
  }
  audio.addEventListener('ended', end)
  audio.addEventListener('error', end)
  await audio.play().catch(end)
}

export function stopTake(): void {
  current?.audio.pause()
  if (current?.isObjectUrl) URL.revokeObjectURL(current.address)
  current = undefined
  useTakePlayer.setState({ playing: undefined })
}
