import type { Database } from '../../../platform/db/database.ts'
import { bindFunctions } from '../../../platform/runtime/bind-functions.ts'
import { emptyDocument, forgetCourse, setStatus, writeDocument } from './document-changes-store.ts'
import {
  bodyOf,
  findAll,
  headOf,
  latestValue,
  lockDocument,
  markOf,
  nameOf,
  ofCourse,
  prepareQueries,
} from './document-queries-store.ts'
import { forgetOldVersions, lastDeleted, versionBody, versionsOf } from './version-store.ts'

export type DocumentStore = ReturnType<typeof createDocumentStore>

/** All SQL of documents and their history. */
export const createDocumentStore = (database: Database, now: () => Date = () => new Date()) => ({
  ...bindFunctions(prepareQueries(database), { markOf, lock: lockDocument }),
  ...bindFunctions(database, { findAll, head: headOf, bodyOf, ofCourse, latestValue, nameOf }),
  ...bindFunctions(
    { database, now },
    { write: writeDocument, empty: emptyDocument, setStatus, forgetCourse },
  ),
  ...bindFunctions({ database, now }, { lastDeleted, versionsOf, version: versionBody, forgetOldVersions }),
})
