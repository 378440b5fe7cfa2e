/** Lectern with a published deck, in a process of its own. */
import { answerMemory } from './answer-memory.ts'
import { publishDeck } from './publish-deck.ts'

answerMemory((await publishDeck()).url)
