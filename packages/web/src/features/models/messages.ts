import { translated } from '@lectern/domain/messages/translated.ts'

/** Messages of the page about models and voices, for the owners of an installation. */
export const messages = translated('models', {
  title: 'Models and voices',
  linkToCourses: 'Lectern, courses',
  backToCourses: 'Back to Courses',
  loading: 'Loading the models...',
  notLoaded: 'The models could not be loaded. Please try again.',
  languageModels: 'Language models',
  aboutChain:
    'Lectern asks them in this order. If one is down, has no credit left or refuses, the next one writes. Keys are never shown.',
  none: 'No language model is configured. The built-in outline writer writes. To add a model, set LECTERN_LANGUAGE_MODEL.',
  fallbackOn: 'If no model answers, the built-in outline writer writes.',
  fallbackOff: 'If no model answers, the author sees why, and nothing is written.',
  price: (input: string, output: string) => `${input} in and ${output} out for a million tokens`,
  noPrice: 'Price not set',
  ready: 'Ready',
  waits: (seconds: string) => `Asked Lectern to wait, ${seconds} s left`,
  rests: (seconds: string) => `Did not answer several times, rests for ${seconds} s`,
  test: 'Test',
  testOf: (model: string) => `Test ${model}`,
  testAgainOf: (model: string) => `Test again: ${model}`,
  testAgain: 'Test again',
  testing: 'Testing...',
  cancel: 'Cancel',
  aboutTest: 'A test sends three short requests, which the provider may charge for.',
  progress: (done: number, total: number) => `${done} of ${total} checks`,
  answer: 'Answers',
  form: 'Keeps to a form',
  language: 'Writes in the requested language',
  speed: (speed: string, first: string) => `${speed} tokens a second, first words after ${first} s`,
  duration: (seconds: string) => `${seconds} s`,
  byMode: {
    schema: 'The provider keeps to a schema.',
    tool: 'The provider answers through a tool.',
    json: 'The provider writes JSON, without a schema.',
    words: 'Only the prompt asks for the form.',
  },
  inLanguage: (language: string) => `It wrote in ${language}.`,
  faults: {
    empty: 'The answer was empty.',
    cutOff: 'The answer broke off.',
    refused: 'The model declined to answer.',
    form: 'The answer did not have the requested form. Slides and dialogue need it.',
    language: 'The answer was in a different language.',
  },
  notTested: 'The test did not finish. Please try again.',
  cost: (tokensIn: string, tokensOut: string, dollars: string) =>
    `This test took ${tokensIn} tokens in and ${tokensOut} out, ${dollars}.`,
  tokens: (tokensIn: string, tokensOut: string) =>
    `This test took ${tokensIn} tokens in and ${tokensOut} out.`,
  pictureModels: 'Picture models',
  aboutPictureModels:
    'Lectern asks them in this order for pictures of slides. If one is down or has no credit left, the next one generates. A refused description is shown to the author.',
  noPictureModels:
    'No picture model is configured. Authors cannot generate pictures. To add a model, set LECTERN_IMAGE_MODEL.',
  picturePrice: (dollars: string) => `${dollars} for a picture`,
  free: 'Free',
  aboutPictureTest: 'A test generates one picture, which the provider may charge for.',
  pictureSize: (width: string, height: string, seconds: string) =>
    `It generated a picture of ${width} × ${height} pixels in ${seconds} s.`,
  pictureDone: (seconds: string) => `It generated a picture in ${seconds} s.`,
  pictureCost: (dollars: string) => `This test cost ${dollars}.`,
})
