import { type ListedModel, modelChecks } from '@lectern/domain/api/models.ts'
import { exactDollars } from '../../messages/numbers.ts'
import { Banner } from '../../ui/banner.tsx'
import { Progress } from '../../ui/progress.tsx'
import { costWords, findingWords } from './finding-words.ts'
import { FindingRow } from './finding-row.tsx'
import { messages } from './messages.ts'
import { ModelFrame } from './model-frame.tsx'
import { type ModelTest, useModelTest } from './use-model-test.ts'

/** One language model of the chain, with its test. `onTested` is called after a test, which can change the state. */
export function ModelCard({ model, onTested }: { model: ListedModel; onTested: () => void }) {
  const { start, cancel, ...test } = useModelTest(model.index, onTested)
  const findings = Object.values(test.findings)
  const cost = test.running ? undefined : costWords(findings)
  return (
    <ModelFrame
      model={model}
      price={priceWords(model)}
      test={{ running: test.running !== undefined, done: findings.length > 0, start, cancel }}
    >
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
    </ModelFrame>
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
          <FindingRow key={check} ok={finding?.ok} title={messages[check]}>
            {finding ? findingWords(finding) : messages.testing}
          </FindingRow>
        )
      })}
    </ul>
  )
}

function priceWords({ price }: ListedModel): string {
  return price ? messages.price(exactDollars(price.input), exactDollars(price.output)) : messages.noPrice
}
