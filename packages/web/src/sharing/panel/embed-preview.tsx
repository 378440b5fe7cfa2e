import { useEffect, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { messages } from './messages.ts'

/** A frame that takes longer to load has failed, in milliseconds. */
const loadedWithin = 20_000

interface EmbedPreviewProps {
  /** The address that embedding pages use. */
  url: string
  /** The version that learners see, such as its time. Null for none, undefined for a course. */
  version: string | null | undefined
}

/** The embedded player as learners see it, made smaller. It is loaded again for another address or version. */
export function EmbedPreview({ url, version }: EmbedPreviewProps) {
  const [tries, setTries] = useState(0)
  if (version === null) return <PreviewNote>{messages.nothingToPreview}</PreviewNote>
  const address = previewAddress(url)
  return (
    <PreviewFrame
      key={`${address} ${version ?? ''} ${tries}`}
      address={address}
      onRetry={() => setTries((count) => count + 1)}
    />
  )
}

/**
 * The same page at the address of this window, which may show it in a frame. The page reports nothing there, so the
 * author is not counted as a visit.
 */
export function previewAddress(embedUrl: string): string {
  return `${new URL(embedUrl).pathname}?embed=preview`
}

interface PreviewFrameProps {
  address: string
  onRetry: () => void
}

function PreviewFrame({ address, onRetry }: PreviewFrameProps) {
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading')
  useEffect(() => {
    if (state !== 'loading') return undefined
    const timer = setTimeout(() => setState('failed'), loadedWithin)
    return () => clearTimeout(timer)
  }, [state])
  return (
    <div className="relative h-24.75 w-44 overflow-hidden rounded-2 bg-sunken ring ring-line">
      {/* The frame shows a page of Lectern itself. A sandbox that allows its scripts and its storage would restrict nothing. */}
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- see above */}
      <iframe
        src={address}
        title={messages.preview}
        // A picture of the player: its controls are too small here, and the link over it opens them.
        inert
        aria-hidden
        loading="lazy"
        className="absolute top-0 left-0 h-135 w-240 origin-top-left scale-[0.18333] border-0"
        // A browser also calls it for pages that it refuses to show, and for its own error pages.
        onLoad={({ currentTarget }) => setState(showsPlayer(currentTarget) ? 'shown' : 'failed')}
      />
      {state === 'shown' && (
        <a
          href={address}
          target="_blank"
          rel="noopener"
          aria-label={messages.openPreview}
          title={messages.openPreview}
          className="absolute inset-0 rounded-2 -outline-offset-2"
        />
      )}
      {state === 'loading' && (
        <output className="absolute inset-0 grid animate-late place-content-center justify-items-center gap-1.5 bg-sunken text-xs text-ink-2">
          <Spinner className="size-4" />
          {messages.loadingPreview}
        </output>
      )}
      {state === 'failed' && (
        <div
          role="alert"
          className="absolute inset-0 grid place-content-center justify-items-center gap-1 bg-sunken p-2 text-center text-xs text-ink-2"
        >
          {messages.previewNotLoaded}
          <Button look="link" size="small" onClick={onRetry}>
            {messages.retry}
          </Button>
        </div>
      )}
    </div>
  )
}

/** Whether a frame of this origin has loaded the embedded player, not the page of an address that has ended. */
export function showsPlayer({ contentDocument }: Pick<HTMLIFrameElement, 'contentDocument'>): boolean {
  return contentDocument?.documentElement.dataset['embedded'] !== undefined
}

function PreviewNote({ children }: { children: string }) {
  return (
    <p className="grid h-24.75 w-44 place-content-center rounded-2 bg-sunken p-2.5 text-center text-xs text-ink-2 ring ring-line">
      {children}
    </p>
  )
}
