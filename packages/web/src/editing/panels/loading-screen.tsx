import { ScreenTitle } from '../../ui/screen-title.tsx'
import { Spinner } from '../../ui/spinner.tsx'

interface LoadingScreenProps {
  /** The title of the screen. */
  title: string
  text: string
}

/** The screen of an editor while its document is loading. */
export function LoadingScreen({ title, text }: LoadingScreenProps) {
  return (
    <main className="grid min-h-dvh place-content-center">
      <ScreenTitle of={[title]} />
      <output className="flex items-center gap-2.5 text-ink-2">
        <Spinner />
        {text}
      </output>
    </main>
  )
}
