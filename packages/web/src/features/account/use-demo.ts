import type { Credentials } from '@lectern/domain/accounts/credentials.ts'
import { useEffect, useState } from 'react'
import { isRecord } from '../../ui/is-record.ts'

/** The path of `accountsApi.demo`. Its schemas would make the login screen larger. */
export const demoPath = '/api/demo'

/** The demo account, if this Lectern has one. */
export function useDemo(): Credentials | undefined {
  const [demo, setDemo] = useState<Credentials>()
  useEffect(() => {
    const leaving = new AbortController()
    // Without a response there is no demo. A login would report the problem.
    askForDemo(leaving.signal).then(setDemo, () => setDemo(undefined))
    return () => leaving.abort()
  }, [])
  return demo
}

async function askForDemo(signal: AbortSignal): Promise<Credentials | undefined> {
  const response = await fetch(demoPath, { headers: { Accept: 'application/json' }, signal })
  return response.ok ? readDemo(await response.json()) : undefined
}

/** The demo account of a response, checked without a schema as in `arrival.ts`. Undefined if there is none. */
export function readDemo(answer: unknown): Credentials | undefined {
  if (!isRecord(answer) || !isRecord(answer['demo'])) return undefined
  const { email, password } = answer['demo']
  return typeof email === 'string' && typeof password === 'string' ? { email, password } : undefined
}
