import { plural } from '@lectern/domain/messages/plural.ts'
import { translated } from '@lectern/domain/messages/translated.ts'

/** Messages of the list of slides and of the panel around it. */
export const messages = translated('slideshow-editor/rail', {
  back: 'Back',
  slides: 'Slides',
  addSlide: 'Add Slide',
  saving: 'Saving...',
  generating: 'Generating...',

  // A slide of the list.
  selected: 'Selected',
  hasAudio: 'Has audio',
  hasOwnRecording: 'Has audio, own recording',
  moveUp: (number: number, title: string) => `Move up slide ${number}, ${title}`,
  moveDown: (number: number, title: string) => `Move down slide ${number}, ${title}`,
  duplicate: (number: number, title: string) => `Duplicate slide ${number}, ${title}`,
  deleteSlide: (number: number, title: string) => `Delete slide ${number}, ${title}`,
  keepsOneSlide: 'A slideshow keeps at least one slide.',

  // Several selected slides.
  countSelected: (count: number) => plural(count, { one: '# selected', other: '# selected' }),
  moveSelectedUp: 'Move selected slides up',
  moveSelectedDown: 'Move selected slides down',
  duplicateSelected: 'Duplicate selected slides',
  deleteSelected: 'Delete selected slides',

  // The question before slides are deleted.
  deleteSlides: (count: number) => plural(count, { one: 'Delete slide', other: 'Delete slides' }),
  reallyDelete: (count: number) =>
    plural(count, {
      one: 'Are you sure you want to delete this slide?',
      other: 'Are you sure you want to delete these # slides?',
    }),
  confirmDelete: 'Delete',

  // Keys of the list.
  goToSlideBeside: 'Go to the slide above or below',
  selectMore: 'Select further slides',
  selectAll: 'Select all slides',
  moveSelected: 'Move the selected slides',
  deleteSelectedByKey: 'Delete the selected slides',

  // The choice of a slide type.
  changeType: 'Change type',
  currentType: (type: string) => `${type} (now)`,
  cancel: 'Cancel',
})
