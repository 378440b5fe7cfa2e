import { fewestVisits } from '@lectern/domain/api/learners/insights.ts'
import { Copy } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { inBackground } from '../../ui/in-background.ts'
import { toast } from '../../ui/overlays/toast.ts'
import { messages } from './messages.ts'
import { type Piece, useLearnerAddress } from './use-insights.ts'

/** Shown while fewer than five visits can be counted together. */
export function NoFigures({ visits, piece }: { visits: number; piece: Piece }) {
  const address = useLearnerAddress(piece)
  return (
    <Card className="py-8">
      <EmptyState
        picture={<Bars />}
        title={messages.visitsSoFar(visits)}
        actions={
          address !== undefined && (
            <Button icon={<Copy aria-hidden />} onClick={() => inBackground(copy(address))}>
              {messages.copyLink}
            </Button>
          )
        }
      >
        {visits < fewestVisits ? messages.fewVisits : messages.longerRange}
      </EmptyState>
    </Card>
  )
}

async function copy(address: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(address)
    toast.success(messages.copied)
  } catch {
    toast.error(messages.notCopied)
  }
}

function Bars() {
  const outline = { fill: 'none', stroke: 'currentColor', strokeWidth: 2, strokeDasharray: '4 3' }
  return (
    <svg aria-hidden width="88" height="64" viewBox="0 0 88 64">
      <path d="M10 56V40h12v16M32 56V28h12v28M76 56V14H64v42" {...outline} />
      <rect
        x="48"
        y="44"
        width="12"
        height="12"
        rx="2"
        className="fill-accent-soft stroke-accent-strong"
        strokeWidth="2"
      />
      <circle cx="54" cy="34" r="3" className="fill-accent-strong" />
      <path d="M2 57h84" stroke="currentColor" strokeWidth="2" />
    </svg>
  )
}
