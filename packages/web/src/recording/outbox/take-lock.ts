/** Only one tab at a time sends a take. Browsers offer locks on https and localhost only. Sending twice makes one take. */
export async function withTakeLock(id: string, work: () => Promise<void>): Promise<void> {
  const { locks } = navigator as Partial<Navigator>
  if (locks) await locks.request(`lectern take ${id}`, work)
  else await work()
}
