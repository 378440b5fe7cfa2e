import type { Account } from '../accounts/account.ts'

const importedPrefix = 'imported-'
const importsPrefix = 'imported:'

/** The id of a course that is imported from a file. No course system has ids of this form. */
export function newImportedId(): string {
  return `${importedPrefix}${crypto.randomUUID()}`
}

/**
 * Where a course is at home: the account's course system, or, for a course imported from a file, the account itself.
 * Together with the ids of course and page it is the key of everything that is made of a page. It says nothing about
 * whether the course is theirs.
 */
export function homeOfCourse(account: Pick<Account, 'id' | 'courseSystem'>, courseId: string): string {
  return courseId.startsWith(importedPrefix) ? homeOfImports(account.id) : account.courseSystem
}

/** The home of all courses that an account imported. */
export function homeOfImports(accountId: string): string {
  return `${importsPrefix}${accountId}`
}

/** Whose imported courses are at this home; undefined where it is a course system. */
export function ownerOfImports(home: string): string | undefined {
  return home.startsWith(importsPrefix) ? home.slice(importsPrefix.length) : undefined
}
