/** Puts `text` on the clipboard. False when the browser does not let us: plain http, no permission. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
