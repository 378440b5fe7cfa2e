import { messages } from './messages.ts'

/** Why there is no microphone to record with. */
export type MicrophoneTrouble = 'blocked' | 'none' | 'in use' | 'not offered' | 'unplugged'

export interface Microphone {
  readonly id: string
  readonly name: string
}

/** True if the browser allows the microphone without asking the user. */
export async function isMicrophoneAllowed(): Promise<boolean> {
  try {
    const { state } = await navigator.permissions.query({ name: 'microphone' })
    return state === 'granted'
  } catch {
    return false
  }
}

/** Opens a microphone. The browser may ask the author for permission. `troubleOf` explains what it throws. */
export async function openMicrophone(id?: string): Promise<MediaStream> {
  const { mediaDevices } = navigator as Partial<Navigator>
  if (!mediaDevices) throw new DOMException('There is no microphone here.', 'NotSupportedError')
  return await mediaDevices.getUserMedia({
    audio: {
      channelCount: 1,
      echoCancellation: false,
      noiseSuppression: true,
      autoGainControl: true,
      ...(id !== undefined && { deviceId: { exact: id } }),
    },
  })
}

/** The meaning of a failure to open a microphone (W3C Media Capture and Streams, getUserMedia). */
export function troubleOf(failure: unknown): MicrophoneTrouble {
  const name = failure instanceof DOMException ? failure.name : ''
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'blocked'
  if (name === 'NotFoundError' || name === 'OverconstrainedError') return 'none'
  if (name === 'NotSupportedError') return 'not offered'
  return 'in use'
}

/** The available microphones. The browser returns their names after the user has allowed one. */
export async function listMicrophones(): Promise<Microphone[]> {
  const devices = await navigator.mediaDevices.enumerateDevices().catch(() => [])
  return devices
    .filter(({ kind, deviceId }) => kind === 'audioinput' && deviceId !== '')
    .map(({ deviceId, label }, at) => ({ id: deviceId, name: label || messages.microphoneNumber(at + 1) }))
}

/** Calls `onChange` when a microphone is plugged in or unplugged. The result stops it. */
export function watchMicrophones(onChange: () => void): () => void {
  const { mediaDevices } = navigator as Partial<Navigator>
  mediaDevices?.addEventListener('devicechange', onChange)
  return () => mediaDevices?.removeEventListener('devicechange', onChange)
}
