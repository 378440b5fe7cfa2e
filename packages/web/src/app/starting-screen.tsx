import { messages } from './messages.ts'

/** Shown while the code of a screen is loaded. The text appears late, so that it does not flicker. */
export function StartingScreen() {
  return (
    <main className="grid min-h-dvh place-content-center">
      <output className="animate-late text-ink-2">{messages.loading}</output>
    </main>
  )
}
