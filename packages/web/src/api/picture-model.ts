import { imagesApi } from '@lectern/domain/api/documents/images.ts'
import { useQuery } from '@tanstack/react-query'
import { type AnswerOf, call } from './call.ts'

/** The model that generates pictures. Undefined until it is loaded, and if this Lectern has none. */
export function usePictureModel(): NonNullable<AnswerOf<typeof imagesApi.model>['model']> | undefined {
  const { data } = useQuery({
    queryKey: ['picture-model'],
    queryFn: ({ signal }) => call(imagesApi.model, { signal }),
    staleTime: Infinity,
  })
  return data?.model ?? undefined
}
