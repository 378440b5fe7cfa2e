import type { CourseSystem, CourseSystemOptions } from '../../course-material/courses/course-system.ts'
import { createMoodle } from '../../course-material/courses/course-systems/moodle/moodle.ts'
import { moodleKey } from './moodle-double.ts'
import { scriptedFetch } from '../network/scripted-fetch.ts'
import type { ScriptedRequest } from '../network/scripted-fetch.ts'

/** The Moodle adapter for this address on a scripted network. It does not wait. */
export function moodleBefore(
  script: (request: ScriptedRequest, form: URLSearchParams) => Response | Promise<Response>,
  { home = 'http://127.0.0.1:18080', ...options }: CourseSystemOptions & { home?: string } = {},
): { moodle: CourseSystem; requests: ScriptedRequest[] } {
  const { fetch, requests } = scriptedFetch((request) => script(request, new URLSearchParams(request.body)))
  const authentication = { kind: 'token', token: moodleKey } as const
  const habits = { fetch, wait: async () => {}, ...options }
  return { moodle: createMoodle({ baseUrl: home, authentication }, habits), requests }
}

/** Answers calls by the function's name. An unknown function fails the test. */
export function byFunction(answers: Record<string, unknown>) {
  return (_request: ScriptedRequest, form: URLSearchParams): Response => {
    const answer = answers[form.get('wsfunction') ?? '']
    return answer instanceof Response ? answer.clone() : Response.json(answer)
  }
}
