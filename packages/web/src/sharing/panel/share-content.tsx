import { Link2 } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { Banner } from '../../ui/banner.tsx'
import { RetryBanner } from '../../ui/retry-banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import type { SharedPlace } from './shared-place.ts'
import { EmbedSection } from './embed-section.tsx'
import { FiguresSection } from './figures-section.tsx'
import { LinkChoice } from './link-choice.tsx'
import { LinkSection } from './link-section.tsx'
import { messages } from './messages.ts'
import { PageLinks } from './page-links.tsx'
import { SettingsSection } from './settings-section.tsx'
import { ShareFooter } from './share-footer.tsx'
import { type OpenShare, useShare } from './use-share.ts'

interface ShareContentProps {
  place: SharedPlace
  /** The status of the version that learners see. */
  status: ReactNode
  /** The version that learners see. Null for none, undefined for a course. */
  version: string | null | undefined
}

/** The content of the panel for sharing: what learners see, and their link. */
export function ShareContent({ place, status, version }: ShareContentProps) {
  const open = useShare(place)
  const content = useFocusKept(open.share?.share_id)
  return (
    <div ref={content}>
      {status !== undefined && <div className="border-b border-line px-5 py-3.5">{status}</div>}
      {open.problem !== undefined && <Banner className="mx-5 my-3.5">{open.problem}</Banner>}
      <ShareState open={open} place={place} version={version} />
      {open.ofPages.length > 0 && <PageLinks links={open.ofPages} onChange={open.changePage} />}
    </div>
  )
}

/** When a link is made, chosen or ended, the pressed button disappears. The focus moves to the first control that replaces it. */
function useFocusKept(shareId: string | undefined) {
  const content = useRef<HTMLDivElement>(null)
  const before = useRef(shareId)
  useEffect(() => {
    const { activeElement, body } = document
    const isLost = before.current !== shareId && (activeElement === body || activeElement === null)
    before.current = shareId
    if (isLost) content.current?.querySelector<HTMLElement>('[data-first-control]')?.focus()
  }, [shareId])
  return content
}

function ShareState({ open, place, version }: { open: OpenShare } & Omit<ShareContentProps, 'status'>) {
  const kind = place.piece?.format ?? 'course'
  if (open.share) {
    return (
      <>
        {open.own.length > 1 && <LinkChoice links={open.own} chosen={open.share} onChoose={open.choose} />}
        <LinkSection key={`link ${open.share.share_id}`} share={open.share} place={place} />
        <SettingsSection key={`settings ${open.share.share_id}`} share={open.share} onChange={open.change} />
        <EmbedSection
          key={`embed ${open.share.share_id}`}
          share={open.share}
          version={version}
          onChange={open.change}
        />
        {place.piece && <FiguresSection courseId={place.courseId} piece={place.piece} />}
        <ShareFooter key={`foot ${open.share.share_id}`} share={open.share} open={open} />
      </>
    )
  }
  if (open.loading) {
    return (
      <output className="flex animate-late items-center gap-2.5 px-5 py-4 text-sm text-ink-2">
        <Spinner className="size-4" />
        {messages.loading}
      </output>
    )
  }
  if (open.unreadable !== undefined) {
    return <RetryBanner className="mx-5 my-3.5" reason={open.unreadable} onRetry={open.reload} />
  }
  return (
    <div className="grid justify-items-start gap-3.5 px-5 py-4">
      <p className="text-sm text-pretty text-ink-2">{messages.whatALinkDoes[kind]}</p>
      <Button
        look="primary"
        icon={<Link2 aria-hidden className="size-4" />}
        busy={open.creating}
        data-first-control
        onClick={open.create}
      >
        {messages.makeLink}
      </Button>
    </div>
  )
}
