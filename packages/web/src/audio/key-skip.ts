/** How far one press of a key moves the playback, in milliseconds. */
export const keySkipMs = 5000
