import { longestRecordingMs } from '@lectern/domain/api/documents/recordings.ts'
import { inBackground } from '../ui/in-background.ts'
import { type Capture, startCapture } from './capture/capture.ts'
import { listMicrophones, openMicrophone, troubleOf } from './capture/microphone.ts'
import { silence } from './capture/sound-level.ts'
import { toIntegers } from './capture/wave-file.ts'
import { messages } from './messages.ts'
import { finishRecording } from './record-take.ts'
import { isIn, type RecorderSession } from './recorder-state.ts'

/** Opens a microphone, by its id or the one that the browser selects. */
export async function openRecorder(recorder: RecorderSession, id?: string): Promise<void> {
  releaseMicrophone(recorder)
  recorder.opening = new AbortController()
  const { signal } = recorder.opening
  const { setState } = recorder.state
  setState({ stage: { name: 'opening' }, message: undefined })
  try {
    const stream = await openMicrophone(id)
    const started = await startCapture(stream, (samples) => handleSamples(recorder, samples), signal)
    recorder.capture = started
    started.onEnd(() => inBackground(handleUnplugged(recorder, started)))
    const microphone = stream.getAudioTracks()[0]?.getSettings().deviceId
    const microphones = await listMicrophones()
    if (!signal.aborted) setState({ stage: { name: 'ready' }, microphone, microphones })
  } catch (failure) {
    if (!signal.aborted) setState({ stage: { name: 'trouble', trouble: troubleOf(failure) } })
  }
}

/** Closes the microphone. */
export function releaseMicrophone(recorder: RecorderSession): void {
  // Without a microphone, recording after the count-in would be empty.
  clearTimeout(recorder.counting)
  recorder.opening.abort()
  recorder.capture = undefined
  recorder.state.setState({ level: silence })
}

/** Call it when a microphone is plugged in or removed. */
export function microphonesChanged(recorder: RecorderSession): void {
  const { getState, setState } = recorder.state
  const { stage } = getState()
  const missing = stage.name === 'trouble' && (stage.trouble === 'none' || stage.trouble === 'unplugged')
  if (missing) inBackground(openRecorder(recorder))
  else if (recorder.capture) inBackground(listMicrophones().then((microphones) => setState({ microphones })))
}

/** Shows the level of the sound, and keeps it while the user records. */
function handleSamples(recorder: RecorderSession, samples: Float32Array): void {
  const { state, follower, capture, chunks } = recorder
  state.setState({ level: follower.hear(samples) })
  if (!isIn(recorder, 'recording') || !capture) return
  chunks.push(toIntegers(samples))
  const recorded = chunks.reduce((sum, { length }) => sum + length, 0)
  const elapsed = (recorded * 1000) / capture.sampleRate
  state.setState({ elapsed })
  if (elapsed >= longestRecordingMs - 100) inBackground(finishRecording(recorder, messages.recordingTooLong))
}

async function handleUnplugged(recorder: RecorderSession, lost: Capture): Promise<void> {
  if (recorder.capture !== lost) return
  const wasRecording = isIn(recorder, 'recording')
  const kept = finishRecording(recorder, messages.microphoneUnplugged)
  releaseMicrophone(recorder)
  await kept
  if (!wasRecording) recorder.state.setState({ stage: { name: 'trouble', trouble: 'unplugged' } })
}
