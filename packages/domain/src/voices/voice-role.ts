/** Whose voice is chosen: the narrator of slideshows, or one of the two hosts of podcasts. */
export const voiceRoles = ['narrator', 'alex', 'jamie'] as const
export type VoiceRole = (typeof voiceRoles)[number]
