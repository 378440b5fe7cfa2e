/** How far one press of a key moves what is heard, in milliseconds. */
export const keySkipMs = 5000
