import { Download } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { inBackground } from '../../ui/in-background.ts'
import { toast } from '../../ui/overlays/toast.ts'
import { qrPath, type QrPicture } from '../qr-code/qr-picture.ts'
import { messages } from './messages.ts'
import { qrFile, qrFileName, saveFile } from '../qr-code/qr-files.ts'

/** The QR code. It is black on white in every theme, because many readers cannot read it otherwise. */
export function QrCode({ code }: { code: QrPicture | undefined }) {
  if (!code) return <span className="aspect-square rounded-2 bg-sunken" />
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
export function QrDownloads({ code, title }: { code: QrPicture | undefined; title: string }) {
  const save = async (extension: 'svg' | 'png') => {
    if (!code) return
    try {
      saveFile(await qrFile(code, extension), qrFileName(title, extension))
    } catch {
      toast.error(messages.qrFailed)
    }
  }
  return (
    <div className="flex flex-wrap gap-2">
      {(['svg', 'png'] as const).map((extension) => (
        <Button
          key={extension}
          size="small"
          disabled={!code}
          icon={<Download aria-hidden className="size-4" />}
          onClick={() => inBackground(save(extension))}
        >
          {messages.qrAs[extension]}
        </Button>
      ))}
    </div>
  )
}
