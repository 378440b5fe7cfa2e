/**
 * Runs a script; where it fails, whoever typed the command reads a sentence and no stack.
 * @param {() => void | Promise<void>} script
 */
export async function inSentences(script) {
  try {
    await script()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
