import { create } from 'zustand'

/** Which take is heard. */
export const useTakePlayer = create<{ readonly playing: string | undefined }>(() => ({ playing: undefined }))

let current: { audio: HTMLAudioElement; address: string; ours: boolean } | undefined

/** Plays a take from its beginning, or stops it. One take is heard at a time. */
export async function toggleTake(id: string, source: Blob | string): Promise<void> {
  const same = useTakePlayer.getState().playing === id
  stopTake()
  if (same) return
  const ours = typeof source !== 'string'
  const address = ours ? URL.createObjectURL(source) : source
  const audio = new Audio(address)
  current = { audio, address, ours }
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
  if (current?.ours) URL.revokeObjectURL(current.address)
  current = undefined
  useTakePlayer.setState({ playing: undefined })
}
