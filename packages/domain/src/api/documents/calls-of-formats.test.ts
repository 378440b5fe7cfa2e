import { expect, test } from 'vitest'
import { formatNames } from '../../courses/formats.ts'
import { apis } from '../apis.ts'

test.each(formatNames)('the API has the calls about the page of a %s', (format) => {
  const paths = apis.flatMap((api) => Object.values(api)).map(({ method, path }) => `${method} ${path}`)
  const address = `/api/${format}/{courseId}/{pageId}`
  expect(paths).toEqual(
    expect.arrayContaining([`GET ${address}`, `POST ${address}/ask`, `POST ${address}/grounding/headings`]),
  )
})
