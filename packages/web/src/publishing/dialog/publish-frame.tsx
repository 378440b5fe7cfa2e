import type { ReactNode, RefObject } from 'react'
import { Banner } from '../../ui/banner.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'

/** Properties shared by the views of the dialog. */
export interface FrameProps {
  courseName: string | undefined
  onClose: () => void
  finalFocus?: (() => HTMLElement | null) | undefined
  /** The sentence that receives the focus when the view replaces another one. */
  start: RefObject<HTMLParagraphElement | null>
}

interface PublishFrameProps extends FrameProps {
  title: string
  /** A sentence that changes while work is running. Screen readers read it. */
  status?: string | undefined
  problem?: string | undefined
  footer?: ReactNode
  children: ReactNode
}

export function PublishFrame({
  courseName,
  start,
  title,
  status,
  problem,
  children,
  ...dialog
}: PublishFrameProps) {
  return (
    <Dialog open width="large" title={title} {...dialog}>
      <div className="grid grid-cols-1 gap-4">
        <div className="-mt-2">
          <p
            ref={start}
            tabIndex={-1}
            className={courseName === undefined ? 'sr-only' : 'text-sm text-ink-2 outline-none wrap-anywhere'}
          >
            <bdi>{courseName ?? title}</bdi>
          </p>
          <output className={status === undefined ? 'sr-only' : 'mt-1 block text-sm text-ink-2 tabular-nums'}>
            {status}
          </output>
        </div>
        {problem !== undefined && <Banner>{problem}</Banner>}
        {children}
      </div>
    </Dialog>
  )
}
