import { Spinner } from '../ui/spinner.tsx'

/** What stands on the screen while a document is loading. */
export function LoadingScreen({ text }: { text: string }) {
  return (
    <main className="grid min-h-dvh place-content-center">
      <p role="status" className="flex items-center gap-2.5 text-ink-2">
        <Spinner />
        {text}
      </p>
    </main>
  )
}
