/**
 * Options of a query whose screen shows why it failed. A call without a connection fails, so that its sentence appears. It
 * does not wait. The call is repeated when the connection is back.
 */
export const failsWithoutConnection = { networkMode: 'always', refetchOnReconnect: true } as const
