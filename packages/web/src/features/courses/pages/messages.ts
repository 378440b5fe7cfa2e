import { numberOf } from '../../../messages/numbers.ts'
import { plural } from '@lectern/domain/messages/plural.ts'
import { translated } from '@lectern/domain/messages/translated.ts'

/** Messages about the modules and pages of a course. */
export const messages = translated('courses/pages', {
  contentPage: 'Content Page',
  selectPage: (page: string) => `Select ${page}`,
  selectModule: (module: string) => `Select all pages of ${module}`,
  pageCount: (pages: number) => plural(pages, { one: '# page', other: '# pages' }),
  partCount: (parts: number, name: string) => `${numberOf(parts)} ${name}`,

  delete: 'Delete',
  undo: 'Undo',
  openFeed: 'Open the podcast feed',

  slideshow: {
    edit: (page: string) => `Edit slideshow of ${page}`,
    delete: (page: string) => `Delete slideshow of ${page}`,
    generating: 'Generating slideshow...',
    generatingOf: (page: string) => `Generating slideshow... ${page}`,
    deleteTitle: 'Delete slideshow',
    deleteQuestion: 'Are you sure you want to delete this slideshow?',
    deleted: 'Slideshow deleted.',
    notDeleted: 'Failed to delete slideshow. Please try again.',
    notRestored: 'Failed to restore slideshow. Please try again.',
    complete: 'The slideshow of <page/> is complete.',
    next: 'Next without a slideshow: <page/>.',
    allComplete: 'Every page of <course/> has a slideshow.',
    generateNext: 'Generate its slideshow',
  },
  podcast: {
    edit: (page: string) => `Edit podcast of ${page}`,
    delete: (page: string) => `Delete podcast of ${page}`,
    generating: 'Generating podcast...',
    generatingOf: (page: string) => `Generating podcast... ${page}`,
    deleteTitle: 'Delete podcast',
    deleteQuestion: 'Are you sure you want to delete this podcast?',
    deleted: 'Podcast deleted.',
    notDeleted: 'Failed to delete podcast. Please try again.',
    notRestored: 'Failed to restore podcast. Please try again.',
    complete: 'The podcast of <page/> is complete.',
    next: 'Next without a podcast: <page/>.',
    allComplete: 'Every page of <course/> has a podcast.',
    generateNext: 'Generate its podcast',
  },
})
