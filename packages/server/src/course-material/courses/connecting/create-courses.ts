import { isLoopback } from '../../../platform/configuration/is-loopback.ts'
import type { Logger } from '../../../platform/runtime/logger.ts'
import { createCircuits } from '../circuits.ts'
import { type Connector, createConnector } from './connector.ts'
import type { Fetch } from '../course-system.ts'
import { createGuardedFetch } from '../network/guarded-fetch.ts'
import { tryConnection } from './try-connection.ts'

interface CourseDependencies {
  readonly allowPrivateNetworks: boolean
  /** The port of the built-in sandbox; undefined if it is off. */
  readonly sandboxPort: number | undefined
  readonly logger: Logger
  /** Replaces all course systems. */
  readonly systems?: Connector | undefined
}

/** Creates the connector to every course system. */
export function createCourses({ logger, ...dependencies }: CourseDependencies) {
  const fetch = fetchFor(dependencies)
  const systems = dependencies.systems ?? createConnector({ fetch })
  return {
    fetch,
    systems,
    circuits: createCircuits({ logger }),
    // Apart from each other and from the circuits of requests: often only changes of pages hang, or only the reading.
    readingCircuits: createJobCircuits(logger),
    publishingCircuits: createJobCircuits(logger),
    tryConnection: (baseUrl: string, apiKey: string) =>
      tryConnection(systems, { baseUrl, authentication: { kind: 'token', token: apiKey } }),
  }
}

/**
 * Circuits of jobs of one kind. They keep workers free, so only calls that occupied a worker for long count: a page that fails
 * at once must not stop the pages of other accounts. One page that always hangs must not either, so one hanging call is
 * not enough.
 */
function createJobCircuits(logger: Logger) {
  return createCircuits({ logger, outagesAllowed: 2, slowFromMs: 5000 })
}

/** Course systems must have public addresses, except the sandbox, which runs on this machine. */
function fetchFor({
  allowPrivateNetworks,
  sandboxPort,
}: Pick<CourseDependencies, 'allowPrivateNetworks' | 'sandboxPort'>): Fetch {
  const outside = createGuardedFetch({ allowPrivate: allowPrivateNetworks })
  const inside = createGuardedFetch({ allowPrivate: true })
  const isSandbox = (address: URL) =>
    sandboxPort !== undefined && isLoopback(address.hostname) && address.port === String(sandboxPort)
  return (address, init) => (isSandbox(address) ? inside : outside)(address, init)
}
