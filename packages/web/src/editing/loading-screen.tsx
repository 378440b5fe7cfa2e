import { Spinner } from '../ui/spinner.tsx'

/** What stands on the screen while a document is loading. */
export function LoadingScreen({ text }: { text: string }) {
  return (
    <main className="grid min-h-dvh place-content-center">
      <output className="flex items-center gap-2.5 text-ink-2">
        <Spinner />
        {text}
      </output>
    </main>
  )
}
