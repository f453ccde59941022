import ButtonBase from '@mui/material/ButtonBase'
import { useState } from 'react'
import { contrast } from '#lib/contrast'
import { copyText } from '#ui/copy/copyText'
import { VisuallyHidden } from '#ui/page/Page'

interface SwatchProps {
  name: string
  color: string
  /** Of the words on it. */
  textColor: string
}

/** A colour with its name, its contrast with the text on it, and its value, which a press copies. */
export function Swatch({ name, color, textColor }: SwatchProps) {
  const [outcome, setOutcome] = useState<string | null>(null)

  async function copy() {
    setOutcome((await copyText(color)) ? 'Copied' : 'The browser refused to copy')
  }

  return (
    <ButtonBase
      onClick={() => void copy()}
      sx={{
        display: 'grid',
        justifyItems: 'start',
        gap: 0.5,
        p: 2,
        borderRadius: 1,
        border: 1,
        borderColor: 'divider',
        font: 'inherit',
        textAlign: 'start',
      }}
      style={{ color: textColor, backgroundColor: color }}
    >
      <VisuallyHidden>Copy</VisuallyHidden>
      <strong>{name}</strong>
      <span dir="ltr">{color}</span>
      <span aria-live="polite">{outcome ?? `${contrast(color, textColor).toFixed(2)} : 1`}</span>
    </ButtonBase>
  )
}
