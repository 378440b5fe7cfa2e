import type { InterfaceLanguageCode } from '../../interface-languages/interface-languages.ts'
import { languageOf } from '../../voices/languages.ts'

/** Lectern's own words in the files of a podcast. */
export interface ExportWords {
  /** A host in a transcript whose line is an own recording of the author. */
  readonly ownRecording: (host: string) => string
  /** A line of a transcript. */
  readonly line: (host: string, text: string) => string
  /** The description of a feed, unless its author wrote one. */
  readonly feedDescription: (course: string) => string
  /** The name of a file, if the podcast has no title. */
  readonly podcast: string
}

const line = (host: string, text: string) => `${host}: ${text}`

const words: Readonly<Record<InterfaceLanguageCode, ExportWords>> = {
  en: {
    ownRecording: (host) => `${host} (own recording)`,
    line,
    feedDescription: (course) => `Podcasts about the pages of ${course}.`,
    podcast: 'Podcast',
  },
  es: {
    ownRecording: (host) => `${host} (grabación propia)`,
    line,
    feedDescription: (course) => `Podcasts sobre las páginas de «${course}».`,
    podcast: 'Podcast',
  },
  fr: {
    ownRecording: (host) => `${host} (enregistrement personnel)`,
    line: (host, text) => `${host}\u00a0: ${text}`,
    feedDescription: (course) => `Podcasts sur les pages de «\u00a0${course}\u00a0».`,
    podcast: 'Podcast',
  },
  de: {
    ownRecording: (host) => `${host} (eigene Aufnahme)`,
    line,
    feedDescription: (course) => `Podcasts zu den Seiten von „${course}“.`,
    podcast: 'Podcast',
  },
  pl: {
    ownRecording: (host) => `${host} (własne nagranie)`,
    line,
    feedDescription: (course) => `Podcasty do stron kursu „${course}”.`,
    podcast: 'Podcast',
  },
  pt: {
    ownRecording: (host) => `${host} (gravação própria)`,
    line,
    feedDescription: (course) => `Podcasts sobre as páginas de “${course}”.`,
    podcast: 'Podcast',
  },
  ar: {
    ownRecording: (host) => `${host} (تسجيل شخصي)`,
    line,
    feedDescription: (course) => `حلقات بودكاست عن صفحات «${course}».`,
    podcast: 'بودكاست',
  },
  zh: {
    ownRecording: (host) => `${host}（本人录音）`,
    line: (host, text) => `${host}：${text}`,
    feedDescription: (course) => `关于《${course}》各页面的播客。`,
    podcast: '播客',
  },
  hi: {
    ownRecording: (host) => `${host} (अपनी रिकॉर्डिंग)`,
    line,
    feedDescription: (course) => `“${course}” के पेजों पर पॉडकास्ट।`,
    podcast: 'पॉडकास्ट',
  },
}

const isInterfaceLanguage = (language: string): language is InterfaceLanguageCode =>
  Object.hasOwn(words, language)

/** The words in the language of a podcast (BCP 47). English if Lectern has no words in it. */
export function exportWords(tag: string | undefined): ExportWords {
  const language = languageOf(tag) ?? 'en'
  return words[isInterfaceLanguage(language) ? language : 'en']
}
