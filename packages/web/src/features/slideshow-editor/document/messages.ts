import { plural } from '@lectern/domain/messages/plural.ts'
import { translated } from '@lectern/domain/messages/translated.ts'

/** Messages about the open slideshow: saving, completing, moving slides and uploading pictures. */
export const messages = translated('slideshow-editor/document', {
  saved: 'Slideshow saved successfully!',
  notSaved: 'Failed to save slideshow. Please try again.',
  completed: 'Slideshow marked as complete!',
  notCompleted: 'Slideshow saved, but failed to update status. Please try again.',
  noPresentation: 'No presentation data found',

  // Colleagues who have the slideshow open.
  editsSlide: (name: string, slide: number) => `${name} is editing slide ${slide}`,
  atSlide: (name: string, slide: number) => `${name}: slide ${slide}`,

  titleAndTheme: 'Title and theme',

  // For screen readers, after slides are moved.
  slideMoved: (title: string, number: number, count: number) =>
    `${title} is now slide ${number} of ${count}.`,
  slidesMoved: (moved: number, first: number, last: number, count: number) =>
    plural(moved, {
      one: `# slide moved. It is now slide ${first} of ${count}.`,
      other: `# slides moved. They are now slides ${first} to ${last} of ${count}.`,
    }),

  pictureTooLarge: 'This picture is larger than 10 MiB. Please choose a smaller one.',
  pictureNotUploaded: 'The picture could not be uploaded. Please try again.',
  typeChangedDuringUpload:
    'The slide got another type while its picture was uploading. You find the picture under the picture field of any slide.',
  slideDeletedDuringUpload:
    'The slide was deleted while its picture was uploading. You find the picture under the picture field of any slide.',
  pictureNotGenerated: 'The picture could not be generated. Please try again.',
  typeChangedDuringGeneration:
    'The type of the slide changed while its picture was generated. You find the picture below the picture field of every slide.',
  slideDeletedDuringGeneration:
    'The slide was deleted while its picture was generated. You find the picture below the picture field of every slide.',
  pictureChosenDuringGeneration:
    'The slide has another picture since. You find the generated picture below the picture field of every slide.',
  pictureIsOnSlide: (number: number) => `The picture is on slide ${number}.`,
})
