import { numberOf } from '../../../messages/numbers.ts'
import { plural } from '@lectern/domain/messages/plural.ts'
import { translated } from '@lectern/domain/messages/translated.ts'

/** Texts of the voices of the hosts. */
export const messages = translated('podcast-editor/hosts', {
  hostVoices: 'Host Voices',
  voicesFailed: 'Failed to load available voices',
  expressesTones: (tones: string) => `Expresses these tones: ${tones}`,
  tonesAlike: 'Speaks all tones alike',
  generating: 'Generating...',
  regenerateAll: 'Regenerate all',
  askRegenerateAudio:
    'This will speak every line again in the chosen voices, also where audio is available. Are you sure?',
  linesNeedAudio: (lines: number) =>
    plural(lines, { one: '# line needs audio.', other: '# lines need audio.' }),
  linesHaveOtherVoice: (lines: number) =>
    plural(lines, { one: '# line has another voice.', other: '# lines have another voice.' }),
  linesHaveOwnVoice: (lines: number) =>
    plural(lines, { one: '# line has your own voice.', other: '# lines have your own voice.' }),
  noLinesYet: 'There are no lines yet.',
  everyLineHasAudio: 'Every line has its audio.',
  linesDone: (done: number, total: number) => `${numberOf(done)} of ${numberOf(total)} lines`,
  cancel: 'Cancel',
  cancelled: (done: number, total: number) =>
    `Cancelled. ${numberOf(done)} of ${numberOf(total)} lines have their audio.`,
  selectVoices: 'Please select voices for both hosts',
  generationStarted: 'Audio generation started successfully!',
  generationFailed: 'Failed to generate audio. Please try again.',
  lineWithoutAudio: (segment: number, line: number) =>
    `<line>Segment ${segment}, line ${line}</line>: <reason/>`,
  voiceOfLine: 'Voice of this line',
  voiceOfLineOf: (host: string) => `Voice of this line of ${host}`,
})
