import { useQuery } from '@tanstack/react-query'
import { CircleHelp, Compass, Newspaper } from 'lucide-react'
import { useRef, useState } from 'react'
import { useShortcuts } from '../../editing/commands/use-shortcuts.ts'
import type { KeyHint } from '../../editing/commands/shortcut-list.tsx'
import { showShortcuts } from '../../editing/commands/show-shortcuts.ts'
import { RichMessage } from '../../messages/rich-message.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Menu, MenuItem } from '../../ui/overlays/menu.tsx'
import { openedOnDemand } from '../../ui/overlays/opened-on-demand.tsx'
import { messages } from './messages.ts'
import { TourOffer } from './tour-offer.tsx'
import { useGuide } from './use-guide.ts'

// Loaded when the user opens them.
const ShortcutList = openedOnDemand(
  async () => (await import('../../editing/commands/shortcut-list.tsx')).ShortcutList,
)
const WhatsNew = openedOnDemand(async () => (await import('./whats-new.tsx')).WhatsNew)
const Tour = openedOnDemand(async () => (await import('./tour/tour.tsx')).Tour)

interface HelpMenuProps {
  /** Keys of the screen, in addition to those of this menu. */
  hints: readonly KeyHint[]
}

/** The menu with tour, keyboard shortcuts and news. A dot shows that there is unseen news. */
export function HelpMenu({ hints }: HelpMenuProps) {
  const { guide, change } = useGuide()
  const { data: newsId } = useQuery({
    queryKey: ['news'],
    queryFn: async () => (await import('./changes.ts')).newsId,
    staleTime: Infinity,
  })
  const [open, setOpen] = useState<'tour' | 'shortcuts' | 'news'>()
  const button = useRef<HTMLButtonElement>(null)
  const unseen = guide !== undefined && newsId !== undefined && guide.seen_news !== newsId
  const close = () => setOpen(undefined)

  const shortcuts = showShortcuts(() => setOpen('shortcuts'), open === undefined)
  useShortcuts([shortcuts])

  function showNews(): void {
    setOpen('news')
    if (newsId !== undefined) change({ seen_news: newsId })
  }

  function endTour(tour: { state: 'left' | 'done'; step: string | null }): void {
    change({ tour })
    close()
    button.current?.focus()
  }

  const step = guide?.tour.step ?? null
  const resumes = guide?.tour.state === 'left' && step !== null
  return (
    <>
      <Menu
        trigger={
          <IconButton
            ref={button}
            label={unseen ? messages.helpWithNews : messages.help}
            size="medium"
            data-tour="help"
            className="relative"
          >
            <CircleHelp aria-hidden className="size-5.5" />
            {unseen && (
              <span
                aria-hidden
                className="absolute end-1.5 top-1.5 size-2.5 rounded-full border-2 border-surface bg-accent-strong"
              />
            )}
          </IconButton>
        }
      >
        <MenuItem icon={<Compass aria-hidden className="size-4" />} onSelect={() => setOpen('tour')}>
          {resumes ? messages.continueTour : messages.takeTour}
        </MenuItem>
        <MenuItem icon={<shortcuts.icon aria-hidden className="size-4" />} onSelect={shortcuts.run}>
          {shortcuts.label}
        </MenuItem>
        <MenuItem icon={<Newspaper aria-hidden className="size-4" />} onSelect={showNews}>
          {unseen ? (
            <>
              <RichMessage text={messages.whatsNewUnseen} parts={{ unseen: <span className="sr-only" /> }} />
              <span aria-hidden className="ms-auto size-2 rounded-full bg-accent-strong" />
            </>
          ) : (
            messages.whatsNew
          )}
        </MenuItem>
      </Menu>
      {guide?.tour.state === 'new' && open !== 'tour' && (
        <TourOffer onTake={() => setOpen('tour')} onDecline={() => endTour({ state: 'done', step: null })} />
      )}
      {open === 'shortcuts' && <ShortcutList actions={[shortcuts]} hints={hints} onClose={close} />}
      {open === 'news' && <WhatsNew onClose={close} />}
      {open === 'tour' && (
        <Tour
          from={resumes ? step : null}
          onStep={(id) => change({ tour: { state: 'left', step: id } })}
          onLeave={() => endTour({ state: 'left', step: guide?.tour.step ?? null })}
          onDone={() => endTour({ state: 'done', step: null })}
        />
      )}
    </>
  )
}
