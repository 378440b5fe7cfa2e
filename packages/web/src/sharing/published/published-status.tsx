import { Eye, EyeOff } from 'lucide-react'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import type { EditingSession } from '../../editing/session/editing-session.ts'
import { Button } from '../../ui/button.tsx'
import { classes } from '../../ui/classes.ts'
import { openedOnDemand } from '../../ui/overlays/opened-on-demand.tsx'
import { ForeignPictures } from './foreign-pictures.tsx'
import { FutureSilentParts, MissingMedia, SilentParts } from './learner-notes.tsx'
import { messages } from './panel-messages.ts'
import { publishedSentence } from './published-line.tsx'
import type { ShowPublished } from './published-view.tsx'
import { StopShowing } from './stop-showing.tsx'
import { usePublishedChanges } from './use-published.ts'

// Loaded on demand, because they include the code that compares words.
const PublishedChangesDialog = openedOnDemand(
  async () => (await import('./published-changes.tsx')).PublishedChangesDialog,
)
const PublishedView = openedOnDemand(async () => (await import('./published-view.tsx')).PublishedView)

interface PublishedStatusProps<Document> {
  session: EditingSession<Document>
  /** Shows a version as learners see it. */
  show: ShowPublished<Document>
}

/** Shows which version of an open document learners see, its changes since, and the way to end it. */
export function PublishedStatus<Document>({ session, show }: PublishedStatusProps<Document>) {
  const published = usePublishedChanges(session)
  const [now] = useState(() => new Date())
  const [opened, setOpened] = useState<'view' | 'changes'>()
  const sentence = publishedSentence(published, now)
  const close = () => setOpened(undefined)
  const title = useFocusKept(sentence !== undefined)
  if (sentence === undefined) {
    return (
      <StatusBox ref={title} icon={<EyeOff aria-hidden />} look="bg-sunken" title={messages.noLearnerSees}>
        <p className="text-sm text-ink-2">{messages.completeToShow}</p>
        <FutureSilentParts session={session} />
        <ForeignPictures session={session} />
      </StatusBox>
    )
  }
  const changes = published.changes?.length ?? 0
  const outdated = changes > 0 || published.state?.changed_since_published === true
  return (
    <StatusBox
      ref={title}
      icon={<Eye aria-hidden className="text-brand-text" />}
      look="bg-brand-soft"
      title={sentence}
    >
      <p className="text-sm text-ink-2">{outdated ? messages.completeToUpdate : messages.upToDate}</p>
      <SilentParts session={session} />
      <MissingMedia session={session} />
      {outdated && <FutureSilentParts session={session} />}
      <ForeignPictures session={session} />
      <div className="-ms-3 flex flex-wrap gap-x-1 gap-y-1.5">
        <Button size="small" className="ms-3" onClick={() => setOpened('view')}>
          {messages.showWhatLearnersSee}
        </Button>
        {changes > 0 && (
          <Button look="quiet" size="small" onClick={() => setOpened('changes')}>
            {messages.seeChanges(changes)}
          </Button>
        )}
        <StopShowing session={session} next={title} />
      </div>
      {opened === 'view' && <PublishedView session={session} show={show} onClose={close} />}
      {opened === 'changes' && <PublishedChangesDialog session={session} onClose={close} />}
    </StatusBox>
  )
}

/** The button that ends the version disappears with it. The focus moves to the sentence that says so. */
function useFocusKept(isShown: boolean) {
  const title = useRef<HTMLParagraphElement>(null)
  const before = useRef(isShown)
  useEffect(() => {
    const { activeElement, body } = document
    const isLost = before.current && !isShown && (activeElement === body || activeElement === null)
    before.current = isShown
    if (isLost) title.current?.focus()
  }, [isShown])
  return title
}

interface StatusBoxProps {
  ref: RefObject<HTMLParagraphElement | null>
  icon: ReactNode
  look: string
  title: string
  children: ReactNode
}

function StatusBox({ ref, icon, look, title, children }: StatusBoxProps) {
  return (
    <div className={classes('grid grid-cols-[auto_minmax(0,1fr)] gap-3 rounded-2 px-3.5 py-3', look)}>
      {icon}
      <div className="grid grid-cols-1 gap-2">
        <p ref={ref} tabIndex={-1} className="leading-snug font-strong">
          {title}
        </p>
        {children}
      </div>
    </div>
  )
}
