import type { Podcast } from '@lectern/domain/podcast/podcast.ts'
import { ArrowLeft, Check, Play, Square } from 'lucide-react'
import { useDeferredValue, useMemo } from 'react'
import { useNavigate } from 'react-router'
import { useStore } from 'zustand'
import { ActionButton } from '../../editing/action-button.tsx'
import { CourseName } from '../../editing/course-name.tsx'
import type { EditorAction } from '../../editing/actions.ts'
import type { EditingSession, SavingActions } from '../../editing/editing-session.ts'
import { MetaLine } from '../../editing/meta-line.tsx'
import type { Company } from '../../editing/presence/keep-presence.ts'
import { PresenceNote } from '../../editing/presence/presence-note.tsx'
import { SaveState } from '../../editing/save-state.tsx'
import { Button } from '../../ui/button.tsx'
import { inBackground } from '../../ui/in-background.ts'
import { ScreenTitle } from '../../ui/screen-title.tsx'
import { Tooltip } from '../../ui/tooltip.tsx'
import { DownloadMenu } from './download-menu.tsx'
import { usePodcast, usePodcastEditor } from './editor-context.ts'
import { podcastDocument } from './podcast-document.ts'

interface TopBarProps {
  actions: readonly EditorAction[]
  save: EditorAction
  saving: SavingActions
  session: EditingSession<Podcast>
  /** Who else has the podcast open. */
  company: Company
}

export function TopBar({ actions, save, saving, session, company }: TopBarProps) {
  const navigate = useNavigate()
  const { page } = usePodcastEditor()
  const { title } = usePodcast().podcast
  const { icon: SaveIcon } = save
  return (
    <header className="sticky top-0 z-(--z-sticky) col-span-full flex min-h-14 min-w-0 items-center gap-1 border-b border-line bg-surface py-1.5 ps-1.5 pe-2.5 md:gap-2.5 md:ps-2.5 md:pe-4">
      <Button
        look="quiet"
        size="small"
        icon={<ArrowLeft aria-hidden className="size-4 rtl:-scale-x-100" />}
        aria-label="Back"
        onClick={() => inBackground(navigate('/courses'))}
      >
        <span className="max-md:hidden">Back</span>
      </Button>
      <div className="min-w-0 flex-1 md:border-s md:border-line md:ps-3">
        <ScreenTitle of={[title, 'Podcast']} />
        <h1
          dir="auto"
          title={title}
          className="line-clamp-2 [text-align:match-parent] text-lg leading-tight font-strong wrap-break-word"
        >
          {title}
        </h1>
        <MetaLine>
          <CourseName courseId={page.courseId} />
          <SaveState {...saving} />
          <PresenceNote session={session} company={company} />
        </MetaLine>
      </div>
      <span className="contents max-md:hidden">
        {actions.map((action) => (
          <ActionButton key={action.name} action={action} />
        ))}
        <PreviewButton />
        <DownloadMenu unsaved={saving.unsaved} className="min-h-9" />
      </span>
      <Button
        size="small"
        className="min-h-9 max-md:w-10"
        icon={<SaveIcon aria-hidden className="size-4" />}
        busy={saving.busy}
        aria-label={saving.busy ? 'Saving...' : save.label}
        onClick={save.run}
      >
        <span className="max-md:hidden">{saving.busy ? 'Saving...' : save.label}</span>
      </Button>
      <CompleteButton saving={saving} />
    </header>
  )
}

/** Says before it is pressed what completing the podcast as it is leaves out. */
function CompleteButton({ saving }: { saving: SavingActions }) {
  const cast = useDeferredValue(usePodcast())
  const note = useMemo(() => podcastDocument.completionNote?.(cast), [cast])
  return (
    <Tooltip text={note ?? 'Save, and mark this podcast as complete'}>
      <Button
        look="complete"
        size="small"
        className="min-h-9"
        icon={<Check aria-hidden className="size-4" />}
        aria-description={note}
        busy={saving.busy}
        onClick={() => inBackground(saving.complete())}
      >
        Complete
      </Button>
    </Tooltip>
  )
}

/** Plays the whole podcast from its beginning, or stops that. */
export function PreviewButton() {
  const { player } = usePodcastEditor()
  const previewing = useStore(player.state, (state) => state.previewing)
  return (
    <Button
      look="quiet"
      size="small"
      className="min-h-9"
      icon={
        previewing ? (
          <Square aria-hidden className="size-4 fill-current" />
        ) : (
          <Play aria-hidden className="size-4 fill-current" />
        )
      }
      onClick={() => (previewing ? player.stop() : player.preview())}
    >
      {previewing ? 'Stop Preview' : 'Preview Full Podcast'}
    </Button>
  )
}
