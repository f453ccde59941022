import { useEffect, useRef, useState } from 'react'
import type { Failure } from '#contract/failure'
import { useText } from '#ui/intl/useText'
import { useErrorMessage } from '#ui/load/useErrorMessage'

type Asked<Row> = { rows: Row[] } | { failure: Failure }

/** Loads a list completely, for a file or for printing, and reports progress and errors. */
export function useWholeList<Row>(ask: (signal: AbortSignal) => Promise<Asked<Row>>) {
  const text = useText()
  const errorMessage = useErrorMessage()
  const [isLoading, setIsLoading] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const asking = useRef<AbortController>(undefined)
  useEffect(() => () => asking.current?.abort(), [])

  async function load(onRows: (rows: Row[]) => void): Promise<void> {
    if (isLoading) return
    const { signal } = (asking.current = new AbortController())
    setError(null)
    setIsLoading(true)
    const outcome = await ask(signal)
    setIsLoading(false)
    if (signal.aborted) return
    if ('failure' in outcome) setError(errorMessage(outcome.failure))
    else onRows(outcome.rows)
  }

  return { load, isLoading, message: isLoading ? text('ui.loading') : error }
}
