import type { Share } from '@lectern/domain/api/shares.ts'
import { Code } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { inBackground } from '../../ui/in-background.ts'
import { AllowedSites } from './allowed-sites.tsx'
import { copyText } from './copy-text.ts'
import { messages } from './messages.ts'
import { PanelSection } from './panel-section.tsx'
import type { ShareSettings } from './use-settings.ts'

interface EmbedSectionProps {
  share: Share
  picture: ReactNode
  onChange: (settings: ShareSettings) => void
}

/** The code that shows the share in another page, a picture of the result, and the sites that may do so. */
export function EmbedSection({ share, picture, onChange }: EmbedSectionProps) {
  const { embed_code: code, embed_origins: origins } = share
  return (
    <PanelSection title={messages.embed} aside={messages.embedSize(960, 540)}>
      <div className="grid grid-cols-[minmax(0,11rem)_minmax(0,1fr)] items-start gap-3.5">
        <div aria-hidden className="overflow-hidden rounded-2 ring ring-line">
          {picture}
          <PlayerBar />
        </div>
        <div className="grid grid-cols-1 gap-2">
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

/** The bar of the player below its picture. It is black in every theme, as the player is. */
function PlayerBar() {
  return (
    <div dir="ltr" className="flex h-5 items-center gap-2 bg-[#0b1220] px-2">
      <span className="border-y-4 border-s-6 border-y-transparent border-s-[#fff]" />
      <span className="h-0.75 flex-1 rounded-full bg-[#fff]/40" />
    </div>
  )
}
