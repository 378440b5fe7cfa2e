import { domainToASCII } from 'node:url'
import { fieldFault } from './field-fault.ts'

/** Maximum length in SMTP (RFC 5321). */
const mostBytes = 254

/**
 * The normalised spelling of an address, by which its account is found: composed characters (NFC), lower case, host
 * in ASCII (`xn--…`). An invalid address comes back in lower case. Mail goes only to the normalised spelling,
 * because two typed strings with one spelling must not be two mailboxes.
 */
export function normaliseEmail(email: string): string {
  // Lower-casing can decompose a character (İ), so normalise again afterwards.
  const composed = email.trim().normalize('NFC').toLowerCase().normalize('NFC')
  const at = composed.lastIndexOf('@')
  const host = domainToASCII(composed.slice(at + 1))
  return at < 0 || host === '' ? composed : `${composed.slice(0, at)}@${host}`
}

/** Normalises a new address. INVALID_REQUEST if no mail can reach it. */
export function newEmail(email: string): string {
  const normalised = normaliseEmail(email)
  const host = normalised.slice(normalised.lastIndexOf('@') + 1)
  const isHost = host.split('.').every((label) => /^(?!-)[a-z0-9-]{1,63}(?<!-)$/.test(label))
  if (isHost && Buffer.byteLength(normalised) <= mostBytes) return normalised
  throw fieldFault('email', 'notAnEmail')
}
