import { modelsApi } from '@lectern/domain/api/models.ts'
import { useQuery } from '@tanstack/react-query'
import { sentenceOf } from '../../api/api-problem.ts'
import { call } from '../../api/call.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { inBackground } from '../../ui/in-background.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { messages } from './messages.ts'
import { ModelCard } from './model-card.tsx'

/** The chain of language models. */
export function LanguageModels() {
  const models = useQuery({
    queryKey: ['models'],
    queryFn: ({ signal }) => call(modelsApi.list, { signal }),
  })
  if (models.isPending) {
    return (
      <>
        <output className="sr-only">{messages.loading}</output>
        <Skeleton className="h-28" />
      </>
    )
  }
  if (models.isError) {
    return (
      <Banner
        action={
          <Button size="small" onClick={() => inBackground(models.refetch())}>
            {messages.tryAgain}
          </Button>
        }
      >
        {sentenceOf(models.error, messages.notLoaded)}
      </Banner>
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
