import { translated } from '@lectern/domain/messages/translated.ts'

/** Messages of the settings of a slide. */
export const messages = translated('slideshow-editor/inspector', {
  // Content.
  content: 'Content',
  type: 'Type',
  changeType: (type: string) => `Type: ${type}. Change type`,
  unknownType: (type: string) => `Unknown slide type: ${type}`,
  choiceOf: (field: string, choice: string) => `${field}: ${choice}`,
  bulletRows: {
    row: (number: number) => `Bullet ${number}`,
    remove: (number: number) => `Remove bullet ${number}`,
    add: 'Add bullet',
    move: {
      up: (number: number) => `Move bullet ${number} up`,
      down: (number: number) => `Move bullet ${number} down`,
    },
  },
  itemRows: {
    row: (number: number) => `Item ${number}`,
    remove: (number: number) => `Remove item ${number}`,
    add: 'Add item',
    move: {
      up: (number: number) => `Move item ${number} up`,
      down: (number: number) => `Move item ${number} down`,
    },
  },
  layout: 'Layout',
  automaticLayout: 'Automatic',
  aboutAutomaticLayout: 'Chosen by what the slide says',

  // Rewriting.
  rewriteSlide: 'Rewrite slide…',
  rewritingSlide: (number: number) => `Rewriting slide ${number}...`,
  rewritten: 'Slide rewritten',
  notRewritten: 'The writer left this slide as it is.',
  editedMeanwhile: 'This slide was edited meanwhile, so it stays as you have it.',

  // Pictures.
  pictureAddress: 'Address of a picture',
  insecurePicture:
    'This picture cannot be shown: its address begins with http:. Use https:, or upload the picture.',
  describePicture: 'Describe this picture for people who cannot see it.',
  picturesOfPage: 'Pictures of the page',
  unusedPictures: 'Uploaded, on no slide yet',
  picture: (number: number) => `Picture ${number}`,
  pictureFile: 'Picture file',
  uploadPicture: 'Upload a picture',
  uploading: 'Uploading...',
  uploadingPicture: 'Uploading the picture',
  cancel: 'Cancel',

  // A picture that a model generates.
  generatePicture: 'Generate a picture…',
  describeGenerated: 'Description for the model',
  generate: 'Generate',
  generateAnother: 'Generate another',
  generating: 'Generating...',
  generatingPicture: 'Generating the picture',
  priceOfPicture: (model: string, price: string) => `${model} charges ${price} for a picture.`,
  chargesForPicture: (model: string) => `${model} charges for each picture.`,
  generatesPicture: (model: string) => `${model} generates the picture.`,
  markedAsGenerated:
    'The slide says that its picture is generated. Check that the picture is right, and describe it for people who cannot see it.',

  // The part of the picture that the slide shows.
  pictureOnSlide: 'Picture on the slide',
  pictureSize: 'Picture size',
  automaticSize: 'Automatic',
  wholePicture: 'Whole picture',
  fillPlace: 'Fill its place',
  horizontalFocus: 'Focus, left to right',
  verticalFocus: 'Focus, top to bottom',
  zoom: 'Zoom',
  percent: (percent: number) => `${percent} %`,

  // Motion.
  motion: 'Animation & Effects',
  transition: 'Transition',
  background: 'Background',
  speed: 'Speed',
  speeds: { slow: 'Slow', normal: 'Normal', fast: 'Fast' },
  intensity: 'Intensity',
  intensities: { subtle: 'Subtle', normal: 'Normal', intense: 'Intense' },
  elements: {
    title: 'Title',
    subtitle: 'Subtitle',
    content: 'Content',
    bullets: 'Bullets',
    image: 'Image',
    quote: 'Quote',
  },
  animationOf: (element: string) => `Animation of: ${element}`,
  duration: 'Duration',
  namedDuration: (name: string, milliseconds: number) => `${name} (${milliseconds} ms)`,
  delay: 'Delay',
  milliseconds: (milliseconds: number) => `${milliseconds} ms`,

  sources: 'Sources',
  aboutSources: 'What this slide is based on in the page',
})
