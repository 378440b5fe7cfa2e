import type { LearnPages } from '@lectern/domain/learn/learn-pages.ts'
import type { AccountStore } from '../accounts/store/account-store.ts'
import type { Narrator } from '../audio/speech/narrator/narrator.ts'
import type { WorkerPool } from '../audio/speech/workers/worker-pool.ts'
import type { AccessTimeouts } from '../course-material/access/refresh/access-timeouts.ts'
import type { Connector } from '../course-material/courses/connecting/connector.ts'
import type { MediaStore } from '../course-material/media/media-store.ts'
import type { Writer } from '../generation/writer.ts'
import type { Config } from '../platform/configuration/config.ts'
import type { dataPaths } from '../platform/configuration/data-paths.ts'
import type { Database } from '../platform/db/database.ts'
import type { Mailer } from '../platform/mail/mailer.ts'
import type { MaintenanceTask, Sweep } from '../platform/runtime/maintenance-task.ts'
import type { Logger } from '../platform/runtime/logger.ts'
import type { Route } from '../route.ts'

/** Test doubles that replace real dependencies. */
export interface Substitutes {
  readonly writer?: Writer
  readonly narrator?: Narrator
  readonly pool?: WorkerPool
  readonly systems?: Connector
  readonly access?: { readonly timeouts: AccessTimeouts; readonly now: () => number }
  readonly mailer?: Mailer
  readonly learnPages?: () => Promise<LearnPages | undefined>
  /** Wraps the media store, so that a test can make it fail. */
  readonly wrapMedia?: (store: MediaStore) => MediaStore
  readonly maintenance?: { readonly firstAfterMs: number }
}

/** The contributions of a feature: the calls that it answers, and the maintenance that removes old data. */
export interface Feature {
  readonly routes?: readonly Route[]
  readonly chores?: readonly MaintenanceTask[]
  readonly sweeps?: readonly Sweep[]
}

/** The dependencies of all features. */
export interface FeatureDependencies {
  readonly database: Database
  readonly version: string
  readonly logger: Logger
  /** Runs before the first job: jobs that a crash interrupted need what it starts. */
  readonly beforeWork?: (accounts: AccountStore) => Promise<void>
}

/** The input from which all features are created. */
export interface Composition extends FeatureDependencies {
  readonly config: Config
  readonly substitutes: Substitutes
  readonly paths: ReturnType<typeof dataPaths>
}
