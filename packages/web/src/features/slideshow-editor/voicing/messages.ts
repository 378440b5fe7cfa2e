import { listOf } from '../../../messages/lists.ts'
import { plural } from '@lectern/domain/messages/plural.ts'
import { translated } from '@lectern/domain/messages/translated.ts'

/** Messages about scripts and their audio. */
export const messages = translated('slideshow-editor/voicing', {
  status: { 'Not Generated': 'Not Generated', Available: 'Available', 'Update Needed': 'Update Needed' },

  // The script, with its statistics.
  script: 'Audio script',
  words: (count: number) => plural(count, { one: '# word', other: '# words' }),
  characters: (count: number) => plural(count, { one: '# character', other: '# characters' }),
  aboutMinutes: (minutes: number) => `about ${minutes} min`,
  wordsPerMinute: (count: number) => plural(count, { one: '# word a minute', other: '# words a minute' }),
  ownVoiceTime: (time: string) => `${time} of your own voice`,

  // Audio of one slide.
  generate: 'Generate Audio',
  regenerate: 'Regenerate Audio',
  update: 'Update Audio',
  generating: 'Generating...',
  sayAgain: 'Say it again',
  record: 'Record',
  alsoNeedsAudio: (texts: string) => `Also needs audio: ${texts}.`,
  mute: 'Mute',
  unmute: 'Unmute',
  noVoice: 'Please select a voice first',
  emptyScript: 'Audio script is empty. Please add text to generate audio.',
  failed: 'Failed to generate audio',
  failedTryAgain: 'Failed to generate audio. Please try again.',
  notYetAccessible:
    'Audio generation completed, but the file is not yet accessible. Please wait a moment and try playing again.',
  takesAndSettings: 'Takes and settings',

  // Audio of all slides.
  saving: 'Saving...',
  generateAllNeeded: 'Generate all that need it',
  updateAllNeeded: 'Update all that need it',
  regenerateAll: 'Regenerate all',
  everySlideHasAudio: 'Every slide with a script has its audio.',
  slidesNeedAudio: (count: number) =>
    plural(count, { one: '# slide needs audio.', other: '# slides need audio.' }),
  textsInSubstitute: (count: number) => `Texts that a substitute voice speaks: ${count}.`,
  slidesHaveOwnVoice: (count: number) =>
    plural(count, { one: '# slide has your own voice.', other: '# slides have your own voice.' }),
  voiced: (done: number, total: number) => `${done} of ${total} voiced`,
  cancel: 'Cancel',
  progress: 'Audio for the slides',
  audio: 'Audio',
  narrator: 'Narrator',
  cannotLoadVoices: 'Failed to load available voices',
  askRegenerateAudio: (count: number) =>
    plural(count, {
      one: 'This will speak the slide again in the chosen voice, also where audio is available. Are you sure?',
      other:
        'This will speak all # slides again in the chosen voice, also where audio is available. Are you sure?',
    }),
  generated: (count: number) =>
    plural(count, { one: 'Audio generated for # slide.', other: 'Audio generated for # slides.' }),
  partlyGenerated: (done: number, total: number, reason: string) =>
    plural(total, {
      one: `Audio generated for ${done} of # slide. ${reason}`,
      other: `Audio generated for ${done} of # slides. ${reason}`,
    }),
  cancelled: (done: number) =>
    plural(done, {
      one: 'Cancelled. # slide got audio before.',
      other: 'Cancelled. # slides got audio before.',
    }),

  // Questions before recordings are replaced.
  slidesWithOwnVoice: (numbers: readonly number[]) =>
    plural(numbers.length, {
      one: `Slide ${listOf(numbers.map(String))} has your own voice.`,
      other: `Slides ${listOf(numbers.map(String))} have your own voice.`,
    }),
  replaceRecording: 'Replace your recording?',
  aboutReplacing:
    'This slide has your own voice. The synthesized voice would be heard instead; your takes stay in the list of takes.',
  replace: 'Replace',
  keepRecording: 'Keep my recording',
})
