import { pictureModelsApi } from '@lectern/domain/api/picture-models.ts'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { messages } from './messages.ts'
import { ModelList } from './model-list.tsx'
import { PictureModelCard } from './picture-model-card.tsx'

/** The chain of picture models. */
export function PictureModels() {
  const models = useQuery({
    queryKey: ['picture-models'],
    queryFn: ({ signal }) => call(pictureModelsApi.list, { signal }),
  })
  return (
    <ModelList query={models} none={messages.noPictureModels} Item={PictureModelCard}>
      <p className="text-sm text-ink-2">{messages.aboutPictureTest}</p>
    </ModelList>
  )
}
