import { ArrowLeft, AudioLines, Palette, Plus } from 'lucide-react'
import { useNavigate } from 'react-router'
import type { EditorAction } from '../../../editing/commands/actions.ts'
import type { SavingActions } from '../../../editing/document/editing-session.ts'
import { Button } from '../../../ui/button.tsx'
import { inBackground } from '../../../ui/in-background.ts'
import type { SlideActs } from '../document/slide-acts.ts'
import { SlideList } from './slide-list.tsx'
import { messages } from './messages.ts'

interface SlideRailProps {
  save: EditorAction
  saving: SavingActions
  acts: SlideActs
  onAdd: () => void
  themeOpen: boolean
  onThemeToggle: () => void
  generating: boolean
  /** Asks first. */
  onGenerate: () => void
}

/** The left panel: the way back, the theme, the slides, and actions on the whole slideshow. */
export function SlideRail({
  save,
  saving,
  acts,
  onAdd,
  themeOpen,
  onThemeToggle,
  generating,
  onGenerate,
}: SlideRailProps) {
  const navigate = useNavigate()
  const { icon: SaveIcon } = save
  const theme = (
    <Button
      look={themeOpen ? 'soft' : 'quiet'}
      size="small"
      icon={<Palette aria-hidden className="size-4" />}
      aria-expanded={themeOpen}
      data-theme-toggle
      onClick={onThemeToggle}
    >
      {messages.theme}
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
      <SlideList acts={acts} />
      <div className="grid shrink-0 gap-2 border-t border-line p-3 max-md:grid-cols-2 md:low:grid-cols-2 md:low:gap-1.5 md:low:p-2 md:low:*:px-1 md:low:*:last:col-span-full md:low:[&_svg]:hidden">
        <Button look="soft" size="small" icon={<Plus aria-hidden className="size-4" />} onClick={onAdd}>
          {messages.addSlide}
        </Button>
        <Button
          size="small"
          icon={<SaveIcon aria-hidden className="size-4" />}
          busy={saving.busy}
          onClick={save.run}
        >
          {saving.busy ? messages.saving : save.label}
        </Button>
        <span className="grid md:hidden">{theme}</span>
        <Button
          look="quiet"
          size="small"
          icon={<AudioLines aria-hidden className="size-4" />}
          busy={generating}
          onClick={onGenerate}
        >
          {generating ? messages.generating : messages.generateNewContent}
        </Button>
      </div>
    </nav>
  )
}

/** Moves the focus to the visible button that opened the theme. There is one button for each screen width. */
export function focusThemeToggle(): void {
  const toggles = document.querySelectorAll<HTMLElement>('[data-theme-toggle]')
  ;[...toggles].find((toggle) => toggle.offsetParent !== null)?.focus()
}
