import { toast } from '../../ui/overlays/toast.ts'
import { messages } from './messages.ts'

/** Copies a text to the clipboard, and says so with the given sentence. */
export async function copyText(text: string, copied: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    toast.success(copied)
  } catch {
    toast.error(messages.notCopied)
  }
}
