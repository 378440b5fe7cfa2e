import type { Account } from '../../accounts/account.ts'

const importedPrefix = 'imported-'
const importsPrefix = 'imported:'

/** The id of a course imported from a file. Course systems do not use ids of this form. */
export function newImportedId(): string {
  return `${importedPrefix}${crypto.randomUUID()}`
}

/**
 * The home of a course: the account's course system, or, for an imported course, the account itself. Together with
 * the ids of course and page it is the key of all content made of a page. It does not check whether the user may
 * access the course.
 */
export function courseHome(account: Pick<Account, 'id' | 'courseSystem'>, courseId: string): string {
  return courseId.startsWith(importedPrefix) ? importsHome(account.id) : account.courseSystem
}

/** The home of all courses that an account imported. */
export function importsHome(accountId: string): string {
  return `${importsPrefix}${accountId}`
}

/** The account whose imported courses have this home; undefined for a course system. */
export function ownerOfImports(home: string): string | undefined {
  return home.startsWith(importsPrefix) ? home.slice(importsPrefix.length) : undefined
}
