import Typography from '@mui/material/Typography'
import { type FormEvent, useState } from 'react'

/** Result of a form, also announced. */
export function Outcome({ children }: { children: string }) {
  return (
    <Typography component="output" sx={{ display: 'block', minHeight: '1.5em' }}>
      {children}
    </Typography>
  )
}

/** Result of saving a form, also announced. */
export function Saved({ saved }: { saved: string | null }) {
  return (
    <Typography
      component="output"
      sx={{ display: 'block', mt: 1, minHeight: '1.5em', overflowWrap: 'anywhere' }}
    >
      {saved === null ? 'Not saved yet.' : `Saved. ${saved}`}
    </Typography>
  )
}

/** The last submitted values as displayed; null before. The form keeps its input. */
export function useSavedForm() {
  const [saved, setSaved] = useState<string | null>(null)

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const entries = [...new FormData(event.currentTarget)]
    setSaved(
      entries
        .map(
          ([name, value]) => `${name}: ${typeof value === 'string' && value !== '' ? value : '–'}`,
        )
        .join(', '),
    )
  }

  return { saved, onSubmit, forget: () => setSaved(null) }
}
