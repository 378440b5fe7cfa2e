import { type ListedModel, modelChecks } from '@lectern/domain/api/models.ts'
import { CircleAlert, CircleCheck } from 'lucide-react'
import { exactDollars, numberOf } from '../../messages/numbers.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { inBackground } from '../../ui/in-background.ts'
import { Progress } from '../../ui/progress.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { costWords, findingWords } from './finding-words.ts'
import { messages } from './messages.ts'
import { type ModelTest, useModelTest } from './use-model-test.ts'

/** One model of the chain, with its test. `onTested` is called after a test, which can change the state. */
export function ModelCard({ model, onTested }: { model: ListedModel; onTested: () => void }) {
  const { start, cancel, ...test } = useModelTest(model.index, onTested)
  const findings = Object.values(test.findings)
  const cost = test.running ? undefined : costWords(findings)
  return (
    <Card className="p-4.5 md:p-5">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3">
        <div className="min-w-0">
          <h3 className="text-base leading-snug font-strong wrap-anywhere">
            <bdi dir="ltr">{model.model}</bdi>
          </h3>
          <p className="mt-0.5 text-sm text-ink-2">{`${model.provider} · ${priceWords(model)}`}</p>
          <p className="mt-0.5 text-sm text-ink-2">{stateWords(model)}</p>
        </div>
        {test.running ? (
          <Button size="small" onClick={cancel}>
            {messages.cancel}
          </Button>
        ) : (
          <Button
            size="small"
            aria-label={
              findings.length > 0 ? messages.testAgainOf(model.model) : messages.testOf(model.model)
            }
            onClick={() => inBackground(start())}
          >
            {findings.length > 0 ? messages.testAgain : messages.test}
          </Button>
        )}
      </div>
      {test.running && (
        <Progress
          thin
          className="mt-3.5"
          label={messages.progress(findings.length, modelChecks.length)}
          value={findings.length / modelChecks.length}
        />
      )}
      <Findings {...test} />
      {cost !== undefined && <p className="mt-3 text-sm text-ink-2">{cost}</p>}
      {test.failure !== undefined && <Banner className="mt-3.5">{test.failure}</Banner>}
    </Card>
  )
}

function Findings({ findings, running }: ModelTest) {
  const shown = modelChecks.filter((check) => findings[check] || check === running)
  if (shown.length === 0) return null
  return (
    <ul aria-live="polite" className="mt-3.5 grid gap-2.5 border-t border-line pt-3.5 text-sm">
      {shown.map((check) => {
        const finding = findings[check]
        return (
          <li key={check} className="flex items-start gap-2.5">
            {!finding && <Spinner className="mt-0.5 size-4 shrink-0 text-ink-3" />}
            {finding?.ok === true && (
              <CircleCheck aria-hidden className="mt-0.5 size-4 shrink-0 text-done-text" />
            )}
            {finding?.ok === false && (
              <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-danger-text" />
            )}
            <div className="min-w-0">
              <p className="font-medium">{messages[check]}</p>
              <p className="text-ink-2">{finding ? findingWords(finding) : messages.testing}</p>
            </div>
          </li>
        )
      })}
    </ul>
  )
}

function priceWords({ price }: ListedModel): string {
  return price ? messages.price(exactDollars(price.input), exactDollars(price.output)) : messages.noPrice
}

function stateWords({ state, wait_seconds: seconds }: ListedModel): string {
  if (state === 'ready') return messages.ready
  return state === 'resting' ? messages.rests(numberOf(seconds)) : messages.waits(numberOf(seconds))
}
