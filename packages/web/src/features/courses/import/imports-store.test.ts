import type { Course } from '@lectern/domain/courses/course.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearSession } from '../../../api/session.ts'
import { FakeUpload } from '../../../api/testing/fake-upload.ts'
import { removeImport, importFiles, retryImport, removeImportedCourses, useImports } from './imports-store.ts'

const file = (name: string) => new File(['PK'], name)
const courseOf = (name: string): Course => ({ id: `imported-${name}`, name, course_code: '' })
const shown = () => useImports.getState().list.map(({ file: { name }, state }) => `${name} ${state}`)
const sent = () => FakeUpload.sent.map((one) => one.file?.name)
const latest = () => {
  const request = FakeUpload.sent.at(-1)
  if (!request) throw new Error('Nothing was sent.')
  return request
}

beforeEach(() => {
  vi.stubGlobal('XMLHttpRequest', FakeUpload)
  FakeUpload.sent = []
})
afterEach(() => {
  clearSession()
  vi.unstubAllGlobals()
})

test('imports files one after the other', async () => {
  importFiles([file('a'), file('b')])
  expect(shown()).toEqual(['a sending', 'b waiting'])
  latest().progress(1, 2)
  expect(useImports.getState().list[0]?.share).toBe(0.5)
  latest().progress(2, 2)
  expect(shown()).toEqual(['a reading', 'b waiting'])
  latest().answer(201, courseOf('a'))
  await vi.waitFor(() => expect(shown()).toEqual(['b sending']))
  latest().answer(201, courseOf('b'))
  await vi.waitFor(() => expect(shown()).toEqual([]))
  expect(sent()).toEqual(['a', 'b'])
  expect(removeImportedCourses().map(({ name }) => name)).toEqual(['a', 'b'])
  expect(removeImportedCourses(), 'each is shown once').toEqual([])
})

test('a failed import shows its reason until it is dismissed, and the next import continues', async () => {
  importFiles([file('a'), file('b')])
  latest().answer(422, { error: 'This is not a course file.', code: 'NOT_A_COURSE_FILE' })
  await vi.waitFor(() => expect(shown()).toEqual(['a failed', 'b sending']))
  const [failed] = useImports.getState().list
  expect(failed).toMatchObject({ sentence: 'This is not a course file.', retryable: false })
  removeImport(failed?.id ?? 0)
  expect(shown()).toEqual(['b sending'])
})

test('an import can be retried if the server was busy with other course files of the user', async () => {
  importFiles([file('a')])
  latest().answer(429, { error: 'Please wait for them.', code: 'TOO_MANY_ATTEMPTS', reason: 'imports' })
  await vi.waitFor(() => expect(shown()).toEqual(['a failed']))
  expect(useImports.getState().list[0]?.retryable).toBe(true)
})

test('an import can be retried after the connection broke', async () => {
  importFiles([file('a')])
  latest().breakOff()
  await vi.waitFor(() => expect(shown()).toEqual(['a failed']))
  const [failed] = useImports.getState().list
  expect(failed?.retryable).toBe(true)
  retryImport(failed?.id ?? 0)
  expect([shown(), sent()]).toEqual([['a sending'], ['a', 'a']])
})

test('cancelling stops the upload of a file and starts the next one', async () => {
  importFiles([file('a'), file('b')])
  const [first] = useImports.getState().list
  removeImport(first?.id ?? 0)
  expect(FakeUpload.sent[0]?.aborted).toBe(true)
  await vi.waitFor(() => expect(shown()).toEqual(['b sending']))
})

test('does not send a file that is too large', () => {
  const large = file('large')
  Object.defineProperty(large, 'size', { value: 501 * 1024 * 1024 })
  importFiles([large])
  expect([shown(), sent()]).toEqual([['large failed'], []])
  expect(useImports.getState().list[0]?.sentence).toContain('500 MB')
})

test('logging out stops the imports, and the next user sees none', () => {
  importFiles([file('a'), file('b')])
  clearSession()
  expect([shown(), FakeUpload.sent[0]?.aborted]).toEqual([[], true])
})
