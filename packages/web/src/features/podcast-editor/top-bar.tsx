import type { Podcast } from '@lectern/domain/podcast/podcast.ts'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { ActionButton } from '../../editing/commands/action-button.tsx'
import { CompleteButton, CompletionGap } from '../../editing/commands/complete-button.tsx'
import { CourseName } from '../../editing/panels/course-name.tsx'
import type { EditorAction } from '../../editing/commands/editor-action.ts'
import type { EditingSession, SavingActions } from '../../editing/session/editing-session.ts'
import { figuresMode, figuresPath } from '../../editing/panels/figures-mode.tsx'
import { MetaLine } from '../../editing/panels/meta-line.tsx'
import type { OtherEditors } from '../../editing/presence/report-presence.ts'
import { OtherWindowNote, PresenceNote } from '../../editing/presence/presence-note.tsx'
import { PreviewButton } from './now-playing/preview-button.tsx'
import { SaveState } from '../../editing/session/save-state.tsx'
import { PublishedLine } from '../../sharing/published/published-line.tsx'
import { ShareButton } from '../../sharing/share-button.tsx'
import { Button } from '../../ui/button.tsx'
import { inBackground } from '../../ui/in-background.ts'
import { ScreenTitle } from '../../ui/screen-title.tsx'
import { DownloadMenu } from './download-menu.tsx'
import { usePodcastEditor, usePodcastPart } from './document/editor-context.ts'
import { messages } from './messages.ts'

type TopBarAction = 'undo' | 'redo' | 'history' | 'palette' | 'save' | 'share' | 'complete'

interface TopBarProps {
  actions: Readonly<Record<TopBarAction, EditorAction>>
  saving: SavingActions
  session: EditingSession<Podcast>
  /** Other authors who have the podcast open. */
  company: OtherEditors
  /** The languages of the podcast. */
  languages: ReactNode
  /** The panel for sharing is open. */
  sharing: boolean
}

export function TopBar({ actions, saving, session, company, languages, sharing }: TopBarProps) {
  const navigate = useNavigate()
  const { page } = usePodcastEditor()
  const { undo, redo, history, palette, save, share, complete } = actions
  return (
    <header className="sticky top-0 z-(--z-sticky) col-span-full flex min-h-14 min-w-0 items-center gap-1 border-b max-xl:flex-wrap max-xl:gap-y-1 border-line bg-surface py-1.5 ps-1.5 pe-2.5 md:gap-2.5 md:ps-2.5 md:pe-4">
      <Button
        look="quiet"
        size="small"
        icon={<ArrowLeft aria-hidden className="size-4 rtl:-scale-x-100" />}
        aria-label={messages.back}
        onClick={() => inBackground(navigate('/courses'))}
      >
        <span className="max-md:hidden">{messages.back}</span>
      </Button>
      <div className="min-w-0 flex-1 max-md:contents md:border-s md:border-line md:ps-3">
        <PodcastTitle />
        <div className="max-md:order-1 max-md:basis-full max-md:ps-2">
          <MetaLine>
            <CourseName courseId={page.courseId} />
            <SaveState {...saving} />
            <CompletionGap session={session} />
            <PublishedLine session={session} />
            <PresenceNote session={session} company={company} />
            {languages}
            <OtherWindowNote company={company} />
          </MetaLine>
        </div>
      </div>
      <span className="contents max-xl:md:order-last max-xl:md:flex max-xl:md:w-full max-xl:md:items-center max-xl:md:gap-1 max-md:hidden">
        {[undo, redo, history, palette].map((action) => (
          <ActionButton key={action.name} action={action} />
        ))}
        <PreviewButton />
        <FiguresButton />
        <DownloadMenu unsaved={saving.unsaved} className="min-h-9" />
      </span>
      <Button
        size="small"
        className="min-h-9 max-md:w-10"
        icon={<save.icon aria-hidden className="size-4" />}
        busy={saving.busy}
        aria-label={saving.busy ? messages.saving : save.label}
        onClick={save.run}
      >
        <span className="max-md:hidden">{saving.busy ? messages.saving : save.label}</span>
      </Button>
      <ShareButton action={share} open={sharing} className="max-md:hidden" />
      <CompleteButton action={complete} session={session} saving={saving} />
    </header>
  )
}

function FiguresButton() {
  const navigate = useNavigate()
  const { page } = usePodcastEditor()
  const { label, icon } = figuresMode()
  return (
    <Button
      look="quiet"
      size="small"
      className="min-h-9"
      icon={icon}
      onClick={() => inBackground(navigate(figuresPath('podcast', page)))}
    >
      {label}
    </Button>
  )
}

function PodcastTitle() {
  const title = usePodcastPart(({ podcast }) => podcast.title)
  return (
    <>
      <ScreenTitle of={[title, messages.podcast]} />
      <h1
        dir="auto"
        title={title}
        className="line-clamp-2 max-md:w-0 max-md:flex-1 [text-align:-webkit-match-parent] [text-align:match-parent] text-lg leading-tight font-strong wrap-break-word"
      >
        {title}
      </h1>
    </>
  )
}
