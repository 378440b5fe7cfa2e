import { parseCookie, stringifySetCookie } from 'cookie'

/**
 * The cookie with which `<audio>` and `<img>` fetch media, because they cannot send a bearer header. It gives
 * access to media only.
 */
const name = 'lectern_media'
const days30 = 30 * 86_400

const write = (value: string, maxAge: number, secure: boolean) =>
  stringifySetCookie({ name, value, path: '/api', httpOnly: true, sameSite: 'strict', maxAge, secure })

export const mediaCookie = {
  set: (token: string, secure: boolean) => write(token, days30, secure),

  clear: (secure: boolean) => write('', 0, secure),

  /** The token in a request's Cookie header. */
  read: (header: string | undefined) => parseCookie(header ?? '')[name],
}
