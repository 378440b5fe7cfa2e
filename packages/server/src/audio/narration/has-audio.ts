import { audioStatus } from '@lectern/domain/narration/audio/audio-status.ts'
import type { SpokenPart } from './spoken-part.ts'

/** Whether the part already has current audio that this voice speaks, not its substitute. */
export function hasAudio({ script, host, tone, audioPath, audio }: SpokenPart, voiceId: string): boolean {
  if (!audioPath || audio?.voice_id !== voiceId || audio.substitute_for !== undefined) return false
  const spoken = { script, audio_path: audioPath, audio, tone, ...(host && { speaker: host }) }
  return audioStatus(spoken) === 'Available'
}
