/**
 * Copies `text` to the clipboard.
 *
 * @returns false if the browser refuses: plain http, no permission
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
