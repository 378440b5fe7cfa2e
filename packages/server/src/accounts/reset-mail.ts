import { escapeMarkup } from '@lectern/domain/markup/escape.ts'
import type { Message } from '../mail/mailer.ts'
import type { Account } from './account.ts'

/** The mail with the link for choosing a new password. */
export function resetMail(account: Pick<Account, 'email' | 'firstName'>, link: string): Message {
  const greeting = `Hello ${account.firstName},`
  const why = 'we received a request for a new password for your Lectern account.'
  const how = 'Choose one with this link. It works once, within one hour:'
  const otherwise =
    'If you did not ask for it, you can ignore this mail. Your password stays the same, and the link expires.'
  return {
    to: account.email,
    subject: 'Choose a new password for Lectern',
    text: [greeting, why, how, link, otherwise, 'Lectern'].join('\n\n') + '\n',
    html: `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Choose a new password for Lectern</title></head>
<body style="margin:0;padding:24px;background:#f8f6f2;color:#1b2733;font:16px/1.5 system-ui,sans-serif">
<div style="max-width:32em;margin:0 auto;padding:28px 32px;background:#fff;border-radius:12px">
<p style="margin-top:0">${escapeMarkup(greeting)}</p>
<p>${why}</p>
<p>${how}</p>
<p style="margin:28px 0"><a href="${escapeMarkup(link)}" style="display:inline-block;padding:12px 22px;border-radius:8px;background:#115e96;color:#fff;font-weight:600;text-decoration:none">Choose a new password</a></p>
<p style="font-size:14px;color:#52606d">If the button does not work, copy this address into your browser:<br><span style="word-break:break-all">${escapeMarkup(link)}</span></p>
<p>${otherwise}</p>
<p style="margin-bottom:0">Lectern</p>
</div>
</body>
</html>
`,
  }
}
