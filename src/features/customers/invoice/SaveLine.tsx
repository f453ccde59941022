import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { InvoiceDraft } from '#contract/customers/extra'
import { markUnsaved } from '#lib/unsaved'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'
import { useSaveInvoiceDraftMutation } from '../api/invoice'

interface SaveLineProps {
  state: SaveState
  onRetry: () => void
}

/** Whether what was typed is kept. */
export function SaveLine({ state, onRetry }: SaveLineProps) {
  const text = useText()
  const format = useFormat()
  return (
    <Line>
      <output data-failed={state.kind === 'failed'}>
        {state.kind === 'saving' && text('customers.invoice.saving')}
        {state.kind === 'failed' && text('customers.invoice.notSaved')}
        {state.kind === 'saved' &&
          text('customers.invoice.saved', { time: format.dateTime(state.at) })}
      </output>
      {state.kind === 'failed' && (
        <Button size="small" onClick={onRetry}>
          {text('ui.retry')}
        </Button>
      )}
    </Line>
  )
}

const Line = styled('div')(({ theme }) => ({
  flex: 1,
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  color: theme.palette.text.secondary,
  'output[data-failed="true"]': { color: theme.palette.error.readable },
}))

/** How far the keeping of a draft is. */
type SaveState =
  | { kind: 'none' | 'saving' | 'failed' }
  /** Milliseconds since 1970. */
  | { kind: 'saved'; at: number }

/** How long the typing must rest before it is kept. */
const restMs = 400

/**
 * Keeps a draft as it is typed. What is not kept yet when the page is left, goes at once; null throws
 * the draft away. The saves go one after the other, so that an older one never has the last word.
 */
export function useAutosave(savedAt: number | null) {
  const [send] = useSaveInvoiceDraftMutation()
  const [state, setState] = useState<SaveState>(
    savedAt === null ? { kind: 'none' } : { kind: 'saved', at: savedAt },
  )
  const waiting = useRef<{ draft: InvoiceDraft | null } | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const queue = useRef<Promise<void>>(Promise.resolve())

  const flush = useCallback(() => {
    clearTimeout(timer.current)
    if (waiting.current === null) return
    const { draft } = waiting.current
    queue.current = queue.current.then(async () => {
      const result = await send(draft)
      if (waiting.current?.draft !== draft) return
      if (result.error) {
        setState({ kind: 'failed' })
        return
      }
      waiting.current = null
      markUnsaved('invoice', false)
      const at = result.data.savedAt
      setState(at === null ? { kind: 'none' } : { kind: 'saved', at })
    })
  }, [send])

  const keep = useCallback(
    (draft: InvoiceDraft | null) => {
      waiting.current = { draft }
      markUnsaved('invoice', true)
      setState({ kind: 'saving' })
      clearTimeout(timer.current)
      timer.current = setTimeout(flush, restMs)
    },
    [flush],
  )

  useEffect(() => {
    const leave = () => {
      if (document.visibilityState === 'hidden') flush()
    }
    document.addEventListener('visibilitychange', leave)
    window.addEventListener('pagehide', flush)
    return () => {
      document.removeEventListener('visibilitychange', leave)
      window.removeEventListener('pagehide', flush)
      flush()
      markUnsaved('invoice', false)
    }
  }, [flush])

  const retry = useCallback(() => {
    setState({ kind: 'saving' })
    flush()
  }, [flush])

  return { state, keep, retry }
}
