import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Logo } from './mark.tsx'

interface ScreenBesideCoursesProps {
  readonly title: string
  /** Name of the logo, which leads to the courses. */
  readonly linkToCourses: string
  readonly backToCourses: string
  /** At the end of the top bar. */
  readonly badge: ReactNode
  readonly children: ReactNode
}

/** A screen that the user menu opens: a top bar, the way back to the courses, and the content below its title. */
export function ScreenBesideCourses(props: ScreenBesideCoursesProps) {
  const { title, linkToCourses, backToCourses, badge, children } = props
  return (
    <>
      <header className="sticky top-0 z-(--z-sticky) flex h-(--bar) items-center justify-between border-b border-line bg-surface px-3 md:px-6">
        <Link to="/courses" aria-label={linkToCourses} className="grid rounded-2 text-ink no-underline">
          <Logo />
        </Link>
        {badge}
      </header>
      <main className="mx-auto w-full max-w-244 px-4 pt-5 pb-16 md:px-6 md:pt-7">
        <Link
          to="/courses"
          className="inline-flex min-h-6 items-center gap-1.5 text-sm font-medium no-underline"
        >
          <ArrowLeft aria-hidden className="size-4 rtl:-scale-x-100" />
          {backToCourses}
        </Link>
        <h1 className="mt-2 mb-5 text-2xl leading-tight font-bold tracking-tight">{title}</h1>
        {children}
      </main>
    </>
  )
}
