import { useState } from 'react'

/** Reads and writes the clipboard, and has words for what came of it. */
export function useClipboard() {
  const [outcome, setOutcome] = useState('')

  async function write(text: string, done: string): Promise<boolean> {
    try {
      await navigator.clipboard.writeText(text)
      setOutcome(done)
      return true
    } catch (cause) {
      console.warn('The clipboard could not be written', cause)
      setOutcome('The browser does not let this page copy. Select the text and press Ctrl+C.')
      return false
    }
  }

  async function read(): Promise<string | null> {
    try {
      const text = await navigator.clipboard.readText()
      setOutcome(text === '' ? 'There is no text on the clipboard.' : 'Pasted.')
      return text
    } catch (cause) {
      console.warn('The clipboard could not be read', cause)
      setOutcome(
        'The browser does not let this page read the clipboard. Press Ctrl+V in the field.',
      )
      return null
    }
  }

  return { outcome, write, read }
}
