import type { InterfaceLanguageCode } from '@lectern/domain/interface-languages/interface-languages.ts'
import type { MailMessages } from './mail-messages.ts'
import { ar } from './messages/ar.ts'
import { de } from './messages/de.ts'
import { en } from './messages/en.ts'
import { es } from './messages/es.ts'
import { fr } from './messages/fr.ts'
import { hi } from './messages/hi.ts'
import { pl } from './messages/pl.ts'
import { pt } from './messages/pt.ts'
import { zh } from './messages/zh.ts'

/** The messages of mails, by language. */
export const mailMessages: Readonly<Record<InterfaceLanguageCode, MailMessages>> = {
  en,
  es,
  fr,
  de,
  pl,
  pt,
  ar,
  zh,
  hi,
}
