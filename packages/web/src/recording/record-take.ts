import { longestRecordingMs } from '@lectern/domain/api/documents/recordings.ts'
import { newPartKey } from '@lectern/domain/documents/part-keys.ts'
import { readSoundFile, statedDurationMs } from './capture/read-sound-file.ts'
import { barsOf, waveFile } from './capture/wave-file.ts'
import { messages } from './messages.ts'
import { isIn, type RecorderSession } from './recorder-state.ts'

/** Time between the numbers of the count-in, in milliseconds. */
const countMs = 1000

/** Counts in from a number, and records. */
export function countIn(recorder: RecorderSession, left: number): void {
  recorder.state.setState({ stage: { name: 'counting', left }, message: undefined })
  recorder.counting = setTimeout(
    () => (left === 1 ? beginRecording(recorder) : countIn(recorder, left - 1)),
    countMs,
  )
}

export function beginRecording(recorder: RecorderSession): void {
  recorder.chunks = []
  recorder.state.setState({ stage: { name: 'recording' }, elapsed: 0, message: undefined })
}

/** Returns to the state before recording and discards the recording. */
export function cancelRecording(recorder: RecorderSession): void {
  clearTimeout(recorder.counting)
  recorder.chunks = []
  recorder.state.setState({ stage: { name: 'ready' }, elapsed: 0 })
}

/** Makes a take of the recording in progress, with a message if the user did not stop it. */
export async function finishRecording(recorder: RecorderSession, message?: string): Promise<void> {
  if (!isIn(recorder, 'recording') || !recorder.capture) return
  const { chunks, capture, state } = recorder
  recorder.chunks = []
  await submitTake(
    recorder,
    { chunks, sampleRate: capture.sampleRate, durationMs: state.getState().elapsed },
    message,
  )
}

/** Makes a take from a sound file. */
export async function uploadTake(recorder: RecorderSession, file: File): Promise<void> {
  const { setState } = recorder.state
  // An hour of decoded sound would fill the memory of the tab. The length in a file header may be inexact.
  if (((await statedDurationMs(file)) ?? 0) > 2 * longestRecordingMs)
    return setState({ message: messages.fileTooLong })
  const sound = await readSoundFile(file).catch(() => undefined)
  if (!sound) return setState({ message: messages.fileNotSound })
  if (sound.durationMs > longestRecordingMs) return setState({ message: messages.fileTooLong })
  await submitTake(recorder, sound)
}

interface RecordedSound {
  readonly chunks: Int16Array<ArrayBuffer>[]
  readonly sampleRate: number
  readonly durationMs: number
}

async function submitTake(
  { part, settings, user, state, onTake }: RecorderSession,
  { chunks, sampleRate, durationMs }: RecordedSound,
  message?: string,
): Promise<void> {
  const { format, courseId, pageId, key, script, speaker } = part()
  const id = newPartKey()
  state.setState({ stage: { name: 'recorded', take: id }, elapsed: durationMs, message })
  await onTake({
    user,
    id,
    format,
    courseId,
    pageId,
    part: key,
    text: script,
    ...(speaker && { speaker }),
    file: waveFile(chunks, sampleRate),
    durationMs,
    bars: barsOf(chunks),
    recordedAt: Date.now(),
    trim: settings().trim,
    keep: false,
  })
}
