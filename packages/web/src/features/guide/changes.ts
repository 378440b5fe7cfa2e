import changelog from '../../../../../CHANGELOG.md?raw'
import { newsIdOf, readChanges } from './read-changes.ts'

/** The releases in CHANGELOG.md of this build. */
export const releases = readChanges(changelog)
export const newsId = newsIdOf(releases)
