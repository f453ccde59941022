import Button from '@mui/material/Button'
import { useState } from 'react'
import { useOnline } from '#api/client/refetch'

export interface RowQuestion<Asked> {
  /** The row as it was when the dialog opened; null while closed. */
  asked: Asked | null
  ask: (about: Asked) => void
  close: () => void
}

/**
 * A dialog about one row of a list. It is rendered beside the list, not in the row: if a colleague decides
 * first, the row may disappear, and the dialog must still show the result of the request.
 */
export function useRowQuestion<Asked>(): RowQuestion<Asked> {
  const [asked, ask] = useState<Asked | null>(null)
  return { asked, ask: (about) => ask(() => about), close: () => ask(null) }
}

interface AskAboutProps<Asked> {
  about: Asked
  question: RowQuestion<Asked>
  label: string
  color?: 'error' | 'primary'
}

/** Opens the dialog about its row. Disabled offline, because nothing can be decided. */
export function AskAbout<Asked>({ about, question, label, color = 'error' }: AskAboutProps<Asked>) {
  const isOnline = useOnline()
  return (
    <Button size="small" color={color} disabled={!isOnline} onClick={() => question.ask(about)}>
      {label}
    </Button>
  )
}
