import { readCookie } from './read-cookie.ts'

/**
 * The cookie that lets `<audio>` and `<img>` fetch media, since they can send no bearer header. It opens nothing else.
 */
const name = 'lectern_media'
const attributes = 'Path=/api; HttpOnly; SameSite=Strict'
const days30 = 30 * 86_400

export const mediaCookie = {
  set: (token: string, secure: boolean) =>
    `${name}=${token}; ${attributes}; Max-Age=${days30}${secure ? '; Secure' : ''}`,

  clear: (secure: boolean) => `${name}=; ${attributes}; Max-Age=0${secure ? '; Secure' : ''}`,

  /** The token in a request's Cookie header. */
  read: (header: string | undefined) => readCookie(header, name),
}
