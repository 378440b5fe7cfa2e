import { accountsApi } from '@lectern/domain/api/accounts.ts'
import type { Credentials } from '@lectern/domain/accounts/credentials.ts'
import { useEffect, useState } from 'react'
import { call } from '../../api/call.ts'

/** The demo account, where this Lectern has one. */
export function useDemo(): Credentials | undefined {
  const [demo, setDemo] = useState<Credentials>()
  useEffect(() => {
    const leaving = new AbortController()
    call(accountsApi.demo, { signal: leaving.signal }).then(
      (answer) =>
        setDemo(answer.demo ? { email: answer.demo.email, password: answer.demo.password } : undefined),
      // Without an answer there is nothing to try; logging in will say what is wrong.
      () => setDemo(undefined),
    )
    return () => leaving.abort()
  }, [])
  return demo
}
