import { bindFunctions } from '../../../platform/runtime/bind-functions.ts'
import { placeOf } from './check-connected.ts'
import type { ConnectedContext } from './connected-context.ts'
import { listCourses, listPages } from './list-connected.ts'

export type ConnectedCourses = ReturnType<typeof createConnectedCourses>

/**
 * The courses of connected course systems, served from rows. Calls reject with NOT_FOUND for courses the account
 * does not have.
 */
export const createConnectedCourses = (context: ConnectedContext) =>
  bindFunctions(context, { placeOf, listCourses, listPages })
