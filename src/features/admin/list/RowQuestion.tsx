import Button from '@mui/material/Button'
import { useState } from 'react'
import { useOnline } from '#api/client/refetch'

export interface RowQuestion<Asked> {
  /** The row as it was when it was asked about; null while nothing is asked. */
  asked: Asked | null
  ask: (about: Asked) => void
  close: () => void
}

/**
 * A question about one row of a list. Its dialog stands beside the list, not in the row: what a colleague
 * decides meanwhile takes the button or the whole row away, and the dialog has to tell what came of the order.
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

/** Opens the question about its row. Without a network nothing is decided. */
export function AskAbout<Asked>({ about, question, label, color = 'error' }: AskAboutProps<Asked>) {
  const isOnline = useOnline()
  return (
    <Button size="small" color={color} disabled={!isOnline} onClick={() => question.ask(about)}>
      {label}
    </Button>
  )
}
