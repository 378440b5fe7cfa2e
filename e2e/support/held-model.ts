import { rm } from 'node:fs/promises'
import { test as base } from '@playwright/test'
import { startSandbox } from '../../packages/sandbox-lms/src/start-sandbox.ts'
import {
  chatAnswer,
  type ScriptedAnswer,
  startScriptedProvider,
} from '../../packages/server/src/testing/network/scripted-provider.ts'
import { createTestDataDir } from '../../packages/server/src/testing/database.ts'
import {
  builtProgram,
  freePort,
  type LecternProcess,
  waitUntilReady,
  startProcess,
} from '../../packages/server/src/testing/start-process.ts'
import { answerFromPrompt } from '../../packages/server/src/testing/writing/answer-from-prompt.ts'
import { chunk } from '../../packages/server/src/testing/writing/scripted-model.ts'
import { readPrompt } from '../../packages/server/src/testing/writing/read-prompt.ts'

/** A streamed answer: half of it, and the rest after a promise. */
function streamInHalves(answer: object, restAfter: Promise<unknown>): ScriptedAnswer {
  const chunks = JSON.stringify(answer).match(/[^]{1,20}/g) ?? []
  return {
    headers: { 'content-type': 'text/event-stream' },
    body: [...chunks.map((content) => chunk({ content })), chunk({}, 'stop'), 'data: [DONE]\n\n'].join(''),
    restAfter,
  }
}

/** A Lectern whose language model answers only when the test lets it. */
export interface HeldLectern {
  readonly url: string
  readonly courseSystem: string
  /** Waits for the question about the slide or segment with this number, from 1, and lets the model answer it. */
  answer(number: number): Promise<void>
  /** Lets the model answer everything, also later questions. The returned function ends that. */
  answerAll(): () => void
  /** Holds the answers to translations. The returned function gives them. */
  holdTranslations(): () => void
  /** Holds the second half of the answers to rewrites. The returned function gives them. */
  holdRewrites(): () => void
  /** Stops the process and starts it again, at the same address. */
  restart(): Promise<void>
}

/**
 * Answers plans at once. Questions about pieces wait until `answer` names one of their numbers. Later questions about these
 * pieces, for example for a correction, are then answered at once, until the next plan.
 */
function createHeldModel() {
  const waiting = new Map<number, () => void>()
  const wanted = new Map<number, () => void>()
  let freed = new Set<number>()
  let isFree = false
  let translations: PromiseWithResolvers<void> | undefined
  let rewrites: PromiseWithResolvers<void> | undefined
  return {
    async reply(body: unknown) {
      const prompt = readPrompt(body)
      if (prompt.asks === 'translate') await translations?.promise
      if (prompt.asks === 'plan') freed = new Set()
      const numbers = prompt.asks === 'write' ? prompt.pieces.map(({ number }) => number) : []
      const isHeld = numbers.length > 0 && !isFree && !numbers.some((number) => freed.has(number))
      if (isHeld)
        await new Promise<void>((resolve) => {
          const release = () => {
            for (const number of numbers) freed.add(number)
            resolve()
          }
          for (const number of numbers) {
            waiting.set(number, release)
            wanted.get(number)?.()
          }
        })
      const answer = answerFromPrompt(body)
      return prompt.asks === 'rewrite' && rewrites
        ? streamInHalves(answer, rewrites.promise)
        : chatAnswer(answer)
    },
    async answer(number: number): Promise<void> {
      if (!waiting.has(number)) await new Promise<void>((resolve) => wanted.set(number, resolve))
      waiting.get(number)?.()
      waiting.delete(number)
      wanted.delete(number)
    },
    answerAll() {
      isFree = true
      for (const release of waiting.values()) release()
      waiting.clear()
      return () => {
        isFree = false
      }
    },
    holdTranslations() {
      translations = Promise.withResolvers()
      return () => {
        translations?.resolve()
        translations = undefined
      }
    },
    holdRewrites() {
      rewrites = Promise.withResolvers()
      return () => {
        rewrites?.resolve()
        rewrites = undefined
      }
    },
    forget: () => waiting.clear(),
    /** Holds again what is held at the start. */
    reset() {
      isFree = false
      translations?.resolve()
      rewrites?.resolve()
      translations = rewrites = undefined
      for (const release of waiting.values()) release()
      waiting.clear()
      wanted.clear()
    },
  }
}

async function startHeldLectern(): Promise<HeldLectern & { reset(): void; close(): Promise<void> }> {
  const dataDir = await createTestDataDir()
  const sandbox = await startSandbox({ host: '127.0.0.1', port: 0 })
  const model = createHeldModel()
  const provider = await startScriptedProvider(({ body }) => model.reply(body))
  const ports = [await freePort(), await freePort()] as const
  const start = async (): Promise<LecternProcess> => {
    const lectern = await startProcess(
      dataDir,
      {
        LECTERN_SANDBOX: 'off',
        LECTERN_ALLOW_PRIVATE_NETWORKS: 'on',
        LECTERN_LOG_LEVEL: 'warn',
        LECTERN_REGISTRATIONS_PER_HOUR: '10000',
        LECTERN_LANGUAGE_MODEL: 'held',
        LECTERN_LANGUAGE_MODEL_URL: provider.url,
        // The test holds several calls at the same time.
        LECTERN_LANGUAGE_MODEL_PARALLEL: '4',
      },
      ports,
      builtProgram,
    )
    await waitUntilReady(lectern)
    return lectern
  }
  let lectern = await start()
  const stop = async () => {
    lectern.kill('SIGTERM')
    await lectern.ended
  }
  return {
    url: lectern.url,
    courseSystem: sandbox.url,
    answer: async (number) => model.answer(number),
    answerAll: () => model.answerAll(),
    holdTranslations: () => model.holdTranslations(),
    holdRewrites: () => model.holdRewrites(),
    reset: () => model.reset(),
    async restart() {
      await stop()
      model.forget()
      lectern = await start()
    },
    async close() {
      model.answerAll()
      await stop()
      await provider.close()
      await sandbox.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** Tests in a Lectern with such a model. The tests of a worker share it, and each begins with a model that holds its answers. */
export const test = base.extend<
  { held: HeldLectern },
  { running: Awaited<ReturnType<typeof startHeldLectern>> }
>({
  running: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from this pattern
    async ({}, use) => {
      const running = await startHeldLectern()
      await use(running)
      await running.close()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  async held({ running }, use) {
    await use(running)
    running.reset()
  },
  baseURL: async ({ running }, use) => use(running.url),
})
