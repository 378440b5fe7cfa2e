import { Dialog as Base } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { classes } from '../classes.ts'
import { IconButton } from '../icon-button.tsx'
import { messages } from '../messages.ts'

const scrim =
  'fixed inset-0 z-(--z-dialog) bg-scrim transition-opacity duration-(--t) ease-out data-ending-style:opacity-0 data-starting-style:opacity-0'

const popup =
  'fixed inset-0 z-(--z-dialog) m-auto flex h-fit max-h-[calc(100dvh-2rem)] low:max-h-[calc(100dvh-1rem)] flex-col overflow-hidden bg-surface shadow-4 transition duration-(--t) ease-out data-ending-style:scale-98 data-ending-style:opacity-0 data-starting-style:scale-98 data-starting-style:opacity-0'

const sheet =
  'fixed inset-x-0 bottom-0 z-(--z-dialog) flex max-h-[85dvh] low:max-h-[calc(100dvh-1rem)] flex-col overflow-hidden rounded-t-4 bg-surface shadow-4 transition duration-(--t) ease-out data-ending-style:translate-y-full data-starting-style:translate-y-full'

const drawer =
  'fixed inset-y-0 start-0 z-(--z-dialog) flex w-[min(20rem,85vw)] flex-col overflow-hidden bg-surface shadow-4 transition duration-(--t) ease-out data-ending-style:-translate-x-full data-starting-style:-translate-x-full rtl:data-ending-style:translate-x-full rtl:data-starting-style:translate-x-full'

const drawerEnd =
  'fixed inset-y-0 end-0 z-(--z-dialog) flex w-[min(24rem,90vw)] flex-col overflow-hidden bg-surface shadow-4 transition duration-(--t) ease-out data-ending-style:translate-x-full data-starting-style:translate-x-full rtl:data-ending-style:-translate-x-full rtl:data-starting-style:-translate-x-full'

/** Covers phones, and is a wide panel at the end of other screens. */
const panelEnd =
  'fixed inset-y-0 end-0 z-(--z-dialog) flex w-full flex-col overflow-hidden bg-surface shadow-4 transition duration-(--t) ease-out md:w-116 data-ending-style:translate-x-full data-starting-style:translate-x-full rtl:data-ending-style:-translate-x-full rtl:data-starting-style:-translate-x-full'

const places = {
  center: `${popup} rounded-4`,
  bottom: sheet,
  start: drawer,
  end: drawerEnd,
  panel: panelEnd,
} as const

/** Panels at a screen edge use the padding of the sections and rows they contain, so that titles and content align. */
const insets = {
  center: { header: 'ps-5 sm:ps-7', body: 'px-5 sm:px-7' },
  edge: { header: 'ps-5', body: 'px-5' },
} as const

const widths = {
  narrow: 'w-[min(28rem,calc(100%-1.5rem))]',
  wide: 'w-[min(47.5rem,calc(100%-1.5rem))]',
  /** Room for a list and choices beside it. */
  large: 'w-[min(56.25rem,calc(100%-1.5rem))]',
  /** Room for two columns of text. */
  widest: 'w-[min(70rem,calc(100%-1.5rem))]',
} as const

interface DialogProps {
  open: boolean
  onClose: () => void
  title: string
  /** A centered dialog, a sheet from the bottom, a drawer from a side, or a wide panel that covers phones. */
  place?: keyof typeof places
  width?: keyof typeof widths
  /** A state, between the title and the close button. */
  besideTitle?: ReactNode
  footer?: ReactNode
  /** The element that receives the focus on opening. By default, or if it returns null, the first control. */
  initialFocus?: () => HTMLElement | null
  /** The element that receives the focus after closing, if the control that opened the dialog is removed by then. */
  finalFocus?: (() => HTMLElement | null) | undefined
  /** True if the body has no controls. It can then receive the focus, so that keys can scroll it. */
  textOnly?: boolean
  children: ReactNode
}

/**
 * A dialog with a title and a close button. Its body scrolls, its footer does not. On low screens the header and footer are
 * thin, so that the body has most of the height.
 */
export function Dialog({
  open,
  onClose,
  title,
  place = 'center',
  width = 'narrow',
  besideTitle,
  footer,
  initialFocus,
  finalFocus,
  textOnly = false,
  children,
}: DialogProps) {
  const inset = insets[place === 'center' ? 'center' : 'edge']
  return (
    <Base.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Base.Portal>
        <Base.Backdrop className={scrim} />
        <Base.Popup
          initialFocus={initialFocus}
          finalFocus={finalFocus && (() => finalFocus() ?? true)}
          className={classes(places[place], place === 'center' && widths[width])}
        >
          <header
            className={classes(
              'flex items-center justify-between gap-4 pt-4 pe-3.5 pb-3 low:pt-1.5 low:pb-1',
              inset.header,
            )}
          >
            <Base.Title className="min-w-0 flex-1 text-xl leading-tight font-strong tracking-tight">
              {title}
            </Base.Title>
            {besideTitle}
            <Base.Close render={<IconButton label={messages.close} size="medium" />}>
              <X aria-hidden />
            </Base.Close>
          </header>
          <div
            {...(textOnly && { tabIndex: 0, role: 'region', 'aria-label': title })}
            className={classes(
              'relative min-h-0 flex-1 overflow-y-auto pt-1 pb-5 -outline-offset-2',
              inset.body,
            )}
          >
            {children}
          </div>
          {footer !== undefined && (
            <footer
              className={classes(
                'flex flex-wrap items-center gap-2.5 border-t border-line bg-sunken py-3.5 low:py-1.5',
                inset.body,
              )}
            >
              {footer}
            </footer>
          )}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}
