import { Banner } from '../../ui/banner.tsx'
import type { Arrival } from './arrival.ts'

const done: Record<NonNullable<Arrival['did']>, string> = {
  'reset password': 'Your password is changed. Please log in with the new one.',
  'log out everywhere': 'You are logged out everywhere.',
  'delete account': 'Your account is deleted.',
}

/** Says on the login screen what happened just before. */
export function ArrivalBanner({ registered, did }: Arrival) {
  if (did) return <Banner kind="good">{done[did]}</Banner>
  if (!registered) return null
  const { ok, message } = registered.connection
  return <Banner kind={ok ? 'good' : 'warn'}>{message}</Banner>
}
