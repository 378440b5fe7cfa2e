import type { Share } from '@lectern/domain/api/learners/shares.ts'
import { Copy } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { inBackground } from '../../ui/in-background.ts'
import type { SharedPlace } from './shared-place.ts'
import { copyText } from './copy-text.ts'
import { messages } from './messages.ts'
import { PanelSection } from './panel-section.tsx'
import { QrCode, QrDownloads } from './qr-code.tsx'
import { useQrCode } from '../qr-code/use-qr-code.ts'

/** The link to copy, and its QR code to download. */
export function LinkSection({ share: { url }, place }: { share: Share; place: SharedPlace }) {
  const code = useQrCode(url)
  return (
    <PanelSection title={messages.link} aside={messages.noAccountNeeded}>
      <div className="grid grid-cols-[minmax(0,1fr)_112px] items-start gap-4">
        <div className="grid grid-cols-1 gap-2.5">
          <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-1.5">
            <TextField
              label={messages.address}
              hideLabel
              size="small"
              readOnly
              dir="ltr"
              value={url}
              onFocus={({ target }) => target.select()}
            />
            <Button
              look="primary"
              size="small"
              data-first-control
              icon={<Copy aria-hidden className="size-4" />}
              onClick={() => inBackground(copyText(url, messages.copied))}
            >
              {messages.copy}
            </Button>
          </div>
          <p className="text-sm text-ink-2">{messages.whoCanSee[place.piece?.format ?? 'course']}</p>
          <QrDownloads code={code} title={place.title} />
        </div>
        <QrCode code={code} />
      </div>
    </PanelSection>
  )
}
