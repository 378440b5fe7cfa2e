import { feedsApi, type Feed } from '@lectern/domain/api/feeds.ts'
import { ImageUp } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { sentenceOf } from '../../../api/api-problem.ts'
import { call, fillIn } from '../../../api/call.ts'
import { upload } from '../../../api/upload.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { inBackground } from '../../../ui/in-background.ts'
import { Progress } from '../../../ui/progress.tsx'
import { cropArtwork } from './crop-artwork.ts'

interface FeedArtworkProps {
  courseId: string
  /** Address of the own artwork; null while Lectern draws it. */
  artwork: string | null
  onChanged: (feed: Feed) => void
}

/** The picture that podcast apps show of a feed: seen, replaced by one of the author's own, and left to Lectern again. */
export function FeedArtwork({ courseId, artwork, onChanged }: FeedArtworkProps) {
  const heading = useId()
  const input = useRef<HTMLInputElement>(null)
  const { share, removing, problem, told, send, remove } = useArtwork(courseId, onChanged)
  const choose = useRef<HTMLButtonElement>(null)
  const removeButton = useRef<HTMLButtonElement>(null)
  const busy = share !== undefined
  /** The Remove button disappears with the picture, and the focus would be lost with it. */
  async function removeHere(): Promise<void> {
    const removed = await remove()
    const { activeElement, body } = document
    const isHere = activeElement === body || activeElement === removeButton.current
    if (removed && isHere) choose.current?.focus()
  }
  // Another picture has another address, so that the browser does not show the one before.
  const shown = `${fillIn(feedsApi.seeArtwork.path, { courseId })}?v=${encodeURIComponent(artwork ?? '')}`
  return (
    <section
      className="grid grid-cols-[96px_minmax(0,1fr)] items-start gap-4 border-t border-line pt-4"
      aria-labelledby={heading}
    >
      <img
        src={shown}
        alt={artwork === null ? 'The artwork that Lectern draws' : 'Your artwork'}
        className="size-24 rounded-2 bg-sunken object-cover"
      />
      <div className="grid gap-2">
        <h3 id={heading} className="text-sm font-strong">
          Artwork
        </h3>
        <p className="text-sm text-ink-2">
          {artwork === null
            ? 'Lectern draws the artwork. You can upload a picture of at least 1400 × 1400 pixels; its middle square is used.'
            : 'Podcast apps show your picture for the feed and for each episode, the next time they look.'}
        </p>
        <input
          ref={input}
          type="file"
          hidden
          accept="image/jpeg,image/png"
          aria-label="Artwork file"
          onChange={({ target }) => {
            const [file] = target.files ?? []
            if (file) inBackground(send(file))
            // So that the same file can be chosen again.
            target.value = ''
          }}
        />
        <div className="flex flex-wrap items-center gap-3">
          <Button
            size="small"
            icon={<ImageUp aria-hidden className="size-4" />}
            busy={busy}
            // A button with `disabled` could not take the focus when the picture is removed.
            unavailable={removing}
            ref={choose}
            onClick={() => !removing && input.current?.click()}
          >
            {busy ? 'Uploading...' : artwork === null ? 'Upload a picture' : 'Replace'}
          </Button>
          {artwork !== null && (
            <Button
              size="small"
              look="quiet"
              busy={removing}
              disabled={busy}
              ref={removeButton}
              onClick={() => inBackground(removeHere())}
            >
              Remove
            </Button>
          )}
          {busy && <Progress label="Uploading the artwork" value={share} thin className="min-w-24 flex-1" />}
        </div>
        <output className="text-sm text-ink-2">{told}</output>
        {problem !== undefined && <Banner>{problem}</Banner>}
      </div>
    </section>
  )
}

function useArtwork(courseId: string, onChanged: (feed: Feed) => void) {
  const [share, setShare] = useState<number>()
  const [removing, setRemoving] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [told, setTold] = useState('')
  const sending = useRef<AbortController>(undefined)
  useEffect(() => () => sending.current?.abort(), [])
  const params = { courseId }

  function begin(): void {
    setProblem(undefined)
    setTold('')
  }

  async function send(file: File): Promise<void> {
    begin()
    const control = new AbortController()
    const { signal } = control
    sending.current = control
    setShare(0)
    try {
      const made = await cropArtwork(file)
      signal.throwIfAborted()
      if ('refused' in made) return setProblem(made.refused)
      onChanged(await upload(feedsApi.putArtwork, made.picture, { params, signal, onProgress: setShare }))
      setTold(made.cropped ? 'Saved. The middle of the picture is shown, since artwork is square.' : 'Saved.')
    } catch (error) {
      // The dialog was closed.
      if (signal.aborted) return
      setProblem(sentenceOf(error, 'The artwork could not be saved. Please try again.'))
    } finally {
      if (!signal.aborted) setShare(undefined)
    }
  }

  /** Returns whether it is removed. */
  async function remove(): Promise<boolean> {
    begin()
    setRemoving(true)
    try {
      onChanged(await call(feedsApi.removeArtwork, { params }))
      setTold('Removed.')
      return true
    } catch (error) {
      setProblem(sentenceOf(error, 'The artwork could not be removed. Please try again.'))
      return false
    } finally {
      setRemoving(false)
    }
  }

  return { share, removing, problem, told, send, remove }
}
