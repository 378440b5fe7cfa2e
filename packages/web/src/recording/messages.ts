import { plural } from '@lectern/domain/messages/plural.ts'
import { translated } from '@lectern/domain/messages/translated.ts'

/** Texts of recording a slide or line in the author's own voice. */
export const messages = translated('recording', {
  ownRecording: 'Own recording',

  // The recording strip.
  strip: 'Recording',
  recordVoice: 'Record your voice',
  recordingVoice: 'Recording your voice',
  scriptTime: (time: string) => `the script takes about ${time}`,
  script: 'Script to read',
  closeStrip: 'Close recording',
  openingMicrophone: 'Opening the microphone...',
  microphone: 'Microphone',
  startsIn: (seconds: number) => `Recording starts in ${seconds}`,
  breatheIn: 'Breathe in. Recording starts after one.',
  cancel: 'Cancel',
  record: 'Record',
  stop: 'Stop',
  startOver: 'Start over',
  keys: 'Space stops<line/>R starts over',
  scriptFirst: 'Write the script first. Captions need its words.',
  microphoneLevel: 'Level of the microphone',
  levels: { quiet: 'quiet', good: 'good level', loud: 'too loud' },

  // For screen readers, when the recorder changes its stage.
  countingIn: 'Recording starts in three seconds. Space stops, R starts over.',
  recorded: 'Recorded. Keep this take, listen to it, or record again.',
  microphoneOn: 'The microphone is on. Nothing is recorded yet.',

  // Why a recording ended, or a file is not used.
  recordingTooLong: 'A recording is at most 5 minutes long. This is what was recorded until then.',
  microphoneUnplugged: 'The microphone was unplugged. This is what was recorded until then.',
  fileNotSound: 'This file cannot be read as sound. Please choose a WAV, MP3 or M4A file.',
  fileTooLong: 'A recording is at most 5 minutes long. Please choose a shorter file.',

  // Before the browser asks for the microphone, and when there is none.
  inYourVoice: 'Say it in your own voice',
  aboutMicrophone:
    'Your browser will ask for the microphone. Nothing is recorded before you press Record, and nothing leaves this page before you keep a take.',
  allowMicrophone: 'Use my microphone',
  blocked: 'The microphone is blocked',
  aboutBlocked:
    'Press the lock beside the address, allow Microphone, then try again. The synthesized voice stays until then.',
  noMicrophone: 'No microphone found',
  aboutNoMicrophone: 'Plug one in and it appears here by itself. Or upload a recording, WAV, MP3 or M4A.',
  unplugged: 'The microphone was unplugged',
  aboutUnplugged: 'Plug it in again and it appears here by itself. Or upload a recording, WAV, MP3 or M4A.',
  inUse: 'The microphone does not answer',
  aboutInUse: 'Another program may be using it. Close calls and other recorders, then try again.',
  notOffered: 'This browser offers no microphone here',
  aboutNotOffered:
    'It does so at addresses that begin with https. You can upload a recording, WAV, MP3 or M4A.',
  tryAgain: 'Try again',
  showWhere: 'Show me where',
  whereBrowsersAllow:
    'Chrome and Edge: the sign before the address, then Microphone. Firefox: the crossed-out microphone before the address. Safari: the menu Safari, Settings for this website, Microphone.',
  uploadRecording: 'Upload a recording',
  fileToUpload: 'Recording to upload',

  // The take that was just recorded.
  keepTake: 'Keep this take',
  listen: (duration: string) => `Listen, ${duration}`,
  stopListening: 'Stop listening',
  recordAgain: 'Record again',
  takeKept: 'This take is kept.',
  takeDeleted: 'This take is deleted.',
  takeOnItsWay: 'This take is on its way. You can go on.',
  nothingSent: 'Nothing has left this page yet.',
  nothingSentButSafe: 'Nothing has left this page yet. The take is safe on this device.',
  nothingSentAndUnsafe:
    'Nothing has left this page yet. This browser keeps nothing, so keep the take before you leave.',

  // The list of takes.
  takes: 'Takes',
  newestFirst: 'the newest first',
  noTakes: 'No takes yet. Each one you record is listed here.',
  take: (number: number) => `Take ${number}`,
  playTake: (number: number) => `Play take ${number}`,
  stopTake: (number: number) => `Stop take ${number}`,
  moreForTake: (number: number) => `More for take ${number}`,
  takeInUse: 'In use',
  takeNotKeptYet: 'Not kept yet',
  earlierScript: 'It says an earlier script.',
  recordedToday: (duration: string, time: string) => `${duration} · ${time}`,
  recordedOn: (duration: string, day: string, time: string) => `${duration} · ${day}, ${time}`,
  chooseTake: 'Use this take',
  takeNotUsed: 'This take could not be used. Please try again.',
  deleteTake: (number: number) => `Delete take ${number}`,
  askDeleteTake: (number: number) => `Delete take ${number}?`,
  aboutDeleting: 'A deleted take cannot be brought back.',
  delete: 'Delete',
  takeNotDeleted: 'This take could not be deleted. Please try again.',

  // A take on its way to the server.
  leavePageOpen: 'This browser keeps nothing, so leave this page open until the take is sent.',
  waitingForTurn: 'Waiting for its turn.',
  sendingProgress: (percent: number) => `Take on its way, ${percent} % sent`,
  sent: (percent: number) => `${percent} % sent.`,
  /** `reason` is a sentence. */
  sentAndWaiting: (percent: number, reason: string) =>
    `${percent} % sent. ${reason} The take is safe on this device and will be sent automatically.`,
  sentAndWaitingUnsafe: (percent: number, reason: string) =>
    `${percent} % sent. ${reason} This browser keeps nothing, so leave this page open until the take is sent.`,
  levelling: 'Sent. Levelling the sound...',

  // The voice of a slide or line.
  voice: 'Voice',
  synthesized: 'Synthesized',
  myOwn: 'My own',
  recordFirst: 'Record a take, and keep it: it becomes the voice.',
  generating: 'Generating...',
  recordingStays: 'Your recording stays when you press Generate all, unless you say otherwise.',
  trimSilence: 'Trim silence',
  aboutTrimming: 'At both ends of each take',
  trimmed: (start: string, end: string) => `${start} s at the start, ${end} s at the end`,
  countMeIn: 'Count me in',
  aboutCountingIn: '3, 2, 1 before each take',
  sameLoudness: 'Every take is brought to the loudness of all other audio.',
  captionsFollowScript:
    'Captions follow the script. Said it differently? Change the script to what you said.',
  captionsFollowScriptLinked:
    'Captions follow the script. Said it differently? <link>Change the script to what you said</link>',

  // The question before synthesized audio replaces recordings.
  askKeepRecordings: (count: number) =>
    plural(count, { one: 'Keep your recording?', other: 'Keep your # recordings?' }),
  keepRecordings: (count: number) => plural(count, { one: 'Keep my recording', other: 'Keep my recordings' }),
  replaceRecordings: (count: number) => plural(count, { one: 'Replace it', other: 'Replace them too' }),
  /** `recorded` is the sentence that names the recorded slides or lines. */
  aboutKeepingAll: (recorded: string) =>
    `${recorded} Nothing else needs audio. Replaced takes stay in the list of takes.`,
  aboutKeeping: (recorded: string, others: number) =>
    `${recorded} ${theOthers(others)} Replaced takes stay in the list of takes.`,
})

// Separate, because `plural` replaces the first '#', and the names of recorded parts may contain one.
const theOthers = (count: number): string =>
  plural(count, {
    one: 'The other one gets synthesized audio.',
    other: 'The other # get synthesized audio.',
  })
