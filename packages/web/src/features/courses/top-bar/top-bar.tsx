import { ListChecks, Menu as MenuIcon, Search, X } from 'lucide-react'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { Link } from 'react-router'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { latinKey } from '../../../ui/latin-key.ts'
import { Logo } from '../../../ui/mark.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { searchCourses, useCourseList } from '../state/course-list-store.ts'
import { messages } from './messages.ts'
import { MobileDrawer } from './mobile-drawer.tsx'
import { UserMenu } from './user-menu.tsx'

interface TopBarProps {
  /** How many jobs there are, and how many of them are unfinished. */
  jobs: number
  running: number
  jobsShown: boolean
  onToggleJobs: () => void
  /** The help menu. */
  help: ReactNode
}

/** Logo, search, running jobs and the user menu. On phones the search opens below, and the rest is in a drawer. */
export function TopBar({ jobs, running, jobsShown, onToggleJobs, help }: TopBarProps) {
  const [drawerOpen, setDrawerOpen] = useState(false)
  const [searchOpen, setSearchOpen] = useState(false)
  const wideSearch = useRef<HTMLDivElement>(null)
  useSearchShortcut(() => {
    const input = wideSearch.current?.querySelector('input')
    // On narrow screens the search opens below the bar.
    if (input?.checkVisibility()) input.focus()
    else setSearchOpen(true)
  })
  return (
    <header className="sticky top-0 z-(--z-sticky) border-b border-line bg-surface">
      <div className="flex h-(--bar) items-center gap-1 px-2 md:gap-4 md:px-6">
        <IconButton
          label={messages.openMenu}
          size="medium"
          className="md:hidden"
          onClick={() => setDrawerOpen(true)}
        >
          <MenuIcon aria-hidden className="size-5.5" />
        </IconButton>
        <Link
          to="/courses"
          aria-label={messages.linkToCourses}
          className="grid rounded-2 text-ink no-underline"
        >
          <Logo />
        </Link>
        <div ref={wideSearch} className="ms-7 w-95 max-md:hidden">
          <CourseSearch />
        </div>
        <span className="flex-1" />
        {jobs > 0 && (
          <Button
            look="quiet"
            size="small"
            aria-pressed={jobsShown}
            icon={
              running > 0 ? <Spinner className="size-4" /> : <ListChecks aria-hidden className="size-4" />
            }
            className="max-xl:hidden"
            onClick={onToggleJobs}
          >
            {running > 0 ? messages.running(running) : messages.jobs}
          </Button>
        )}
        <IconButton
          label={messages.searchCourses}
          size="medium"
          aria-expanded={searchOpen}
          className="md:hidden"
          onClick={() => setSearchOpen(!searchOpen)}
        >
          {searchOpen ? <X aria-hidden className="size-5.5" /> : <Search aria-hidden className="size-5.5" />}
        </IconButton>
        {help}
        <UserMenu />
      </div>
      {searchOpen && (
        <div className="border-t border-line px-3 py-2 md:hidden">
          <CourseSearch focused />
        </div>
      )}
      <MobileDrawer open={drawerOpen} onClose={() => setDrawerOpen(false)} />
    </header>
  )
}

/** Calls `act` when the user presses the slash key, unless they are typing or a dialog is open. */
function useSearchShortcut(act: () => void): void {
  const onSlash = useEffectEvent(act)
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (latinKey(event) !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented)
        return
      if (event.target instanceof Element && event.target.closest(acceptsText)) return
      if (document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]')) return
      event.preventDefault()
      onSlash()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}

const acceptsText = 'input:not([type=checkbox]), textarea, select, [contenteditable], [role="listbox"]'

function CourseSearch({ focused = false }: { focused?: boolean }) {
  const search = useCourseList((list) => list.search)
  return (
    <TextField
      label={messages.searchCourses}
      hideLabel
      type="search"
      placeholder={messages.searchPlaceholder}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the user has just opened the search
      autoFocus={focused}
      aria-keyshortcuts="/"
      icon={<Search aria-hidden />}
      value={search}
      onChange={(event) => searchCourses(event.target.value)}
    />
  )
}
