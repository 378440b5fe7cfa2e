import { feedsApi, type Feed } from '@lectern/domain/api/learners/feeds.ts'
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
import { messages } from './messages.ts'

interface FeedArtworkProps {
  courseId: string
  /** Address of the author's own artwork. Null if Lectern draws it. */
  artwork: string | null
  onChanged: (feed: Feed) => void
}

/** The picture that podcast apps show of a feed: the author can see it, replace it, and remove their own picture. */
export function FeedArtwork({ courseId, artwork, onChanged }: FeedArtworkProps) {
  const heading = useId()
  const input = useRef<HTMLInputElement>(null)
  const { share, removing, problem, status, send, remove } = useArtwork(courseId, onChanged)
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
  // A new picture has a new address, so that the browser does not show the previous one.
  const shown = `${fillIn(feedsApi.seeArtwork.path, { courseId })}?v=${encodeURIComponent(artwork ?? '')}`
  return (
    <section
      className="grid grid-cols-[96px_minmax(0,1fr)] items-start gap-4 border-t border-line pt-4"
      aria-labelledby={heading}
    >
      <img
        src={shown}
        alt={artwork === null ? messages.artwork.drawn : messages.artwork.own}
        className="size-24 rounded-2 bg-sunken object-cover"
      />
      <div className="grid gap-2">
        <h3 id={heading} className="text-sm font-strong">
          {messages.artwork.heading}
        </h3>
        <p className="text-sm text-ink-2">
          {artwork === null ? messages.artwork.aboutDrawn : messages.artwork.aboutOwn}
        </p>
        <input
          ref={input}
          type="file"
          hidden
          accept="image/jpeg,image/png"
          aria-label={messages.artwork.file}
          onChange={({ target }) => {
            const [file] = target.files ?? []
            if (file) inBackground(send(file))
            // The browser reports no change if the same file is chosen twice.
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
            {uploadLabel(busy, artwork)}
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
              {messages.artwork.remove}
            </Button>
          )}
          {busy && (
            <Progress label={messages.artwork.progress} value={share} thin className="min-w-24 flex-1" />
          )}
        </div>
        <output className="text-sm text-ink-2">{status}</output>
        {problem !== undefined && <Banner>{problem}</Banner>}
      </div>
    </section>
  )
}

function uploadLabel(busy: boolean, artwork: string | null): string {
  if (busy) return messages.artwork.uploading
  return artwork === null ? messages.artwork.upload : messages.artwork.replace
}

function useArtwork(courseId: string, onChanged: (feed: Feed) => void) {
  const [share, setShare] = useState<number>()
  const [removing, setRemoving] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [status, setStatus] = useState('')
  const sending = useRef<AbortController>(undefined)
  useEffect(() => () => sending.current?.abort(), [])
  const params = { courseId }

  function clearMessages(): void {
    setProblem(undefined)
    setStatus('')
  }

  async function send(file: File): Promise<void> {
    clearMessages()
    const control = new AbortController()
    const { signal } = control
    sending.current = control
    setShare(0)
    try {
      const made = await cropArtwork(file)
      signal.throwIfAborted()
      if ('refused' in made) return setProblem(made.refused)
      onChanged(await upload(feedsApi.putArtwork, made.picture, { params, signal, onProgress: setShare }))
      setStatus(made.cropped ? messages.artwork.savedCropped : messages.artwork.saved)
    } catch (error) {
      // The dialog was closed.
      if (signal.aborted) return
      setProblem(sentenceOf(error, messages.artwork.notSaved))
    } finally {
      if (!signal.aborted) setShare(undefined)
    }
  }

  /** Returns whether it is removed. */
  async function remove(): Promise<boolean> {
    clearMessages()
    setRemoving(true)
    try {
      onChanged(await call(feedsApi.removeArtwork, { params }))
      setStatus(messages.artwork.removed)
      return true
    } catch (error) {
      setProblem(sentenceOf(error, messages.artwork.notRemoved))
      return false
    } finally {
      setRemoving(false)
    }
  }

  return { share, removing, problem, status, send, remove }
}
