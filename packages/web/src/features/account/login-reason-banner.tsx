import { useLocation } from 'react-router'
import { Banner } from '../../ui/banner.tsx'
import { sessionEndedText, type LoginReason } from './login-reason.ts'
import { messages } from './messages.ts'
import { registeredWords } from './registered-words.ts'

const actionTexts: Record<NonNullable<LoginReason['did']>, () => string> = {
  'reset password': () => messages.passwordChanged,
  'log out everywhere': () => messages.loggedOutEverywhere,
  'delete account': () => messages.accountDeleted,
}

/** Shows on the login screen what happened just before. */
export function LoginReasonBanner({ registered, did, ended }: LoginReason) {
  const { state } = useLocation()
  if (ended) return <Banner kind="warn">{sessionEndedText(state)}</Banner>
  if (did) return <Banner kind="good">{actionTexts[did]()}</Banner>
  if (!registered) return null
  const { happened, next } = registeredWords(registered.connection)
  return (
    <Banner kind={registered.connection.ok ? 'good' : 'warn'}>
      <p>{messages.accountCreated(happened)}</p>
      {next !== undefined && <p>{next}</p>}
    </Banner>
  )
}
