import { noticeSentences } from '@lectern/domain/problems/notice-sentences.ts'
import { type Remark, remarkOf } from '@lectern/domain/problems/remark.ts'
import { type SlideTypeId, slideTypes } from '@lectern/domain/slides/slide-types.ts'

/** The remarks on instructions that were understood but have no content on the page. */
export const refusals = {
  shorter: remarkOf('CANNOT_BE_SHORTER'),
  longer: remarkOf('NOTHING_TO_ADD'),
  other: remarkOf('NO_OTHER_SENTENCES'),
  example: remarkOf('NO_FURTHER_EXAMPLE'),
  nowhere: remarkOf('NOT_ON_PAGE'),
  type: (type: SlideTypeId): Remark => ({
    sentence: noticeSentences.NO_CONTENT_FOR_TYPE({ label: slideTypes[type].label }),
    notice: { code: 'NO_CONTENT_FOR_TYPE', values: { type } },
  }),
} as const
