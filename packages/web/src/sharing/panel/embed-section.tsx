import type { Share } from '@lectern/domain/api/learners/shares.ts'
import { Code } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { inBackground } from '../../ui/in-background.ts'
import { AllowedSites } from './allowed-sites.tsx'
import { copyText } from './copy-text.ts'
import { EmbedPreview } from './embed-preview.tsx'
import { messages } from './messages.ts'
import { PanelSection } from './panel-section.tsx'
import type { ShareSettings } from './use-settings.ts'

interface EmbedSectionProps {
  share: Share
  /** The version that learners see. Null for none, undefined for a course. */
  version: string | null | undefined
  onChange: (settings: ShareSettings) => void
}

/** The code that shows the share in another page, a preview of the result, and the sites that may do so. */
export function EmbedSection({ share, version, onChange }: EmbedSectionProps) {
  const { embed_code: code, embed_url: embedUrl, embed_origins: origins } = share
  return (
    <PanelSection title={messages.embed} aside={messages.embedSize(960, 540)}>
      {/* The code goes below the preview where the words of its button need more width. */}
      <div className="flex flex-wrap items-start gap-3.5">
        <EmbedPreview url={embedUrl} version={version} />
        <div className="grid flex-1 basis-40 grid-cols-[minmax(min-content,1fr)] gap-2">
          <textarea
            dir="ltr"
            aria-label={messages.embedCode}
            readOnly
            rows={3}
            value={code}
            onFocus={({ target }) => target.select()}
            className="w-full resize-none rounded-2 bg-sunken px-2.5 py-2 text-left font-mono text-xs leading-normal wrap-anywhere text-ink-2"
          />
          <Button
            size="small"
            icon={<Code aria-hidden className="size-4" />}
            onClick={() => inBackground(copyText(code, messages.codeCopied))}
          >
            {messages.copyEmbedCode}
          </Button>
        </div>
      </div>
      <AllowedSites
        origins={origins}
        onChange={(embedOrigins) => onChange({ embed_origins: embedOrigins })}
      />
    </PanelSection>
  )
}
