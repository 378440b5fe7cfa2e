import type { Format } from '@lectern/domain/courses/formats.ts'
import { ImageOff, VolumeX } from 'lucide-react'
import type { ReactNode } from 'react'
import type { EditingSession } from '../../editing/session/editing-session.ts'
import { listOf } from '../../messages/lists.ts'
import { numberOf } from '../../messages/numbers.ts'
import { messages } from './panel-messages.ts'
import { useMissingMedia, usePresentAfterPause, usePublishedDocument } from './use-published.ts'

export interface NoteProps<Document> {
  session: EditingSession<Document>
}

/** The most numbers of slides that a sentence lists. */
const maxListed = 6

/** Whether a sentence lists these numbers. */
export const isListed = (numbers: readonly number[]) => numbers.length > 0 && numbers.length <= maxListed
/** The numbers as part of a sentence. */
export const listed = (numbers: readonly number[]) => listOf(numbers.map(numberOf))

/** The sentences of the formats whose parts have numbers that authors see. */
const silentNumbers: Readonly<Partial<Record<Format, (numbers: string, count: number) => string>>> = {
  slideshow: (numbers, count) => messages.silentSlides(numbers, count),
}

/** Shows which slides or how many lines learners do not hear. */
export function SilentParts<Document>({ session }: NoteProps<Document>) {
  const { kind, store } = session
  const count = store.getState().publication?.published?.silent_parts ?? 0
  const { data } = usePublishedDocument(session, count > 0)
  if (count === 0) return null
  const numbers = data === undefined ? [] : kind.silentPieces(data)
  const listing = silentNumbers[kind.format]
  return (
    <Note icon={<VolumeX aria-hidden className="mt-0.5 size-4 shrink-0" />}>
      {listing && isListed(numbers)
        ? listing(listed(numbers), numbers.length)
        : messages.silentParts[kind.format](numbers.length || count)}
    </Note>
  )
}

/** Shows how many parts learners would not hear if the author pressed Complete now. */
export function FutureSilentParts<Document>({ session: { kind, store } }: NoteProps<Document>) {
  const count = kind.silentPieces(usePresentAfterPause(store)).length
  if (count === 0) return null
  return (
    <Note icon={<VolumeX aria-hidden className="mt-0.5 size-4 shrink-0" />}>
      {messages.willBeSilent[kind.format](count)}
    </Note>
  )
}

/** Shows which pictures and audio of the version that learners get cannot be read. */
export function MissingMedia<Document>({ session }: NoteProps<Document>) {
  const missing = useMissingMedia(session)
  if (!missing) return null
  const { pictures, audio } = missing
  return (
    <>
      {pictures.length > 0 && (
        <Note icon={<ImageOff aria-hidden className="mt-0.5 size-4 shrink-0" />}>
          {messages.missingPictures(listed(pictures), pictures.length)}
        </Note>
      )}
      {audio.length > 0 && (
        <Note icon={<VolumeX aria-hidden className="mt-0.5 size-4 shrink-0" />}>
          {messages.missingAudio[session.kind.format](listed(audio), audio.length)}
        </Note>
      )}
    </>
  )
}

/** A note about what learners do not see or hear. */
export function Note({ icon, children }: { icon: ReactNode; children: string }) {
  return (
    <p className="flex items-start gap-1.5 text-sm text-progress-text">
      {icon}
      {children}
    </p>
  )
}
