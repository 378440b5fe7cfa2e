import { ExternalLink } from 'lucide-react'
import { Banner } from '../../ui/banner.tsx'
import { Switch } from '../../ui/fields/switch.tsx'
import type { PageLink } from './links-of-place.ts'
import { messages } from './messages.ts'
import { PanelSection } from './panel-section.tsx'
import type { ShareSettings } from './use-settings.ts'

interface PageLinksProps {
  links: readonly PageLink[]
  onChange: (shareId: string, settings: ShareSettings) => void
}

/** The links that pages of the course system show. They are not handed out, because they end with their page. */
export function PageLinks({ links, onChange }: PageLinksProps) {
  return (
    <PanelSection title={messages.pageLinks(links.length)}>
      <p className="text-sm text-pretty text-ink-2">{messages.whatPageLinksDo}</p>
      <ul className="grid grid-cols-1 gap-3">
        {links.map(({ share_id: id, used_by_page: page, downloads }) => (
          <li key={id} className="grid grid-cols-1 gap-2.5">
            <PageName page={page} />
            {page.shows_old_address && <Banner kind="warn">{messages.publishAgain}</Banner>}
            <Switch
              label={messages.downloadsOf(page.title)}
              on={downloads}
              onChange={(on) => onChange(id, { downloads: on })}
            >
              {messages.downloadsHint}
            </Switch>
          </li>
        ))}
      </ul>
    </PanelSection>
  )
}

function PageName({ page: { title, url } }: { page: PageLink['used_by_page'] }) {
  if (url === null) return <bdi className="font-medium wrap-anywhere">{title}</bdi>
  return (
    <a
      href={url}
      target="_blank"
      rel="noreferrer"
      className="inline-flex items-center gap-1.5 justify-self-start font-medium text-brand-text underline wrap-anywhere"
    >
      <bdi>{title}</bdi>
      <ExternalLink aria-hidden className="size-4 shrink-0" />
    </a>
  )
}
