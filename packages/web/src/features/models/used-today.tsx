import { type ProviderSpending, spendingApi } from '@lectern/domain/api/spending.ts'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { useQueryFailure } from '../../api/use-query-failure.ts'
import { numberOf } from '../../messages/numbers.ts'
import { BudgetList } from '../../spending/budget-list.tsx'
import { messages } from '../../spending/messages.ts'
import { priceOf } from '../../spending/spent-words.ts'
import { Card } from '../../ui/card.tsx'
import { RetryBanner } from '../../ui/retry-banner.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

/** Shows the use of all accounts today, by provider, and the rest of the budgets. */
export function UsedToday() {
  const today = useQuery({
    queryKey: ['spending', 'today'],
    queryFn: ({ signal }) => call(spendingApi.today, { signal }),
  })
  const failure = useQueryFailure(today, messages.notLoaded)
  if (failure && !today.data) return <RetryBanner {...failure} />
  if (!today.data) {
    return (
      <>
        <output className="sr-only">{messages.loading}</output>
        <Skeleton className="h-28" />
      </>
    )
  }
  const { budgets, pages, providers, renews_at: renewsAt } = today.data
  return (
    <>
      <Card className="p-4.5 md:p-5">
        <p className="text-sm">{messages.generatedPages(pages)}</p>
        {providers.length === 0 && <p className="mt-0.5 text-sm text-ink-2">{messages.nothing}</p>}
        <ul className="grid gap-3 not-empty:mt-3.5 not-empty:border-t not-empty:border-line not-empty:pt-3.5">
          {providers.map((one) => (
            <ProviderRow key={`${one.kind} ${one.provider} ${one.model}`} {...one} />
          ))}
        </ul>
      </Card>
      {budgets.length > 0 && (
        <Card className="p-4.5 md:p-5">
          <h3 className="mb-3 text-base leading-snug font-strong">{messages.budget}</h3>
          <BudgetList budgets={budgets} renewsAt={renewsAt} />
        </Card>
      )}
    </>
  )
}

function ProviderRow(row: ProviderSpending) {
  return (
    <li>
      <p className="text-sm font-medium wrap-anywhere">
        {`${messages.kinds[row.kind]} · `}
        <bdi>{row.model === '' ? row.provider : `${row.provider} ${row.model}`}</bdi>
      </p>
      <p className="mt-0.5 text-sm text-ink-2 tabular-nums">{detailsOf(row).join(' · ')}</p>
    </li>
  )
}

/** The amounts that are not 0. */
function detailsOf({
  calls,
  tokens,
  characters,
  audio_minutes: minutes,
  dollars,
  unpriced,
}: ProviderSpending) {
  const hasTokens = tokens.input + tokens.output > 0
  return [
    ...(calls > 0 ? [messages.calls(calls)] : []),
    ...(dollars > 0 ? [priceOf(dollars)] : []),
    ...(unpriced > 0 ? [messages.withoutPrice(unpriced)] : []),
    ...(hasTokens ? [messages.tokens(numberOf(tokens.input), numberOf(tokens.output))] : []),
    ...(characters > 0 ? [messages.characters(characters)] : []),
    ...(minutes > 0 ? [messages.minutes(Math.ceil(minutes))] : []),
  ]
}
