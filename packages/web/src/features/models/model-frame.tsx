import type { ModelInChain } from '@lectern/domain/api/models.ts'
import type { ReactNode } from 'react'
import { numberOf } from '../../messages/numbers.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { inBackground } from '../../ui/in-background.ts'
import { messages } from './messages.ts'

interface ModelFrameProps {
  readonly model: ModelInChain
  readonly price: string
  readonly test: {
    readonly running: boolean
    /** Whether there is a result. */
    readonly done: boolean
    readonly start: () => Promise<void>
    readonly cancel: () => void
  }
  /** The result of the test. */
  readonly children: ReactNode
}

/** The card of one model of a chain, with its button 'Test'. */
export function ModelFrame({ model, price, test, children }: ModelFrameProps) {
  return (
    <Card className="p-4.5 md:p-5">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3">
        <div className="min-w-0">
          <h3 className="text-base leading-snug font-strong wrap-anywhere">
            <bdi dir="ltr">{model.model}</bdi>
          </h3>
          <p className="mt-0.5 text-sm text-ink-2">{`${model.provider} · ${price}`}</p>
          <p className="mt-0.5 text-sm text-ink-2">{stateWords(model)}</p>
        </div>
        {test.running ? (
          <Button size="small" onClick={test.cancel}>
            {messages.cancel}
          </Button>
        ) : (
          <Button
            size="small"
            aria-label={test.done ? messages.testAgainOf(model.model) : messages.testOf(model.model)}
            onClick={() => inBackground(test.start())}
          >
            {test.done ? messages.testAgain : messages.test}
          </Button>
        )}
      </div>
      {children}
    </Card>
  )
}

function stateWords({ state, wait_seconds: seconds }: ModelInChain): string {
  if (state === 'ready') return messages.ready
  return state === 'resting' ? messages.rests(numberOf(seconds)) : messages.waits(numberOf(seconds))
}
