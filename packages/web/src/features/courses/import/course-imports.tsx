import { useEffect, useEffectEvent } from 'react'
import { toast } from '../../../ui/overlays/toast.ts'
import { searchCourses, toggleExpanded, useCourseList } from '../state/course-list-store.ts'
import { setImportedCourse } from './imported-course.ts'
import { DropZone } from './drop-zone.tsx'
import { ImportRow } from './import-row.tsx'
import { removeImportedCourses, useImports } from './imports-store.ts'
import { useCourseCache } from './use-course-cache.ts'
import { messages } from './messages.ts'

/** The course files that are being imported, above the list. The list shows the imported courses. */
export function CourseImports() {
  const { list, imported } = useImports()
  const { add } = useCourseCache()
  const show = useEffectEvent(() => {
    for (const course of removeImportedCourses()) {
      add(course)
      searchCourses('')
      if (!useCourseList.getState().expanded.has(course.id)) toggleExpanded(course.id)
      setImportedCourse(course.id)
      toast.success(messages.imported(course.name))
    }
  })
  useEffect(() => {
    if (imported.length > 0) show()
  }, [imported])

  const current = list.find(({ state }) => state === 'sending' || state === 'reading')
  return (
    <>
      <DropZone />
      <output className="sr-only">
        {current?.state === 'sending' && messages.sendingFile(current.file.name)}
        {current?.state === 'reading' && messages.readingFile(current.file.name)}
      </output>
      {list.length > 0 && (
        <ul aria-label={messages.courseFiles} className="mb-3 grid gap-2">
          {list.map((course) => (
            <li key={course.id} className="min-w-0">
              <ImportRow course={course} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
