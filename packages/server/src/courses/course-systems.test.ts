import { expect, test } from 'vitest'
import { scriptedFetch } from '../testing/scripted-fetch.ts'
import { connectCourseSystem, createConnector } from './course-systems.ts'

const connection = (token: string) =>
  ({ baseUrl: 'https://canvas.example.edu', authentication: { kind: 'token', token } }) as const

test('a connection reaches its course system', async () => {
  const { fetch, requests } = scriptedFetch(() => Response.json({ id: 42, name: 'Ada' }))
  const system = connectCourseSystem(connection('one'), { fetch })
  expect(await system.whoAmI()).toEqual({ id: '42', name: 'Ada' })
  expect(requests[0]?.url.host).toBe('canvas.example.edu')
})

test('work with one key shares a course system, work with another does not', () => {
  const connect = createConnector()
  expect(connect(connection('one'))).toBe(connect(connection('one')))
  expect(connect(connection('one'))).not.toBe(connect(connection('two')))
})

test('keys that were not used for long are forgotten', () => {
  const connect = createConnector()
  const first = connect(connection('one'))
  const second = connect(connection('two'))
  for (let other = 0; other < 499; other += 1) {
    connect(connection(`other ${other}`))
    connect(connection('two'))
  }
  expect(connect(connection('two'))).toBe(second)
  expect(connect(connection('one'))).not.toBe(first)
})
