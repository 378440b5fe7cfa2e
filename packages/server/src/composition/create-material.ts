import { createAccounts } from '../accounts/actions/create-accounts.ts'
import { createOwnership } from '../accounts/ownership.ts'
import { readOrCreateSecret } from '../accounts/secrets/secrets.ts'
import { createAccess } from '../course-material/access/create-access.ts'
import { createCourses } from '../course-material/courses/connecting/create-courses.ts'
import { createGlossaryCalls } from '../course-material/glossaries/create-glossary-calls.ts'
import { createImports } from '../course-material/imports/create-imports.ts'
import { createCourseOutline } from '../course-material/imports/page-order.ts'
import { createMedia } from '../course-material/media/create-media.ts'
import type { Composition } from './composition.ts'

export type Material = Awaited<ReturnType<typeof createMaterial>>

/** Creates the accounts, and the courses that they may edit, with their files and glossaries. */
export async function createMaterial({ config, database, logger, paths, substitutes }: Composition) {
  const { allowPrivateNetworks, sandbox, storagePerAccount } = config
  const secret = config.secret ?? (await readOrCreateSecret(paths.secret))
  const accounts = createAccounts({ database, secret })
  const courses = createCourses({
    allowPrivateNetworks,
    sandboxPort: sandbox.on ? sandbox.port : undefined,
    systems: substitutes.systems,
    logger,
  })
  const media = createMedia({
    database,
    directory: paths.media,
    storagePerAccount,
    wrap: substitutes.wrapMedia,
  })
  const imports = await createImports({
    database,
    directory: paths.incoming,
    media: media.store,
    quota: media.quota,
    fetch: courses.fetch,
    logger,
  })
  const courseAccess = createAccess({
    database,
    systems: courses.systems,
    circuits: courses.circuits,
    imports: imports.courses,
    apiKey: (account) => accounts.store.apiKey(account),
    logger,
    ...substitutes.access,
  })
  const { access } = courseAccess
  const glossary = createGlossaryCalls({ database, access })
  const outline = createCourseOutline({ imports: imports.store, courses: courseAccess.store })
  const isOwner = createOwnership(config.owners)
  return { accounts, isOwner, courses, media, imports, courseAccess, access, glossary, outline }
}
