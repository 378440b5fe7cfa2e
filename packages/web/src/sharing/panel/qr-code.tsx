import { Download } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { inBackground } from '../../ui/in-background.ts'
import { toast } from '../../ui/overlays/toast.ts'
import { qrPath, type QrPicture } from './qr-picture.ts'
import { messages } from './messages.ts'
import { qrFileName, qrPng, qrSvg, saveFile } from './qr-files.ts'

/** The QR code. It is black on white in every theme, because many readers cannot read it otherwise. */
export function QrCode({ code }: { code: QrPicture }) {
  return (
    <svg
      role="img"
      aria-label={messages.qrCode}
      viewBox={`0 0 ${code.size} ${code.size}`}
      shapeRendering="crispEdges"
      className="w-full rounded-2 bg-[#fff] ring ring-line forced-color-adjust-none"
    >
      <path fill="#000" d={qrPath(code)} />
    </svg>
  )
}

/** Downloads the QR code as a file, with a name from the title. */
export function QrDownloads({ code, title }: { code: QrPicture; title: string }) {
  async function savePng(): Promise<void> {
    try {
      saveFile(await qrPng(code), qrFileName(title, 'png'))
    } catch {
      toast.error(messages.qrFailed)
    }
  }
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        size="small"
        icon={<Download aria-hidden className="size-4" />}
        onClick={() => saveFile(new Blob([qrSvg(code)], { type: 'image/svg+xml' }), qrFileName(title, 'svg'))}
      >
        {messages.qrAsSvg}
      </Button>
      <Button
        size="small"
        icon={<Download aria-hidden className="size-4" />}
        onClick={() => inBackground(savePng())}
      >
        {messages.qrAsPng}
      </Button>
    </div>
  )
}
