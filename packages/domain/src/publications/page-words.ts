import type { Format } from '../courses/formats.ts'
import type { InterfaceLanguageCode } from '../interface-languages/interface-languages.ts'
import { languageOf } from '../voices/languages.ts'

/** Lectern's own words on a page with one format in a course system. */
interface FormatWords {
  /** Title of the page, which differs from that of the source page. */
  readonly page: (title: string) => string
  /** Name of the player, for screen readers. */
  readonly player: (title: string) => string
  /** The link to the learner's page. */
  readonly open: string
  /** Introduces the list of sources. */
  readonly sources: string
}

/** Lectern's own words on its pages in a course system. */
export interface PageWords extends Readonly<Record<Format, FormatWords>> {
  readonly transcript: string
  readonly sources: string
}

const words: Readonly<Record<InterfaceLanguageCode, PageWords>> = {
  en: {
    slideshow: {
      page: (title) => `${title} (slideshow)`,
      player: (title) => `Slideshow: ${title}`,
      open: 'Open the slideshow on its own page',
      sources: 'This slideshow was made with Lectern from:',
    },
    podcast: {
      page: (title) => `${title} (podcast)`,
      player: (title) => `Podcast: ${title}`,
      open: 'Open the podcast on its own page',
      sources: 'This podcast was made with Lectern from:',
    },
    transcript: 'Transcript',
    sources: 'Sources',
  },
  es: {
    slideshow: {
      page: (title) => `${title} (presentación)`,
      player: (title) => `Presentación: ${title}`,
      open: 'Abrir la presentación en su propia página',
      sources: 'Esta presentación se creó con Lectern a partir de:',
    },
    podcast: {
      page: (title) => `${title} (podcast)`,
      player: (title) => `Podcast: ${title}`,
      open: 'Abrir el podcast en su propia página',
      sources: 'Este podcast se creó con Lectern a partir de:',
    },
    transcript: 'Transcripción',
    sources: 'Fuentes',
  },
  fr: {
    slideshow: {
      page: (title) => `${title} (diaporama)`,
      player: (title) => `Diaporama\u00a0: ${title}`,
      open: 'Ouvrir le diaporama sur sa propre page',
      sources: 'Ce diaporama a été créé avec Lectern à partir de\u00a0:',
    },
    podcast: {
      page: (title) => `${title} (podcast)`,
      player: (title) => `Podcast\u00a0: ${title}`,
      open: 'Ouvrir le podcast sur sa propre page',
      sources: 'Ce podcast a été créé avec Lectern à partir de\u00a0:',
    },
    transcript: 'Transcription',
    sources: 'Sources',
  },
  de: {
    slideshow: {
      page: (title) => `${title} (Präsentation)`,
      player: (title) => `Präsentation: ${title}`,
      open: 'Präsentation auf eigener Seite öffnen',
      sources: 'Diese Präsentation wurde mit Lectern erstellt aus:',
    },
    podcast: {
      page: (title) => `${title} (Podcast)`,
      player: (title) => `Podcast: ${title}`,
      open: 'Podcast auf eigener Seite öffnen',
      sources: 'Dieser Podcast wurde mit Lectern erstellt aus:',
    },
    transcript: 'Transkript',
    sources: 'Quellen',
  },
  pl: {
    slideshow: {
      page: (title) => `${title} (prezentacja)`,
      player: (title) => `Prezentacja: ${title}`,
      open: 'Otwórz prezentację na osobnej stronie',
      sources: 'Ta prezentacja powstała w Lectern na podstawie:',
    },
    podcast: {
      page: (title) => `${title} (podcast)`,
      player: (title) => `Podcast: ${title}`,
      open: 'Otwórz podcast na osobnej stronie',
      sources: 'Ten podcast powstał w Lectern na podstawie:',
    },
    transcript: 'Transkrypcja',
    sources: 'Źródła',
  },
  pt: {
    slideshow: {
      page: (title) => `${title} (apresentação)`,
      player: (title) => `Apresentação: ${title}`,
      open: 'Abrir a apresentação em sua própria página',
      sources: 'Esta apresentação foi criada com o Lectern a partir de:',
    },
    podcast: {
      page: (title) => `${title} (podcast)`,
      player: (title) => `Podcast: ${title}`,
      open: 'Abrir o podcast em sua própria página',
      sources: 'Este podcast foi criado com o Lectern a partir de:',
    },
    transcript: 'Transcrição',
    sources: 'Fontes',
  },
  ar: {
    slideshow: {
      page: (title) => `${title} (عرض شرائح)`,
      player: (title) => `عرض شرائح: ${title}`,
      open: 'افتح عرض الشرائح في صفحته الخاصة',
      sources: 'أُنشئ عرض الشرائح هذا باستخدام Lectern من:',
    },
    podcast: {
      page: (title) => `${title} (بودكاست)`,
      player: (title) => `بودكاست: ${title}`,
      open: 'افتح البودكاست في صفحته الخاصة',
      sources: 'أُنشئ هذا البودكاست باستخدام Lectern من:',
    },
    transcript: 'النص المكتوب',
    sources: 'المصادر',
  },
  zh: {
    slideshow: {
      page: (title) => `${title}（演示文稿）`,
      player: (title) => `演示文稿：${title}`,
      open: '在单独的页面中打开演示文稿',
      sources: '此演示文稿由 Lectern 根据以下内容制作：',
    },
    podcast: {
      page: (title) => `${title}（播客）`,
      player: (title) => `播客：${title}`,
      open: '在单独的页面中打开播客',
      sources: '此播客由 Lectern 根据以下内容制作：',
    },
    transcript: '文字稿',
    sources: '来源',
  },
  hi: {
    slideshow: {
      page: (title) => `${title} (स्लाइडशो)`,
      player: (title) => `स्लाइडशो: ${title}`,
      open: 'स्लाइडशो को उसके अपने पेज पर खोलें',
      sources: 'यह स्लाइडशो Lectern से इनके आधार पर बनाया गया:',
    },
    podcast: {
      page: (title) => `${title} (पॉडकास्ट)`,
      player: (title) => `पॉडकास्ट: ${title}`,
      open: 'पॉडकास्ट को उसके अपने पेज पर खोलें',
      sources: 'यह पॉडकास्ट Lectern से इनके आधार पर बनाया गया:',
    },
    transcript: 'ट्रांसक्रिप्ट',
    sources: 'स्रोत',
  },
}

const isInterfaceLanguage = (language: string): language is InterfaceLanguageCode =>
  Object.hasOwn(words, language)

/** The words in the language of a piece (BCP 47), with their own language. English if Lectern has no words in it. */
export function pageWords(tag: string | undefined): PageWords & { readonly language: InterfaceLanguageCode } {
  const wanted = languageOf(tag) ?? 'en'
  const language = isInterfaceLanguage(wanted) ? wanted : 'en'
  return { ...words[language], language }
}
