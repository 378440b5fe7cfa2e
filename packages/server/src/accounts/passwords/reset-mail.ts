import {
  type InterfaceLanguageCode,
  interfaceLanguages,
} from '@lectern/domain/interface-languages/interface-languages.ts'
import { escapeMarkup } from '@lectern/domain/markup/escape.ts'
import { durationOf } from '../../platform/mail/duration-of.ts'
import type { Message } from '../../platform/mail/mailer.ts'
import { mailMessages } from '../../platform/mail/messages.ts'
import type { Account } from '../account.ts'

/** A link for choosing a new password, and how many minutes it works. */
interface ResetLink {
  readonly link: string
  readonly minutes: number
}

/** The mail with the link for choosing a new password. */
export function resetMail(
  account: Pick<Account, 'email' | 'firstName'>,
  { link, minutes }: ResetLink,
  language: InterfaceLanguageCode,
): Message {
  const { subject, button, why, withoutButton, otherwise, ...messages } = mailMessages[language].passwordReset
  const greeting = messages.greeting(account.firstName)
  const how = messages.how(durationOf(minutes, language))
  const { direction } = interfaceLanguages[language]
  // Many mail programs remove the html and body elements, so the first element inside has the language too.
  const inLanguage = `lang="${language}" dir="${direction}"`
  return {
    to: account.email,
    subject,
    text: [greeting, why, how, link, otherwise, 'Lectern'].join('\n\n') + '\n',
    html: `<!doctype html>
<html ${inLanguage}>
<head><meta charset="utf-8"><title>${escapeMarkup(subject)}</title></head>
<body style="margin:0;padding:24px;background:#f8f6f2;color:#1b2733;font:16px/1.5 system-ui,sans-serif">
<div ${inLanguage} style="max-width:32em;margin:0 auto;padding:28px 32px;background:#fff;border-radius:12px">
<p style="margin-top:0">${escapeMarkup(greeting)}</p>
<p>${escapeMarkup(why)}</p>
<p>${escapeMarkup(how)}</p>
<p style="margin:28px 0"><a href="${escapeMarkup(link)}" style="display:inline-block;padding:12px 22px;border-radius:8px;background:#115e96;color:#fff;font-weight:600;text-decoration:none">${escapeMarkup(button)}</a></p>
<p style="font-size:14px;color:#52606d">${escapeMarkup(withoutButton)}<br><span dir="ltr" style="word-break:break-all">${escapeMarkup(link)}</span></p>
<p>${escapeMarkup(otherwise)}</p>
<p style="margin-bottom:0">Lectern</p>
</div>
</body>
</html>
`,
  }
}
