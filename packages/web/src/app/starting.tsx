import { messages } from './messages.ts'

/** What stands where a screen will be while its code is fetched: nothing at first, then words, so that quick ones do not flicker. */
export function Starting() {
  return (
    <main className="grid min-h-dvh place-content-center">
      <output className="animate-late text-ink-2">{messages.loading}</output>
    </main>
  )
}
