import { Eye, EyeOff, VolumeX } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { EditingSession } from '../../editing/session/editing-session.ts'
import { listOf } from '../../messages/lists.ts'
import { numberOf } from '../../messages/numbers.ts'
import { Button } from '../../ui/button.tsx'
import { classes } from '../../ui/classes.ts'
import { messages } from './panel-messages.ts'
import { publishedSentence } from './published-line.tsx'
import type { ShowPublished } from './published-view.tsx'
import { StopShowing } from './stop-showing.tsx'
import { usePresentAfterPause, usePublishedChanges, usePublishedDocument } from './use-published.ts'

// Loaded on demand, because they include the code that compares words.
const loadChanges = async () => ({
  default: (await import('./published-changes.tsx')).PublishedChangesDialog,
})
const loadView = async () => ({ default: (await import('./published-view.tsx')).PublishedView })
// `lazy` loses the type parameter of the component.
const PublishedChangesDialog = lazy(loadChanges) as unknown as Awaited<
  ReturnType<typeof loadChanges>
>['default']
const PublishedView = lazy(loadView) as unknown as Awaited<ReturnType<typeof loadView>>['default']

interface PublishedStatusProps<Document> {
  session: EditingSession<Document>
  /** Shows a version as learners see it. */
  show: ShowPublished<Document>
}

/** What learners see of an open document, what has changed since, and how to end it. */
export function PublishedStatus<Document>({ session, show }: PublishedStatusProps<Document>) {
  const published = usePublishedChanges(session)
  const [now] = useState(() => new Date())
  const [opened, setOpened] = useState<'view' | 'changes'>()
  const sentence = publishedSentence(published, now)
  const close = () => setOpened(undefined)
  if (sentence === undefined) {
    return (
      <StatusBox icon={<EyeOff aria-hidden />} look="bg-sunken" title={messages.noLearnerSees}>
        <p className="text-sm text-ink-2">{messages.completeToShow}</p>
        <WillBeSilent session={session} />
      </StatusBox>
    )
  }
  const changes = published.changes?.length ?? 0
  const outdated = changes > 0 || published.state?.changed_since_published === true
  return (
    <StatusBox icon={<Eye aria-hidden className="text-brand-text" />} look="bg-brand-soft" title={sentence}>
      <p className="text-sm text-ink-2">{outdated ? messages.completeToUpdate : messages.upToDate}</p>
      <SilentParts session={session} />
      {outdated && <WillBeSilent session={session} />}
      <div className="-ms-3 flex flex-wrap gap-x-1 gap-y-1.5">
        <Button size="small" className="ms-3" onClick={() => setOpened('view')}>
          {messages.showWhatLearnersSee}
        </Button>
        {changes > 0 && (
          <Button look="quiet" size="small" onClick={() => setOpened('changes')}>
            {messages.seeChanges(changes)}
          </Button>
        )}
        <StopShowing session={session} />
      </div>
      <Suspense>
        {opened === 'view' && <PublishedView session={session} show={show} onClose={close} />}
        {opened === 'changes' && <PublishedChangesDialog session={session} onClose={close} />}
      </Suspense>
    </StatusBox>
  )
}

interface StatusBoxProps {
  icon: ReactNode
  look: string
  title: string
  children: ReactNode
}

export function StatusBox({ icon, look, title, children }: StatusBoxProps) {
  return (
    <div className={classes('grid grid-cols-[auto_minmax(0,1fr)] gap-3 rounded-2 px-3.5 py-3', look)}>
      {icon}
      <div className="grid grid-cols-1 gap-2">
        <p className="leading-snug font-strong">{title}</p>
        {children}
      </div>
    </div>
  )
}

/** The most numbers of slides that a sentence lists. */
const mostListed = 6

/** Which slides or how many lines learners do not hear. */
function SilentParts<Document>({ session }: { session: EditingSession<Document> }) {
  const { kind, store } = session
  const count = store.getState().publication?.published?.silent_parts ?? 0
  const { data } = usePublishedDocument(session, count > 0)
  if (count === 0) return null
  const numbers = data === undefined ? [] : kind.silentPieces(data)
  const isListed = kind.format === 'slideshow' && numbers.length > 0 && numbers.length <= mostListed
  return (
    <SilenceNote>
      {isListed
        ? messages.silentSlides(listOf(numbers.map(numberOf)), numbers.length)
        : messages.silentParts[kind.format](numbers.length || count)}
    </SilenceNote>
  )
}

/** What learners would not hear if the author pressed Complete now. */
function WillBeSilent<Document>({ session: { kind, store } }: { session: EditingSession<Document> }) {
  const count = kind.silentPieces(usePresentAfterPause(store)).length
  return count === 0 ? null : <SilenceNote>{messages.willBeSilent[kind.format](count)}</SilenceNote>
}

function SilenceNote({ children }: { children: string }) {
  return (
    <p className="flex items-start gap-1.5 text-sm text-progress-text">
      <VolumeX aria-hidden className="mt-0.5 size-4 shrink-0" />
      {children}
    </p>
  )
}
