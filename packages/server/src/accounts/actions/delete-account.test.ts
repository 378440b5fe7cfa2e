import { expect, test, vi } from 'vitest'
import { silentLogger } from '../../platform/runtime/logger.ts'
import { createDeleteAccount } from './delete-account.ts'

const account = {
  id: 'a1',
  email: 'ada@example.org',
  firstName: 'Ada',
  lastName: 'Byron',
  organization: 'Analytical College',
  courseSystem: 'https://canvas.example.edu',
}

test('deleting an account stops its jobs first, and continues when a file cannot be removed', async () => {
  const steps: string[] = []
  const warn = vi.fn<(details: object, message: string) => void>()
  const deleteAccount = createDeleteAccount({
    importsHome: (id) => `home of ${id}`,
    withdrawFromJobs: async () => void steps.push('work cancelled'),
    store: {
      remove: async (id, home) => {
        steps.push(`rows of ${id} and ${home} removed`)
        return ['one.mp3', 'two.mp3']
      },
    },
    removeFile: async (filename) => {
      if (filename === 'one.mp3') throw new Error('The disk is read-only.')
      steps.push(`${filename} removed`)
    },
    logger: { ...silentLogger, warn },
  })
  await deleteAccount(account)
  expect(steps).toEqual(['work cancelled', 'rows of a1 and home of a1 removed', 'two.mp3 removed'])
  expect(warn).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ filename: 'one.mp3' }),
    'A file of a deleted account could not be removed.',
  )
})
