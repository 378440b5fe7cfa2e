import changelog from '../../../../../CHANGELOG.md?raw'
import { newsIdOf, readChanges } from './read-changes.ts'

/** The changes of this build. */
export const releases = readChanges(changelog)
export const newsId = newsIdOf(releases)
