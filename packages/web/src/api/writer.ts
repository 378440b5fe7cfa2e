import { generationApi } from '@lectern/domain/api/generation.ts'
import { useQuery } from '@tanstack/react-query'
import { type AnswerOf, call } from './call.ts'

/** The writer of this Lectern, with the options that it offers and those that it ignores. Undefined until it is loaded. */
export function useWriter(): AnswerOf<typeof generationApi.writer> | undefined {
  const { data } = useQuery({
    queryKey: ['writer'],
    queryFn: ({ signal }) => call(generationApi.writer, { signal }),
    staleTime: Infinity,
  })
  return data
}
