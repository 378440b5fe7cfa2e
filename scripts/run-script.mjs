/**
 * Runs a script. If it fails, the user sees the message of the error without a stack trace.
 * @param {() => void | Promise<void>} script
 */
export async function runScript(script) {
  try {
    await script()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
