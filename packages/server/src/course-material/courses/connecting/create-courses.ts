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
    // Apart from the others, because a job may find that only changes of pages hang. A job has waited long for its outage.
    jobCircuits: createCircuits({ logger, outagesAllowed: 1 }),
    tryConnection: (baseUrl: string, apiKey: string) =>
      tryConnection(systems, { baseUrl, authentication: { kind: 'token', token: apiKey } }),
  }
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
