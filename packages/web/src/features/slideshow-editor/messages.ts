import { plural } from '@lectern/domain/messages/plural.ts'
import { translated } from '@lectern/domain/messages/translated.ts'

/** Messages of the slideshow editor around its slide. Each of its folders has its own messages. */
export const messages = translated('slideshow-editor', {
  slideshow: 'Slideshow',
  loading: 'Loading slideshow...',
  cannotLoad: 'Error Loading Slideshow',
  loadingFailed: 'Failed to load slideshow. The slideshow might not exist or there was an error fetching it.',
  backToCourses: 'Back to Courses',

  // The header.
  back: 'Back',
  presentationTitle: 'Presentation title',
  mode: 'Mode',
  edit: 'Edit',
  preview: 'Preview',
  fullscreen: 'Fullscreen',
  previousSlide: 'Prev',
  nextSlide: 'Next',
  slideOfSlides: (number: number, count: number) => `${number} / ${count}`,

  // The panel beside the slide.
  slideSettings: 'Slide settings',
  theme: 'Theme',
  closeTheme: 'Close theme',
  voiceOfSlide: 'Voice of this slide',
  closeVoiceOfSlide: 'Close voice of this slide',

  // Actions.
  addSlide: 'Add Slide',
  duplicateSlides: (count: number) => plural(count, { one: 'Duplicate slide', other: 'Duplicate # slides' }),
  deleteSlides: (count: number) => plural(count, { one: 'Delete slide', other: 'Delete # slides' }),
  moveSlidesUp: (count: number) => plural(count, { one: 'Move slide up', other: 'Move # slides up' }),
  moveSlidesDown: (count: number) => plural(count, { one: 'Move slide down', other: 'Move # slides down' }),
  changeType: 'Change type',
  splitSlide: 'Split slide',
  generateAudioOfSlide: 'Generate audio of this slide',
  recordSlide: 'Record this slide in your own voice',
  generateMissingAudio: 'Generate audio of all slides that need it',
  regenerateAllAudio: 'Regenerate audio of all slides',
  goToSlide: (number: number, title: string) => `Go to slide ${number}: ${title}`,

  // New content.
  generateNewContent: 'Generate New Content',
  willReplaceContent: 'This will replace the current content with newly generated content. Are you sure?',
  generate: 'Generate',
  generating: 'Generating...',
  generatingSlideshow: 'Generating slideshow...',
  generated: 'Slideshow generated successfully!',
  generationFailed: 'Generation failed',
  generationFailedBecause: (reason: string) => `Generation failed: ${reason}`,
  invalidResponse: 'Invalid response from server',
  notGenerated: 'Failed to generate new content. Please try again.',

  // Before leaving.
  pictureUploading: 'A picture is still uploading and will be lost.',
  pictureUploadingAndUnsaved:
    'A picture is still uploading and will be lost. This browser keeps your other changes, and offers them when you come back.',
})
