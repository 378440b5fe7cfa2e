import { numberOf } from '../../../messages/numbers.ts'
import { translated } from '@lectern/domain/messages/translated.ts'

/** Messages about the import and the removal of course files. */
export const messages = translated('courses/import', {
  courseFiles: 'Course files',
  import: 'Import<file> course file</file>',
  drop: 'Drop to import as a course',
  whatToDrop: 'Common Cartridge files (.imscc) that a course system exported',
  isFolder: 'This is a folder. Please drop the course file (.imscc) itself.',

  // An import.
  waiting: 'Waiting',
  sending: (percent: number) => `Uploading… ${numberOf(percent)} %`,
  reading: 'Reading the course…',
  sendingFile: (file: string) => `Uploading ${file}`,
  readingFile: (file: string) => `Reading the course in ${file}`,
  cancel: (file: string) => `Cancel import of ${file}`,
  imported: (course: string) => `“${course}” was imported.`,
  notImported: '<file/> was not imported. <reason/>',
  somethingWentWrong: 'Something went wrong. Please try again.',

  // An imported course.
  importedFrom: (file: string) => `Imported from ${file}`,
  importedChip: 'Imported <from>from </from><file/>',
  license: (license: string) => `License: ${license}`,
  removeCourse: 'Remove course',
  removeQuestion: 'Are you sure you want to remove this course?',
  removal: '“<course/>” leaves your list together with its slideshows and podcasts.',
  remove: 'Remove',
  removed: (course: string) => `“${course}” was removed.`,
  undo: 'Undo',
  notRemoved: 'Failed to remove the course. Please try again.',
  notRestored: 'Failed to restore the course. Please try again.',
})
