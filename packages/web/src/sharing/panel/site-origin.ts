/** A site in a list: without `https://`. Another scheme is shown. */
export const siteName = (origin: string): string => origin.replace(/^https:\/\//, '')
