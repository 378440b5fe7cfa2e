import { afterEach, expect, test, vi } from 'vitest'
import { toast } from './toast.ts'

const toaster = vi.hoisted(() => ({
  showToast: vi.fn<() => void>(),
  showCard: vi.fn<() => void>(),
  dismissAll: vi.fn<() => void>(),
}))
vi.mock('./toaster.tsx', () => toaster)

afterEach(() => {
  toast.allow(true)
  vi.clearAllMocks()
})
const settle = () => vi.waitFor(() => undefined)

test('removes the messages of a user who logs out', async () => {
  toast.error('“Cells” failed.')
  await vi.waitFor(() => expect(toaster.showToast).toHaveBeenCalledOnce())
  toast.allow(false)
  await vi.waitFor(() => expect(toaster.dismissAll).toHaveBeenCalledOnce())
})

test('drops messages that come while no user is logged in, and those that were not shown before', async () => {
  toast.error('On its way.')
  toast.allow(false)
  toast.error('Too late.')
  toast.allow(true)
  await settle()
  expect(toaster.showToast).not.toHaveBeenCalled()
})

test('shows messages that come after the next login', async () => {
  toast.allow(false)
  toast.allow(true)
  toast.success('Saved.')
  await vi.waitFor(() => expect(toaster.showToast).toHaveBeenCalledWith('success', 'Saved.', undefined))
})
