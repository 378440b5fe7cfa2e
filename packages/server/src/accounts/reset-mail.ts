import type { Message } from '../mail/mailer.ts'
import type { Account } from './account.ts'

/** The mail with the link that lets somebody choose a new password. The link is good for one hour. */
export function resetMail(account: Pick<Account, 'email' | 'firstName'>, link: string): Message {
  const greeting = `Hello ${account.firstName},`
  const why = 'somebody, most likely you, asked for a new password for your Lectern account.'
  const how = 'This link lets you choose one. It is good for one hour, and once:'
  const otherwise =
    'If it was not you, nothing has to be done: your password stays as it is, and this link goes out of use by itself.'
  return {
    to: account.email,
    subject: 'Choose a new password for Lectern',
    text: [greeting, why, how, link, otherwise, 'Lectern'].join('\n\n') + '\n',
    html: `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Choose a new password for Lectern</title></head>
<body style="margin:0;padding:24px;background:#f8f6f2;color:#1b2733;font:16px/1.5 system-ui,sans-serif">
<div style="max-width:32em;margin:0 auto;padding:28px 32px;background:#fff;border-radius:12px">
<p style="margin-top:0">${escaped(greeting)}</p>
<p>${why}</p>
<p>${how}</p>
<p style="margin:28px 0"><a href="${escaped(link)}" style="display:inline-block;padding:12px 22px;border-radius:8px;background:#115e96;color:#fff;font-weight:600;text-decoration:none">Choose a new password</a></p>
<p style="font-size:14px;color:#52606d">Should the button not work, copy this address into your browser:<br><span style="word-break:break-all">${escaped(link)}</span></p>
<p>${otherwise}</p>
<p style="margin-bottom:0">Lectern</p>
</div>
</body>
</html>
`,
  }
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function escaped(text: string): string {
  return text.replaceAll(/[&<>"]/g, (letter) => entities[letter] ?? letter)
}
