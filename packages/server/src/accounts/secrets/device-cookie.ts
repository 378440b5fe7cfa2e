import { parseCookie, stringifySetCookie } from 'cookie'
import { normaliseEmail } from '../normalise-email.ts'
import { newToken, type Secrets } from './secrets.ts'

const name = 'lectern_device'
const days365 = 365 * 86_400

/**
 * Marks a browser in which an account logged in before, so that strangers who guess cannot lock out its owner
 * (OWASP, "Slow Down Online Guessing Attacks with Device Cookies"). It proves nothing else and is sent to the login
 * only.
 */
export function createDeviceCookie(secrets: Pick<Secrets, 'keyedHash'>) {
  const proof = (id: string, email: string) => secrets.keyedHash(`device ${id} ${normaliseEmail(email)}`)
  return {
    set(email: string, secure: boolean): string {
      const id = newToken()
      return stringifySetCookie({
        name,
        value: `${id}.${proof(id, email)}`,
        path: '/api/login',
        httpOnly: true,
        sameSite: 'strict',
        maxAge: days365,
        secure,
      })
    },

    /** Id of the device, if the Cookie header names one on which this account logged in. */
    read(header: string | undefined, email: string): string | undefined {
      const [id, given] = parseCookie(header ?? '')[name]?.split('.') ?? []
      return id && given === proof(id, email) ? id : undefined
    },
  }
}
export type DeviceCookie = ReturnType<typeof createDeviceCookie>
