/** Limits for readable captions: lines per cue, characters per line (wide ones count twice), milliseconds per cue. */
export const captionLimits = { lines: 2, signsOfLine: 42, shortestMs: 1000, longestMs: 7000 } as const
