import type { ModelInChain } from '@lectern/domain/api/models.ts'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ComponentType, ReactNode } from 'react'
import { useQueryFailure } from '../../api/use-query-failure.ts'
import { Banner } from '../../ui/banner.tsx'
import { inBackground } from '../../ui/in-background.ts'
import { RetryBanner } from '../../ui/retry-banner.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { messages } from './messages.ts'

interface ModelListProps<Model> {
  readonly query: UseQueryResult<{ readonly models: readonly Model[] }>
  /** Shown if no model is configured. */
  readonly none: string
  /** `onTested` is called after a test, which can change the state of the model. */
  readonly Item: ComponentType<{ model: Model; onTested: () => void }>
  /** Text below the models. */
  readonly children: ReactNode
}

/** The models of a chain in their order, once they are loaded. */
export function ModelList<Model extends ModelInChain>({
  query,
  none,
  Item,
  children,
}: ModelListProps<Model>) {
  const failure = useQueryFailure(query, messages.notLoaded)
  if (failure && !query.data) return <RetryBanner {...failure} />
  if (!query.data) {
    return (
      <>
        <output className="sr-only">{messages.loading}</output>
        <Skeleton className="h-28" />
      </>
    )
  }
  const { models } = query.data
  if (models.length === 0) return <Banner kind="info">{none}</Banner>
  return (
    <>
      <ol className="grid gap-3.5">
        {models.map((model) => (
          <li key={model.index}>
            <Item model={model} onTested={() => inBackground(query.refetch())} />
          </li>
        ))}
      </ol>
      {children}
    </>
  )
}
