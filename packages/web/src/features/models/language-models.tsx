import { modelsApi } from '@lectern/domain/api/models.ts'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { useQueryFailure } from '../../api/use-query-failure.ts'
import { Banner } from '../../ui/banner.tsx'
import { inBackground } from '../../ui/in-background.ts'
import { RetryBanner } from '../../ui/retry-banner.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { messages } from './messages.ts'
import { ModelCard } from './model-card.tsx'

/** The chain of language models. */
export function LanguageModels() {
  const models = useQuery({
    queryKey: ['models'],
    queryFn: ({ signal }) => call(modelsApi.list, { signal }),
  })
  const failure = useQueryFailure(models, messages.notLoaded)
  if (failure && !models.data) return <RetryBanner {...failure} />
  if (!models.data) {
    return (
      <>
        <output className="sr-only">{messages.loading}</output>
        <Skeleton className="h-28" />
      </>
    )
  }
  const { models: all, fallback } = models.data
  if (all.length === 0) return <Banner kind="info">{messages.none}</Banner>
  return (
    <>
      <ol className="grid gap-3.5">
        {all.map((model) => (
          <li key={model.index}>
            <ModelCard model={model} onTested={() => inBackground(models.refetch())} />
          </li>
        ))}
      </ol>
      <p className="text-sm text-ink-2">{fallback ? messages.fallbackOn : messages.fallbackOff}</p>
      <p className="text-sm text-ink-2">{messages.aboutTest}</p>
    </>
  )
}
