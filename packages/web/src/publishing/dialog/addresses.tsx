import { Code, Link2 } from 'lucide-react'
import { FormatIcon } from '../../formats/format-icon.tsx'
import { Button } from '../../ui/button.tsx'
import { inBackground } from '../../ui/in-background.ts'
import { toast } from '../../ui/overlays/toast.ts'
import { keyOfApi, type Piece, pieceKey } from '../state/pieces.ts'
import { messages } from '../state/messages.ts'
import type { PieceInstead } from '../state/use-publishing.ts'
import { type FrameProps, PublishFrame } from './publish-frame.tsx'

interface AddressesProps extends FrameProps {
  addresses: readonly PieceInstead[]
  pieces: readonly Piece[]
  onBack: () => void
}

/** Links and embed codes, for courses in which Lectern cannot create pages. */
export function Addresses({ addresses, pieces, onBack, ...frame }: AddressesProps) {
  const titles = new Map(pieces.map((piece) => [pieceKey(piece), piece.title]))
  return (
    <PublishFrame
      {...frame}
      title={messages.addresses}
      footer={
        <>
          <Button onClick={onBack} className="ms-auto">
            {messages.back}
          </Button>
          <Button look="primary" onClick={frame.onClose}>
            {messages.done}
          </Button>
        </>
      }
    >
      {addresses.length === 0 && <p className="text-sm text-ink-2">{messages.noAddresses}</p>}
      <ul className="overflow-hidden rounded-3 border border-line empty:hidden">
        {addresses.map((address) => (
          <li
            key={keyOfApi(address)}
            className="flex flex-wrap items-center gap-x-3 gap-y-1.5 border-line px-3.5 py-2.5 not-first:border-t"
          >
            <FormatIcon format={address.format} />
            <AddressRow address={address} title={titles.get(keyOfApi(address)) ?? address.page_id} />
          </li>
        ))}
      </ul>
    </PublishFrame>
  )
}

function AddressRow({ address, title }: { address: PieceInstead; title: string }) {
  const name = messages.piece[address.format](title)
  return (
    <>
      <span className="min-w-40 flex-1 leading-snug wrap-anywhere">{name}</span>
      <span className="flex flex-wrap gap-2">
        <Button
          size="small"
          icon={<Link2 aria-hidden className="size-4" />}
          aria-label={messages.copyLinkOf(name)}
          onClick={() => inBackground(copy(address.url, messages.linkCopied))}
        >
          {messages.copyLink}
        </Button>
        <Button
          size="small"
          icon={<Code aria-hidden className="size-4" />}
          aria-label={messages.copyCodeOf(name)}
          onClick={() => inBackground(copy(address.embed_code, messages.codeCopied))}
        >
          {messages.copyCode}
        </Button>
      </span>
    </>
  )
}

async function copy(text: string, copied: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    toast.success(copied)
  } catch {
    toast.error(messages.notCopied)
  }
}
