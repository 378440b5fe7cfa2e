import { EventEmitter } from 'node:events'
import { expect, test, vi } from 'vitest'
import { installCrashHandler } from './crash-handler.ts'

function handlerUnderTest() {
  const source = new EventEmitter()
  const [error, end] = [vi.fn<(details: object, message: string) => void>(), vi.fn<() => void>()]
  installCrashHandler(source, { logger: { error }, end })
  return { source, error, end }
}

test('logs a promise that no code awaits, and the process continues', () => {
  const { source, error, end } = handlerUnderTest()
  const failure = new Error('forgotten')
  source.emit('unhandledRejection', failure)
  expect(error).toHaveBeenCalledWith({ err: failure }, expect.any(String))
  expect(end).not.toHaveBeenCalled()
})

test('keeps the process running when a database connection breaks outside a query', () => {
  const { source, error, end } = handlerUnderTest()
  source.emit('uncaughtException', Object.assign(new Error('terminating connection'), { code: '57P01' }))
  expect(error).toHaveBeenCalledOnce()
  expect(end).not.toHaveBeenCalled()
})

test('logs an exception that no code caught, then ends the process', () => {
  const { source, error, end } = handlerUnderTest()
  source.emit('uncaughtException', new TypeError('undefined is not a function'))
  expect(error).toHaveBeenCalledOnce()
  expect(end).toHaveBeenCalledOnce()
})
