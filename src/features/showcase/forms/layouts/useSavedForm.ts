import { type FormEvent, useState } from 'react'

/** What was sent last, as the page shows it; null before. The form stays as it was typed. */
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
