import { listOf } from '../../messages/lists.ts'
import { dollars, numberOf } from '../../messages/numbers.ts'
import { plural } from '@lectern/domain/messages/plural.ts'
import { translated } from '@lectern/domain/messages/translated.ts'

/** Texts of the dialog that generates content, and of the summary of what was generated. */
export const messages = translated('generate', {
  title: 'Generate Content',
  selectFormat: 'Select Format',
  slideshow: 'Slideshow',
  slideshowDescription: 'Slides with a narrator',
  slideshowTooltip: 'Choose Slideshow Video format for presentations with visuals and audio.',
  podcast: 'Podcast',
  podcastDescription: 'A talk between ALEX and JAMIE',
  podcastTooltip: 'Choose podcast format for audio-only presentations with two hosts.',
  cancel: 'Cancel',
  generate: 'Generate',
  generating: 'Generating...',
  notStarted: 'Failed to generate content. Check console for details.',

  selectVoices: 'Select Voice(s)',
  selectFormatFirst: 'Select a format to choose its voices.',
  narrator: 'Narrator',
  hostAlex: 'Host ALEX',
  hostJamie: 'Host JAMIE',
  pagesAreIn: (pages: number, languages: readonly string[]) =>
    plural(pages, {
      one: `This page is in ${listOf(languages)}.`,
      other: `These pages are in ${listOf(languages)}.`,
    }),

  selectedPages: 'Selected Pages',
  listOfPages: 'Selected pages',
  pageCount: (pages: number) => plural(pages, { one: '# page', other: '# pages' }),
  selectPages: 'Please close this modal and select pages from the course content below.',
  removePage: (title: string) => `Remove ${title}`,

  moreOptions: 'More options',
  moreOptionsSummary: 'Length, audience, tone, language',
  minutes: 'Length in minutes',
  minutesPlaceholder: 'As the page needs',
  minutesHint: 'Of audio, for each page.',
  language: 'Language',
  languageOfPage: 'As the page',
  audience: 'Audience',
  audiencePlaceholder: 'First-year students',
  tone: 'Tone',
  tones: {
    friendly: 'Friendly',
    formal: 'Formal',
    enthusiastic: 'Enthusiastic',
    calm: 'Calm',
    humorous: 'Humorous',
    encouraging: 'Encouraging',
  },
  instructions: 'Extra instructions',

  // Choices that are missing before content can be generated.
  noPage: 'Please select at least one page',
  noFormat: 'Please select at least one format (Slideshow or Podcast) to generate',
  noNarrator: 'Please select a voice for slideshow narration',
  noHosts: 'Please select voices for both podcast hosts',
  wrongOptions: 'Please correct what is marked under More options',

  // The estimate. `audio` and `price` are the phrases below.
  estimate: (pages: number, audio: string) =>
    `About ${plural(pages, { one: '# page', other: '# pages' })}, ${audio}`,
  estimateWithPrice: (pages: number, audio: string, price: string) =>
    `About ${plural(pages, { one: '# page', other: '# pages' })}, ${audio}, ${price}`,
  estimateWithCharges: (pages: number, audio: string, services: readonly string[]) =>
    `About ${plural(pages, { one: '# page', other: '# pages' })}, ${audio}. ${listOf(services)} ${plural(services.length, { one: 'charges', other: 'charge' })} for it`,
  estimateWithPriceAndCharges: (pages: number, audio: string, price: string, services: readonly string[]) =>
    `About ${plural(pages, { one: '# page', other: '# pages' })}, ${audio}, ${price} and what ${listOf(services)} ${plural(services.length, { one: 'charges', other: 'charge' })}`,
  noAudio: 'no audio',
  underOneMinute: 'less than 1 minute of audio',
  minutesOfAudio: (minutes: number) =>
    plural(minutes, { one: '# minute of audio', other: '# minutes of audio' }),
  underOneCent: `less than ${dollars(0.01)}`,
  about: (price: number) => `about ${dollars(price)}`,

  // The summary.
  complete: 'Generation complete:',
  outcome: (formats: string, successful: number, failed: number) =>
    `${formats}: ${numberOf(successful)} successful, ${numberOf(failed)} failed`,
  cancelled: (pages: number) => `${numberOf(pages)} cancelled`,
  batchFailed: 'Generation failed',
  silentParts: (parts: string, reasons: string) => `Ready, with ${parts}. ${reasons}`,
  whatFailed: 'What failed',
  whatToLookAt: 'What to look at',
  remark: {
    slideshow: '<page/> (slideshow): <reason/>',
    podcast: '<page/> (podcast): <reason/>',
  },
  tryAgain: 'Try again',
  dismiss: 'Dismiss',
})
