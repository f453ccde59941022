import Button from '@mui/material/Button'
import { useText } from '#ui/intl/useText'

interface Props {
  onPaste: (pasted: string) => void
  /** The browser does not let the page read the clipboard. */
  onRefused: () => void
}

/** Fills the field from the clipboard, where the browser lets a page read it. */
export function PasteButton({ onPaste, onRefused }: Props) {
  const text = useText()

  async function paste(): Promise<void> {
    try {
      onPaste(await navigator.clipboard.readText())
    } catch {
      onRefused()
    }
  }

  return (
    <Button size="small" onClick={() => void paste()}>
      {text('rewards.code.paste')}
    </Button>
  )
}
