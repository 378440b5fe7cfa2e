/** Whether a host name refers to this machine. */
export const isLoopback = (host: string) => /^(127\.\d+\.\d+\.\d+|\[?::1\]?|localhost)$/.test(host)
