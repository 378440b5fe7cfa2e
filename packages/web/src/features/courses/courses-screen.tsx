import type { Course } from '@lectern/domain/courses/course.ts'
import { isEnded, type Job } from '@lectern/domain/jobs/job.ts'
import { RefreshCw } from 'lucide-react'
import { useCallback, useState, type ComponentType } from 'react'
import { useJobs } from '../../api/events.ts'
import { Button } from '../../ui/button.tsx'
import { CourseList } from './course-list.tsx'
import { clearSelection, select, useCourseList, type SelectedPage } from './course-list-store.ts'
import {
  useCourses,
  useCourseSystem,
  useFindPage,
  useFreshPagesAfterJobs,
  useRefresh,
} from './course-queries.ts'
import { DeleteContent } from './delete-content.tsx'
import { JobsAside, JobsLine } from './jobs-places.tsx'
import { SelectionBar } from './selection-bar.tsx'
import { TopBar } from './top-bar.tsx'

export interface GenerateDialogProps {
  pages: readonly SelectedPage[]
  onRemove: (page: SelectedPage) => void
  /** Closing forgets what was selected. */
  onClose: () => void
}

interface CoursesScreenProps {
  /** The dialog that generates from the selected pages; another feature's. */
  GenerateDialog: ComponentType<GenerateDialogProps>
}

export function CoursesScreen({ GenerateDialog }: CoursesScreenProps) {
  const courses = useCourses()
  const jobs = useJobs() ?? []
  const findPage = useFindPage()
  const [generating, setGenerating] = useState(false)
  const running = jobs.filter((job) => !isEnded(job.state)).length
  const [jobsShown, setJobsShown] = useShownWhileWorking(running > 0)
  const selected = useCourseList((list) => list.selected)
  const openDialog = useCallback(() => setGenerating(true), [])
  useFreshPagesAfterJobs()

  function retry(job: Job) {
    const found = findPage(job.course_id, job.page_id)
    if (!found) return
    select(found.course, [found.page], true)
    openDialog()
  }

  return (
    <>
      <title>Courses · Lectern</title>
      <TopBar
        jobs={jobs.length}
        running={running}
        jobsShown={jobsShown}
        onToggleJobs={() => setJobsShown(!jobsShown)}
      />
      <div className="mx-auto flex max-w-360 items-start gap-7 px-3 pt-3.5 md:px-6 md:pt-6.5 xl:ps-8">
        <main className="grid min-h-[calc(100dvh-var(--bar)-1.625rem)] min-w-0 flex-1 grid-rows-[1fr_auto]">
          <div className="pb-30">
            <Heading courses={courses.data} />
            {jobs.length > 0 && <JobsLine jobs={jobs} onRetry={retry} />}
            <CourseList query={courses} onGenerate={openDialog} />
          </div>
          <SelectionBar onGenerate={openDialog} />
        </main>
        {jobs.length > 0 && jobsShown && (
          <JobsAside jobs={jobs} onRetry={retry} onHide={() => setJobsShown(false)} />
        )}
      </div>
      <DeleteContent />
      {generating && (
        <GenerateDialog
          pages={[...selected.values()]}
          onRemove={({ course, page }) => select(course, [page], false)}
          onClose={() => {
            setGenerating(false)
            clearSelection()
          }}
        />
      )}
    </>
  )
}

/** Opens when work begins, and stays as the person leaves it. */
function useShownWhileWorking(working: boolean): [boolean, (shown: boolean) => void] {
  const [shown, setShown] = useState(working)
  const [wasWorking, setWasWorking] = useState(working)
  if (working !== wasWorking) {
    setWasWorking(working)
    if (working) setShown(true)
  }
  return [shown, setShown]
}

function Heading({ courses }: { courses: readonly Course[] | undefined }) {
  const system = useCourseSystem()
  const refresh = useRefresh()
  const count = courses && (courses.length === 1 ? '1 course' : `${courses.length} courses`)
  return (
    <div className="mb-3 flex items-end justify-between gap-4 md:mb-4.5">
      <div>
        <h1 className="text-2xl leading-tight font-bold tracking-tight">Courses</h1>
        <p className="mt-0.75 min-h-[1.5em] text-sm text-ink-3">
          {count}
          {count !== undefined && system !== undefined && ` from ${system}`}
        </p>
      </div>
      <Button
        look="quiet"
        size="small"
        icon={<RefreshCw aria-hidden className="size-4" />}
        onClick={() => void refresh()}
      >
        Refresh
      </Button>
    </div>
  )
}
