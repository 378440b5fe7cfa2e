import type { CourseSystem, CourseSystemOptions } from '../../course-material/courses/course-system.ts'
import { scriptedFetch } from '../network/scripted-fetch.ts'
import type { ScriptedRequest } from '../network/scripted-fetch.ts'
import { createCanvas } from '../../course-material/courses/course-systems/canvas/canvas.ts'

export const home = 'https://canvas.example.edu'
export const key = '7~secret'

/** The Canvas adapter on a scripted network. It does not wait: `waits` records the requested milliseconds. */
export function canvasBefore(
  script: (request: ScriptedRequest, asked: number) => Response | Promise<Response>,
  options: CourseSystemOptions = {},
): { canvas: CourseSystem; requests: ScriptedRequest[]; waits: number[] } {
  const { fetch, requests } = scriptedFetch(script)
  const waits: number[] = []
  const wait = async (milliseconds: number) => {
    waits.push(milliseconds)
  }
  const authentication = { kind: 'token', token: key } as const
  return {
    canvas: createCanvas({ baseUrl: home, authentication }, { fetch, wait, ...options }),
    requests,
    waits,
  }
}

/** Answers by the longest matching end of the path; other listings are `[]`. */
export function byPath(answers: Record<string, unknown>): (request: ScriptedRequest) => Response {
  return ({ url }) => {
    const ends = Object.keys(answers).filter((end) => url.pathname.endsWith(end))
    const [end] = ends.toSorted((a, b) => b.length - a.length)
    const answer = end === undefined ? [] : answers[end]
    return answer instanceof Response ? answer : Response.json(answer)
  }
}

export const notFound = (): Response =>
  Response.json({ errors: [{ message: 'The specified resource does not exist.' }] }, { status: 404 })
