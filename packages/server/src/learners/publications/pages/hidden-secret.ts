import { hashToken } from '../../../accounts/secrets/secrets.ts'

/** Stands for the secret of a share in stored HTML. It has no character that HTML escapes. */
const placeholder = '_secret-of-the-share_'

/** The stored form of HTML. The database has the secrets of shares only encrypted. */
export function withoutSecret(html: string, learnerUrl: string): string {
  return html.replaceAll(secretOf(learnerUrl), placeholder)
}

/** The HTML for the course system. */
export function withSecret(html: string, learnerUrl: string): string {
  return html.replaceAll(placeholder, secretOf(learnerUrl))
}

/** For comparing pages: an equal address in place of every learner's address, whose secret may have been replaced. */
export function withEqualAddresses(html: string, publicUrl: string): string {
  const begin = `${publicUrl}/learn/`
  return html
    .split(begin)
    .map((part, index) => (index === 0 ? part : part.replace(/^[\w-]+/, placeholder)))
    .join(begin)
}

/** `token_hash` of the share that an address is of. */
export function tokenHashOf(learnerUrl: string): string {
  return hashToken(secretOf(learnerUrl))
}

function secretOf(learnerUrl: string): string {
  return learnerUrl.slice(learnerUrl.lastIndexOf('/') + 1)
}
