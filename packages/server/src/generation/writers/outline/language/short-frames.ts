import type { Language } from '@lectern/domain/voices/languages.ts'

/** The questions for a circumstance with its preposition, and for a subject in the nominative. */
export interface ShortFrames {
  readonly circumstance?: string
  readonly subject?: string
}

const forBoth = (frame: string): ShortFrames => ({ circumstance: frame, subject: frame })

/**
 * Questions of one to three words of their own, which take up the start of the next sentence: 'And in dry regions?' The slot has
 * the words of the page. A language without a frame for a use has no safe way to ask.
 */
export const shortFrames: Partial<Record<Language, ShortFrames>> = {
  en: forBoth('And {}?'),
  es: forBoth('¿Y {}?'),
  fr: forBoth('Et {} ?'),
  it: forBoth('E {}?'),
  pt: forBoth('E {}?'),
  de: forBoth('Und {}?'),
  nl: forBoth('En {}?'),
  pl: { subject: 'A {}?' },
  cs: { subject: 'A co {}?' },
  sk: { subject: 'A čo {}?' },
  ru: { subject: 'А {}?' },
  uk: { subject: 'А {}?' },
  ro: forBoth('Și {}?'),
  vi: forBoth('Còn {} thì sao?'),
  id: forBoth('Kalau {} bagaimana?'),
  zh: forBoth('那{}呢？'),
  ja: forBoth('{}どうですか。'),
  ko: forBoth('{} 어떤가요?'),
  hi: { circumstance: 'और {}?' },
  // A noun after 'عن' is in the genitive, which most words do not show.
  ar: { circumstance: 'وماذا {}؟', subject: 'وماذا عن {}؟' },
}

/** Whether a phrase is such a question, whose words are nearly all of the page. */
export function isShortFrame(text: string, code: Language): boolean {
  const frames = shortFrames[code]
  return frames !== undefined && (text === frames.circumstance || text === frames.subject)
}
