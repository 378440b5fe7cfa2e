import { describe, expect, test } from 'vitest'
import { endingsOf, missingPaths } from './missing-paths.mjs'

const known = endingsOf(['docs/voices.md', 'packages/server/src/jobs/store/job-store.ts', 'package.json'])
const complaints = (text: string) => missingPaths({ path: 'docs/a.md', text }, known)

describe('paths in documents', () => {
  test.each([
    'packages/server/src/jobs/store/job-store.ts',
    'jobs/store/job-store.ts',
    'job-store.ts',
    'server/src/jobs/',
    'server/src/jobs',
    'store/',
    'docs/voices.md',
    './voices.md',
    '../docs/voices.md',
  ])('%s exists', (path) => {
    expect(complaints(`See \`${path}\`.`)).toEqual([])
  })

  test.each([
    'packages/server/src/jobs/job-store.ts',
    'jobs/queue.ts',
    'server/src/queue/',
    'server/src/queue',
    'server/src/job',
    'voices.tsx',
    'old/',
  ])('%s does not', (path) => {
    expect(complaints(`Two\nlines: \`${path}\`.`)).toEqual([
      `docs/a.md:2: ${path} does not exist. Write the current path of the file.`,
    ])
  })

  test.each([
    'server/src/<name>s/',
    'outbox/*.eml',
    '…/resolve.ts',
    '/api/pages',
    'dist/player/',
    'LECTERN_DATA_DIR/media/',
    'npm run check',
    'account.courseSystem',
  ])('%s is no path of the repository', (path) => {
    expect(complaints(`See \`${path}\`.`)).toEqual([])
  })
})
