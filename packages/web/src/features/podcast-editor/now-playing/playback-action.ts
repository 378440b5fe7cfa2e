import type { ActionDeclaration } from '../../../editing/commands/editor-action.ts'
import type { LinePlayer } from '../playback/line-player.ts'

/** An action of the player of a podcast. */
export type PlaybackAction = ActionDeclaration<LinePlayer>
