import { readFileSync } from 'node:fs'
import type { Config } from './platform/configuration/config.ts'
import { ConfigError, readConfig } from './platform/configuration/read-config.ts'
import { installCrashHandler } from './operation/crash-handler.ts'
import { prepareDataDirectory } from './operation/data-directory.ts'
import { openDatabase } from './platform/db/opening/open-database.ts'
import { DatabaseStartError } from './platform/db/start-error.ts'
import type { Demo } from './operation/demo.ts'
import { createLogger } from './platform/runtime/logger.ts'
import { startReleasingMemory } from './operation/release-memory.ts'

/** Work that still runs after this time is cut off. Its jobs resume after the next start. */
const stopTimeoutMs = 4500

const say = (text: string) => process.stdout.write(`${text}\n`)

/** Starts Lectern and keeps it running until the process is asked to stop. */
async function start(config: Config): Promise<void> {
  const logger = createLogger(config.logLevel)
  const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
    version: string
  }

  let stopping: Promise<void> | undefined
  const closers: (() => Promise<void>)[] = []
  const stop = (exitCode: number) => {
    // Ctrl-C arrives twice when a parent process forwards it. The second one is ignored.
    stopping ??= (async () => {
      setTimeout(() => process.exit(1), stopTimeoutMs).unref()
      for (const close of closers.toReversed()) await close()
      process.exit(exitCode)
    })().catch((error: unknown) => {
      logger.error({ err: error }, 'Stopping failed.')
      process.exit(1)
    })
  }
  process.on('SIGINT', () => stop(0))
  process.on('SIGTERM', () => stop(0))
  installCrashHandler(process, { logger, end: () => stop(1) })

  prepareDataDirectory(config.dataDir)
  // The other modules load while the database opens.
  const [database, { compose }, { closeDemo, startDemo }] = await Promise.all([
    openDatabase({ dataDir: config.dataDir, url: config.databaseUrl, logger }),
    import('./compose.ts'),
    import('./operation/demo.ts'),
  ])
  let demo: Demo | undefined
  const lectern = await compose(config, {
    database,
    version,
    logger,
    async beforeWork(accounts) {
      if (!config.sandbox.on) return closeDemo(accounts)
      demo = await startDemo(config, accounts, logger)
      // Closed last: jobs read from the sandbox until they are handed back.
      closers.push(demo.close)
    },
  })
  closers.push(() => lectern.close())
  if (demo) lectern.offerDemo(demo.account)
  await lectern.app.listen({ host: config.host, port: config.port })
  startReleasingMemory()

  say(`\n  Lectern ${version} is ready at ${config.publicUrl}\n`)
  if (demo) {
    say(`  Demo login    ${demo.account.email}  ${demo.account.password}`)
    say(`  Sandbox       ${demo.account.base_url}  (register with any API key that begins with sandbox-)`)
  }
  say(`  Data          ${config.databaseUrl ? 'PostgreSQL, and files in ' : ''}${config.dataDir}\n`)
}

try {
  await start(readConfig())
} catch (error) {
  const expected = error instanceof ConfigError || error instanceof DatabaseStartError || isPortTaken(error)
  process.stderr.write(
    `Lectern could not start.\n${expected ? sentenceOf(error) : String((error as Error).stack)}\n`,
  )
  process.exit(1)
}

function isPortTaken(error: unknown): error is Error & { port: number } {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
}

function sentenceOf(error: Error): string {
  if (!isPortTaken(error)) return error.message
  return `Port ${error.port} is taken by another program. Stop that, or set PORT (and LECTERN_SANDBOX_PORT) to free ports.`
}
