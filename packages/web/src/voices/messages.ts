import { translated } from '@lectern/domain/messages/translated.ts'

/** Texts of the voice selector and its list. */
export const messages = translated('voices', {
  selectVoice: 'Select Voice',
  unreachable: 'A voice that cannot be reached now',
  loadFailed: 'Failed to load available voices. Please try again.',
  speaksOther: (voice: string, language: string, content: string) =>
    `${voice} speaks ${language}, but there is content in ${content}.`,
  speaksOtherOnSomePages: (voice: string, language: string, content: string) =>
    `${voice} speaks ${language}, but some pages are in ${content}.`,
  takeBetter: (voice: string, language: string) => `Use ${voice} (${language})`,

  // The list of voices.
  sampleText: 'Sample text',
  search: 'Search voices',
  searchPlaceholder: 'Search voices...',
  language: 'Language',
  allLanguages: 'All Languages',
  voices: 'Voices',
  loading: 'Loading voices...',
  noneFound: 'No voices found matching your criteria',

  // One voice.
  quality: { good: 'Good quality', fair: 'Fair quality', poor: 'Poor quality' },
  followsTones: 'Follows the tone of lines',
  select: 'Select',
  selected: 'Selected',
  selectNamed: (voice: string) => `Select ${voice}`,
  selectedNamed: (voice: string) => `Selected ${voice}`,
  playSample: (voice: string) => `Play sample of ${voice}`,
  pauseSample: (voice: string) => `Pause sample of ${voice}`,
  sampleFailed: 'Failed to play voice sample. Please try again.',

  pronunciation: 'Pronunciation',
})
