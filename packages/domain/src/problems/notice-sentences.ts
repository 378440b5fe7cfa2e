import type { Format } from '../courses/formats.ts'
import { countedParts } from '../jobs/silent-parts.ts'
import { plural } from '../messages/plural.ts'
import { languageName } from '../voices/languages.ts'

/** Slides or lines, and why: a sentence that is in the language of the reader already. */
export type CountedParts = {
  readonly format: Format
  readonly count: number
  readonly because: string
}

/** Slides or segments of a translation that its author should check. */
export type TranslatedPlaces = {
  readonly format: Format
  readonly count: number
  /** Their numbers: '2, 5'. */
  readonly places: string
}

/** The abilities of the outline writer in rewriting, as sentences. */
const abilities = {
  slide:
    'It can make a slide shorter or longer, use other sentences of the page, add an example of the page, and change the type of the slide.',
  lines:
    'It can make lines shorter or longer, use other sentences of the page, and add an example of the page.',
}

/** Why the choices of a request were not used, by who started the page and what differs. */
const joinedSentences = {
  you: {
    voice: 'You had already started this page with another voice. Your new choice was not used.',
    settings: 'You had already started this page with other settings. Your new settings were not used.',
  },
  colleague: {
    voice: 'A colleague had already started this page with another voice. Your choice was not used.',
    settings: 'A colleague had already started this page with other settings. Your settings were not used.',
  },
} as const

/** The English sentences of remarks on things that did not fail. */
export const noticeSentences = {
  CONNECTED: ({ name }: { name: string }) => `Connected to your course system as ${name}.`,
  PICTURES_MISSING: ({ count }: { count: number }) =>
    plural(count, {
      one: 'A picture of the page could not be fetched.',
      other: '# pictures of the page could not be fetched.',
    }),
  NO_AUDIO: ({ format, count, because }: CountedParts) =>
    `${plural(count, {
      one: `${countedParts(format, count)} has no audio`,
      other: `${countedParts(format, count)} have no audio`,
    })}: ${because}`,
  SOME_AUDIO_MISSING: ({ format, count, because }: CountedParts) =>
    `${plural(count, {
      one: `${countedParts(format, count)} has no audio for some of its texts`,
      other: `${countedParts(format, count)} have no audio for some of their texts`,
    })}: ${because}`,
  /** `voice` is the name of the built-in voice that spoke. */
  SUBSTITUTE_VOICE: ({ format, count, voice, because }: CountedParts & { readonly voice: string }) =>
    `${plural(count, {
      one: `${countedParts(format, count)} has the voice ${voice} for now`,
      other: `${countedParts(format, count)} have the voice ${voice} for now`,
    })}: ${because}`,
  WORDS_LEFT_OUT: ({ format, count, words }: { format: Format; count: number; words: string }) =>
    `${countedParts(format, count)}: The voice left out “${words}”, which it cannot read.`,
  TONE_NOT_FOLLOWED: 'The outline writer keeps to the words of the page and cannot change their tone.',
  LANGUAGE_NOT_FOLLOWED: 'The outline writer writes in the language of the page and cannot translate.',
  INSTRUCTIONS_NOT_FOLLOWED: 'The outline writer works by its own rules and cannot follow instructions.',
  SIMPLER_WORDS_NOT_FOLLOWED:
    'The outline writer keeps to the words of the page and cannot make them simpler.',
  INSTRUCTION_NOT_UNDERSTOOD: ({ part }: { part: 'slide' | 'lines' }) =>
    `The outline writer works by rules and did not understand this. ${abilities[part]}`,
  INSTRUCTION_FOLLOWED_IN_PART: 'The outline writer works by rules and followed only a part of this.',
  CANNOT_BE_SHORTER: 'This cannot be said any shorter in the words of the page.',
  NOTHING_TO_ADD: 'The page says no more about this.',
  NO_OTHER_SENTENCES: 'The page has no other sentences about this.',
  NO_FURTHER_EXAMPLE: 'The page gives no further example of this.',
  NOT_ON_PAGE: 'The page says nothing about this, so there is nothing to rewrite it from.',
  /** `label` is the name of the slide type in the language of the reader. The notice has its id as `type`. */
  NO_CONTENT_FOR_TYPE: ({ label }: { label: string }) =>
    `The page has no content here for a slide of the type “${label}”.`,
  NO_PICTURE_ON_PAGE: 'The page has no picture here for a slide of this type.',
  SENTENCE_NOT_FROM_PAGE: ({ words }: { words: string }) => `This sentence is not from the page: “${words}”`,
  /** A second model compared the sentence with the page. */
  SENTENCE_DOUBTED: ({ words }: { words: string }) =>
    `A second model finds that the page does not support this sentence: “${words}”`,
  /** `words` are the first ones of a block of the page that is longer than a prompt. */
  READ_IN_PART: ({ words }: { words: string }) =>
    `A part of the page is longer than a model reads at once. Only its beginning was used: “${words} …”`,
  /** Times in minutes and seconds: 3:05. */
  LENGTH_LIMITED_BY_PAGE: ({ wished, most }: { wished: string; most: string }) =>
    `You asked for ${wished} minutes. The page has enough content for about ${most} minutes.`,
  LENGTH_NOT_MET: ({ wished, written }: { wished: string; written: string }) =>
    `You asked for ${wished} minutes, and the language model wrote about ${written} minutes.`,
  /** `own` is the language of the page. */
  FOUND_BY_WORDS: ({ own }: { own: string }) =>
    `The outline writer looks for the words of your question. Ask in ${languageName(own)}, in the words of the page.`,
  /** `places` are the numbers of slides or segments. */
  TRANSLATION_TO_CHECK: ({ format, count, places }: TranslatedPlaces) =>
    ({
      slideshow: plural(count, {
        one: `Please check slide ${places}: a number, a name, a term or the length differs from the original.`,
        other: `Please check the slides ${places}: numbers, names, terms or the length differ from the original.`,
      }),
      podcast: plural(count, {
        one: `Please check segment ${places}: a number, a name, a term or the length differs from the original.`,
        other: `Please check the segments ${places}: numbers, names, terms or the length differ from the original.`,
      }),
    })[format],
  NO_VOICE_FOR_TRANSLATION: ({ language }: { language: string }) =>
    `This Lectern has no voice that speaks ${languageName(language)}, so the translation has no audio.`,
  /** `words` are the language model's own. */
  WRITER_SAYS: ({ words }: { words: string }) => words,
  /** `from` and `to` are English names of writers, or names of models. */
  HANDED_OVER: ({ from, to, because }: { from: string; to: string; because: string }) =>
    `${to} wrote this, or a part of it, instead of ${from}. The reason: ${because}`,
  /** Joined a running job that was started with other choices. */
  JOINED: ({ by, differs }: { by: 'you' | 'colleague'; differs: 'voice' | 'settings' }): string =>
    joinedSentences[by][differs],
} as const
