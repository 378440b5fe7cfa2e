import { translated } from '@lectern/domain/messages/translated.ts'

/** Texts of the dialog for the pronunciations of a course. */
export const messages = translated('glossary', {
  title: 'Pronunciation',
  titleIn: (course: string) => `Pronunciation in ${course}`,
  explanation:
    'Names, abbreviations and foreign words that voices get wrong: write each as it is to be read aloud. This holds for all slideshows and podcasts of the course.',
  loading: 'Loading the glossary...',
  loadFailed: 'Failed to load the glossary.',
  retry: 'Retry',
  addTerm: 'Add term',
  cancel: 'Cancel',
  save: 'Save',
  saving: 'Saving...',
  saved: 'Pronunciation saved. What is spoken differently now asks for new audio.',
  saveFailed: 'Failed to save the glossary. Please try again.',
  changedByColleague:
    'A colleague has changed this glossary. Their new entries stand below yours now: please look at them and save again.',

  // One term.
  term: (number: number) => `Term ${number}`,
  /** Stands for a term that is still empty in the names of its buttons. */
  emptyTerm: (number: number) => `term ${number}`,
  saidAs: 'Said as',
  language: 'Language',
  allLanguages: 'All languages',
  remove: (term: string) => `Remove ${term}`,
  repeated: 'This term stands above already.',
  sayIt: 'Say it',
  say: (term: string) => `Say it: ${term}`,
  pause: (term: string) => `Pause ${term}`,
  noVoice: 'No voice speaks this language',
})
