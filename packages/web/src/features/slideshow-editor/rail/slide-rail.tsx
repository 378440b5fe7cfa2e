import { ArrowLeft } from 'lucide-react'
import { useNavigate } from 'react-router'
import type { EditorAction } from '../../../editing/commands/editor-action.ts'
import type { SavingActions } from '../../../editing/session/editing-session.ts'
import { Button } from '../../../ui/button.tsx'
import { inBackground } from '../../../ui/in-background.ts'
import type { SlideOperations } from '../document/slide-operations.ts'
import { SelectedSlidesBar, type SlidesBarAction } from './selected-slides-bar.tsx'
import { SlideList } from './slide-list.tsx'
import { messages } from './messages.ts'

type RailAction = 'save' | 'addSlide' | 'theme' | 'regenerate' | SlidesBarAction

interface SlideRailProps {
  actions: Readonly<Record<RailAction, EditorAction>>
  saving: SavingActions
  operations: SlideOperations
  themeOpen: boolean
  onThemeClose: () => void
  generating: boolean
}

/** The left panel: the way back, the theme, the slides, and actions on the whole slideshow. */
export function SlideRail({
  actions,
  saving,
  operations,
  themeOpen,
  onThemeClose,
  generating,
}: SlideRailProps) {
  const navigate = useNavigate()
  const { save, addSlide, regenerate } = actions
  const theme = (
    <Button
      look={themeOpen ? 'soft' : 'quiet'}
      size="small"
      icon={<actions.theme.icon aria-hidden className="size-4" />}
      aria-expanded={themeOpen}
      data-theme-toggle
      onClick={themeOpen ? onThemeClose : actions.theme.run}
    >
      {actions.theme.label}
    </Button>
  )

  return (
    <nav
      aria-label={messages.slides}
      className="order-3 flex min-h-0 flex-col border-line bg-surface max-md:border-t md:row-span-full md:border-e"
    >
      <div className="flex h-14 shrink-0 items-center justify-between gap-1 border-b border-line px-2 max-md:hidden">
        <Button
          look="quiet"
          size="small"
          icon={<ArrowLeft aria-hidden className="size-4 rtl:-scale-x-100" />}
          onClick={() => inBackground(navigate('/courses'))}
        >
          {messages.back}
        </Button>
        {theme}
      </div>
      <SlideList operations={operations} />
      <SelectedSlidesBar operations={operations} actions={actions} />
      <div className="grid shrink-0 gap-2 border-t border-line p-3 max-md:grid-cols-2 max-md:*:px-1 max-md:*:whitespace-normal md:low:grid-cols-2 md:low:gap-1.5 md:low:p-2 md:low:*:px-1 md:low:*:whitespace-normal md:low:*:last:col-span-full md:low:[&_svg]:hidden">
        <Button
          look="soft"
          size="small"
          icon={<addSlide.icon aria-hidden className="size-4" />}
          onClick={addSlide.run}
        >
          {addSlide.label}
        </Button>
        <Button
          size="small"
          icon={<save.icon aria-hidden className="size-4" />}
          busy={saving.busy}
          onClick={save.run}
        >
          {saving.busy ? messages.saving : save.label}
        </Button>
        <span className="grid md:hidden">{theme}</span>
        {regenerate.enabled && (
          <Button
            look="quiet"
            size="small"
            icon={<regenerate.icon aria-hidden className="size-4" />}
            busy={generating}
            onClick={regenerate.run}
          >
            {generating ? messages.generating : regenerate.label}
          </Button>
        )}
      </div>
    </nav>
  )
}

/** Moves the focus to the visible button that opened the theme. There is one button for each screen width. */
export function focusThemeToggle(): void {
  const toggles = document.querySelectorAll<HTMLElement>('[data-theme-toggle]')
  ;[...toggles].find((toggle) => toggle.offsetParent !== null)?.focus()
}
