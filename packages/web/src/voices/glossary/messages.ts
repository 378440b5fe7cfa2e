import { translated } from '@lectern/domain/messages/translated.ts'

/** Texts of the dialog for the pronunciations of a course. */
export const messages = translated('glossary', {
  title: 'Pronunciation',
  titleIn: (course: string) => `Pronunciation in ${course}`,
  explanation:
    'Names, abbreviations and foreign words that voices get wrong: write each as it is to be read aloud. This holds for all slideshows and podcasts of the course.',
  loading: 'Loading the glossary...',
  loadFailed: 'Failed to load the glossary.',
  addTerm: 'Add term',
  cancel: 'Cancel',
  save: 'Save',
  saving: 'Saving...',
  saved: 'Pronunciation saved. What is spoken differently now asks for new audio.',
  saveFailed: 'Failed to save the glossary. Please try again.',
  changedElsewhere:
    'This glossary was changed in the meantime, by a colleague or in another window. The list has those changes now. Where you changed the same term, it has your version. Please check it and save again.',
  discardTitle: 'Discard your changes?',
  discardQuestion: 'The terms that you wrote or changed are not saved.',
  discard: 'Discard',
  keepEditing: 'Keep editing',

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
