import { coursesApi } from '@lectern/domain/api/courses.ts'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { Banner } from '../../../ui/banner.tsx'
import { dateAndTime } from '../../../messages/moments.ts'
import { RichMessage } from '../../../messages/rich-message.tsx'
import { sentenceOfProblem } from '../../../messages/problems/problem-sentence.ts'
import { messages } from './messages.ts'

/** The result of the last request for the courses. Renders nothing until it is loaded. */
export function CourseSystemStatus() {
  const { data } = useQuery({
    queryKey: ['account', 'course system'],
    queryFn: ({ signal }) => call(coursesApi.system, { signal }),
  })
  if (data?.problem) {
    return (
      <Banner kind="warn" className="mb-4">
        {sentenceOfProblem(data.problem)}
      </Banner>
    )
  }
  if (!data?.read_at) return null
  return (
    <p className="mb-4 text-sm text-ink-2">
      <RichMessage
        text={data.system === null ? messages.lastAnswer : messages.lastAnswerOf}
        parts={{
          system: <>{data.system}</>,
          time: <time dateTime={data.read_at}>{dateAndTime(new Date(data.read_at))}</time>,
        }}
      />
    </p>
  )
}
