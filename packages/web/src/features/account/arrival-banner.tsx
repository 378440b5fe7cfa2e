import { useLocation } from 'react-router'
import { Banner } from '../../ui/banner.tsx'
import { sessionEndedText, type Arrival } from './arrival.ts'

const done: Record<NonNullable<Arrival['did']>, string> = {
  'reset password': 'Your password is changed. Please log in with the new one.',
  'log out everywhere': 'You are logged out everywhere.',
  'delete account': 'Your account is deleted.',
}

/** Says on the login screen what happened just before. */
export function ArrivalBanner({ registered, did, ended }: Arrival) {
  const { state } = useLocation()
  if (ended) return <Banner kind="warn">{sessionEndedText(state)}</Banner>
  if (did) return <Banner kind="good">{done[did]}</Banner>
  if (!registered) return null
  const { ok, message } = registered.connection
  return (
    <Banner kind={ok ? 'good' : 'warn'}>
      <p>Your account is created. {message}</p>
      {!ok && <p>Log in, then correct the address or the key in your account settings.</p>}
    </Banner>
  )
}
