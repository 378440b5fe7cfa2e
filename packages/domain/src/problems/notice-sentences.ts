import type { Format } from '../courses/formats.ts'
import { countedParts } from '../jobs/silent-parts.ts'

/** Slides or lines, and why: a sentence that is in the language of the reader already. */
export interface CountedParts {
  readonly format: Format
  readonly count: number
  readonly because: string
}

/** The English sentences of remarks on things that did not fail. */
export const noticeSentences = {
  CONNECTED: ({ name }: { name: string }) => `Connected to your course system as ${name}.`,
  PICTURES_MISSING: ({ count }: { count: number }) =>
    `${count === 1 ? 'A picture' : `${count} pictures`} of the page could not be fetched.`,
  NO_AUDIO: ({ format, count, because }: CountedParts) =>
    `${countedParts(format, count)} ${count === 1 ? 'has' : 'have'} no audio: ${because}`,
  SOME_AUDIO_MISSING: ({ format, count, because }: CountedParts) =>
    `${countedParts(format, count)} ${count === 1 ? 'has no audio for some of its texts' : 'have no audio for some of their texts'}: ${because}`,
  /** `warning` is a sentence of the speech engine, or about the words that it left out. */
  SPOKEN_DIFFERENTLY: ({ format, count, warning }: { format: Format; count: number; warning: string }) =>
    `${countedParts(format, count)}: ${warning}`,
  TONE_NOT_FOLLOWED: 'The outline writer keeps to the words of the page and cannot change their tone.',
  LANGUAGE_NOT_FOLLOWED: 'The outline writer writes in the language of the page and cannot translate.',
  INSTRUCTIONS_NOT_FOLLOWED: 'The outline writer works by its own rules and cannot follow instructions.',
  /** Joined a running job that was started with other choices. */
  JOINED: ({ by, differs }: { by: 'you' | 'colleague'; differs: 'voice' | 'settings' }) => {
    const onlyVoice = differs === 'voice'
    const [what, choice] = onlyVoice ? ['another voice', 'choice'] : ['other settings', 'settings']
    const verb = onlyVoice ? 'was' : 'were'
    return by === 'you'
      ? `You had already started this page with ${what}. Your new ${choice} ${verb} not used.`
      : `A colleague had already started this page with ${what}. Your ${choice} ${verb} not used.`
  },
} as const
