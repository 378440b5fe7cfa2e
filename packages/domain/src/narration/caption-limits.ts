/** What is read with ease: lines of a cue, signs of a line (wide ones count double), milliseconds of a cue. */
export const captionLimits = { lines: 2, signsOfLine: 42, shortestMs: 1000, longestMs: 7000 } as const
