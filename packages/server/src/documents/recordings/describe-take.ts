import type { RecordedTake } from '@lectern/domain/api/documents/recordings.ts'
import { isOwnRecording, recordingVoice } from '@lectern/domain/narration/audio/own-recording.ts'
import type { Account } from '../../accounts/account.ts'
import type { MediaFile } from '../../course-material/media/catalogue-store.ts'
import { partAudio } from '../../audio/narration/part-audio.ts'

/** A recording for the response. */
export function requireDescription(file: MediaFile, account: Account): RecordedTake {
  const take = describeTake(file, account)
  if (!take) throw new Error('A recording was stored without its description.')
  return take
}

/** A recording for the response; undefined for other audio. */
export function describeTake(file: MediaFile, account: Account): RecordedTake | undefined {
  const { recording, host } = file.audio ?? {}
  if (!recording || !isOwnRecording(file.audio)) return undefined
  return {
    take: recording.take,
    part: recording.part,
    ...partAudio(file, [], host),
    trimmed_ms: recording.trimmed_ms,
    recorded_at: file.createdAt.toISOString(),
    mine: file.audio?.voice_id === recordingVoice(account.id),
  }
}
