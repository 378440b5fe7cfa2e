import { inBackground } from '../ui/in-background.ts'
import { isMicrophoneAllowed, watchMicrophones } from './capture/microphone.ts'
import { beginRecording, cancelRecording, countIn, finishRecording, uploadTake } from './record-take.ts'
import { microphonesChanged, openRecorder, releaseMicrophone } from './recorder-microphone.ts'
import { createRecorderSession, isIn, type RecorderOptions, type RecorderSession } from './recorder-state.ts'

export type Recorder = ReturnType<typeof createRecorder>

/**
 * Records takes of one slide or line. Recording starts only with `record`. `onTake` receives the take, also if recording
 * ends without `stop`: the microphone is unplugged, the maximum length is reached, or the author opens another part.
 */
export function createRecorder(
  part: RecorderOptions['part'],
  onTake: RecorderOptions['onTake'],
  settings: RecorderOptions['settings'],
) {
  const recorder = createRecorderSession({ part, onTake, settings })
  const stopWatching = watchMicrophones(() => microphonesChanged(recorder))
  return {
    ...recorder.state,
    /** Opens the microphone if the user has allowed it before. */
    async start(): Promise<void> {
      if ((await isMicrophoneAllowed()) && !recorder.closed && isIn(recorder, 'before asking'))
        await openRecorder(recorder)
    },
    open: (id?: string): Promise<void> => openRecorder(recorder, id),
    record: (): Promise<void> => record(recorder),
    cancel: (): void => cancelRecording(recorder),
    stop: (): Promise<void> => finishRecording(recorder),
    upload: (file: File): Promise<void> => uploadTake(recorder, file),
    isClosed: (): boolean => recorder.closed,
    /** Closes the microphone. A recording in progress becomes a take. */
    close(): void {
      if (isIn(recorder, 'recording')) inBackground(finishRecording(recorder))
      recorder.closed = true
      stopWatching()
      releaseMicrophone(recorder)
    },
  }
}

/** Counts in, if the settings say so, and records. Opens the microphone first if it was unplugged. */
async function record(recorder: RecorderSession): Promise<void> {
  clearTimeout(recorder.counting)
  if (!recorder.capture) await openRecorder(recorder, recorder.state.getState().microphone)
  if (!recorder.capture) return
  if (recorder.settings().countIn) countIn(recorder, 3)
  else beginRecording(recorder)
}
