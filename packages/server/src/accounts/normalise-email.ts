import { domainToASCII } from 'node:url'
import { notAnEmail } from '@lectern/domain/accounts/credentials.ts'
import { Problem } from '@lectern/domain/problems/problems.ts'

/** As SMTP allows them (RFC 5321). */
const mostBytes = 254

/**
 * The one spelling of an address, by which its account is found: composed characters (NFC), lower case, the host in ASCII
 * (`xn--…`). Whatever nobody can have registered comes back in lower case. Mail goes to this spelling, never to one that
 * somebody typed: two strings with one spelling must not be two mailboxes.
 */
export function normaliseEmail(email: string): string {
  // Lower case may take a character apart (İ), so that composing comes last as well.
  const composed = email.trim().normalize('NFC').toLowerCase().normalize('NFC')
  const at = composed.lastIndexOf('@')
  const host = domainToASCII(composed.slice(at + 1))
  return at < 0 || host === '' ? composed : `${composed.slice(0, at)}@${host}`
}

/** The same for an address that is new. INVALID_REQUEST when no mail can reach it. */
export function newEmail(email: string): string {
  const normalised = normaliseEmail(email)
  const host = normalised.slice(normalised.lastIndexOf('@') + 1)
  const isHost = host.split('.').every((label) => /^(?!-)[a-z0-9-]{1,63}(?<!-)$/.test(label))
  if (isHost && Buffer.byteLength(normalised) <= mostBytes) return normalised
  throw new Problem('INVALID_REQUEST', {
    sentence: notAnEmail,
    details: { fields: [{ field: 'email', message: notAnEmail }] },
  })
}
