import { generationApi } from '@lectern/domain/api/generation.ts'
import { useQuery } from '@tanstack/react-query'
import { type AnswerOf, call } from './call.ts'

/** Who writes on this Lectern, what it cannot follow and what it offers. Undefined until that is known. */
export function useWriter(): AnswerOf<typeof generationApi.writer> | undefined {
  const { data } = useQuery({
    queryKey: ['writer'],
    queryFn: ({ signal }) => call(generationApi.writer, { signal }),
    staleTime: Infinity,
  })
  return data
}
