/** Sentences of a page that the judge gets: those that differ most from the page. */
export const mostClaims = 40
/** Sentences in one question to the judge. */
export const claimsPerCall = 10
