import { modelsApi } from '@lectern/domain/api/models.ts'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { messages } from './messages.ts'
import { ModelCard } from './model-card.tsx'
import { ModelList } from './model-list.tsx'

/** The chain of language models. */
export function LanguageModels() {
  const models = useQuery({
    queryKey: ['models'],
    queryFn: ({ signal }) => call(modelsApi.list, { signal }),
  })
  return (
    <ModelList query={models} none={messages.none} Item={ModelCard}>
      <p className="text-sm text-ink-2">
        {models.data?.fallback === true ? messages.fallbackOn : messages.fallbackOff}
      </p>
      <p className="text-sm text-ink-2">{messages.aboutTest}</p>
    </ModelList>
  )
}
