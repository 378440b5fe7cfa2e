import { isEnded } from '@lectern/domain/jobs/job.ts'
import { useCallback, useRef, useState, type ComponentType, type ReactNode } from 'react'
import { useJobs } from '../../api/events/jobs.ts'
import { inBackground } from '../../ui/in-background.ts'
import { ScreenTitle } from '../../ui/screen-title.tsx'
import { useUnclearedJobs } from './jobs/cleared-jobs.ts'
import { CourseList, CoursesLoading } from './course-list.tsx'
import { clearSelection, selectPages, type SelectedPage } from './state/course-list-store.ts'
import { useCourses, useFreshPagesAfterJobs, useSelectedPages } from './state/course-queries.ts'
import { CourseSystemBanner, CoursesFailed } from './course-system-problem.tsx'
import { CoursesHeading } from './courses-heading.tsx'
import { messages } from './messages.ts'
import { DeleteContent } from './pages/delete-content.tsx'
import { CourseImports } from './import/course-imports.tsx'
import { JobsAside, JobsLine } from './jobs/jobs-places.tsx'
import { NextAfterComplete } from './pages/next-after-complete.tsx'
import { FeedOfAddress } from './feed/podcast-feed.tsx'
import { SelectionBar } from './selection-bar.tsx'
import { TopBar } from './top-bar/top-bar.tsx'

export interface GenerateDialogProps {
  pages: readonly SelectedPage[]
  onRemove: (page: SelectedPage) => void
  /** Called after jobs were started, before the dialog closes. */
  onStarted: () => void
  /** Closing clears the selection. */
  onClose: () => void
  /** The element that receives the focus after closing, if not the control that opened the dialog. */
  finalFocus?: (() => HTMLElement | null) | undefined
}

interface CoursesScreenProps {
  /** The dialog that generates from the selected pages. It belongs to another feature. */
  GenerateDialog: ComponentType<GenerateDialogProps>
  /** The help menu. It belongs to another feature. */
  help: ReactNode
}

export function CoursesScreen({ GenerateDialog, help }: CoursesScreenProps) {
  const { data: courses, error, isPending, isFetching, refetch } = useCourses()
  const allJobs = useJobs()
  const jobs = useUnclearedJobs(allJobs ?? [])
  const [opener, setOpener] = useState<'list' | 'selection'>()
  const generating = opener !== undefined
  const heading = useRef<HTMLHeadingElement>(null)
  const running = jobs.filter((job) => !isEnded(job.state)).length
  const [started, setStarted] = useState(false)
  const place = useJobsPlace({ known: allJobs !== undefined, working: running > 0, generating })
  // The aside is shown before the first job exists.
  const jobsAside = place.shown && (jobs.length > 0 || generating || started)
  const openDialog = useCallback(() => setOpener('list'), [])
  useFreshPagesAfterJobs()

  const problem = { problem: error, retrying: isFetching, onRetry: () => inBackground(refetch()) }
  return (
    <>
      <ScreenTitle of={[messages.courses]} />
      <TopBar
        help={help}
        jobs={jobs.length}
        running={running}
        jobsShown={place.shown}
        onToggleJobs={() => place.show(!place.shown)}
      />
      <div className="mx-auto flex max-w-360 items-start gap-7 px-3 pt-3.5 md:px-6 md:pt-6.5 xl:ps-8">
        <main className="grid min-h-[calc(100dvh-var(--bar)-1.625rem)] min-w-0 flex-1 grid-rows-[1fr_auto]">
          <div className="pb-30" data-tour="courses">
            <div data-place="tour-offer" />
            <CoursesHeading ref={heading} courses={courses} reading={isFetching} />
            {jobs.length > 0 && <JobsLine jobs={jobs} />}
            <CourseImports />
            {courses && (
              <NextAfterComplete
                courses={courses}
                onGenerate={openDialog}
                onDismiss={() => heading.current?.focus()}
              />
            )}
            {courses && <CourseSystemBanner {...problem} />}
            {isPending && <CoursesLoading />}
            {courses && <CourseList courses={courses} onGenerate={openDialog} />}
            {!courses && error && <CoursesFailed {...problem} />}
          </div>
          <SelectionBar onGenerate={() => setOpener('selection')} />
        </main>
        {jobsAside && <JobsAside jobs={jobs} onHide={() => place.show(false)} />}
      </div>
      <DeleteContent />
      {courses && <FeedOfAddress courses={courses} />}
      {generating && (
        <GenerateFromSelection
          Dialog={GenerateDialog}
          onStarted={() => setStarted(true)}
          onClose={() => setOpener(undefined)}
          // Closing clears the selection and so removes its bar, which contains the button that opened the dialog.
          finalFocus={opener === 'selection' ? () => heading.current : undefined}
        />
      )}
    </>
  )
}

interface GenerateFromSelectionProps extends Omit<GenerateDialogProps, 'pages' | 'onRemove'> {
  Dialog: ComponentType<GenerateDialogProps>
}

function GenerateFromSelection({ Dialog, onClose, ...rest }: GenerateFromSelectionProps) {
  return (
    <Dialog
      pages={useSelectedPages()}
      onRemove={({ course, page }) => selectPages(course.id, [page.page_id], false)}
      onClose={() => {
        onClose()
        clearSelection()
      }}
      {...rest}
    />
  )
}

interface JobsPlace {
  readonly shown: boolean
  readonly show: (shown: boolean) => void
}

/**
 * Shows the jobs beside the list when the dialog opens, or when the screen opens while jobs are running. So the list does
 * not become narrower under the pointer when a job starts.
 */
function useJobsPlace(now: { known: boolean; working: boolean; generating: boolean }): JobsPlace {
  const [shown, setShown] = useState(now.known && now.working)
  const [before, setBefore] = useState(now)
  if (before.known !== now.known || before.generating !== now.generating) {
    setBefore(now)
    const opens = (now.known && !before.known && now.working) || (now.generating && !before.generating)
    if (opens) setShown(true)
  }
  return { shown, show: setShown }
}
