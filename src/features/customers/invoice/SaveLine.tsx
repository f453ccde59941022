import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { SaveInvoiceDraft, StoredInvoiceDraft } from '#contract/customers/invoiceDraft'
import { markUnsaved } from '#lib/unsaved'
import { useText } from '#ui/intl/useText'
import { useErrorMessage } from '#ui/load/useErrorMessage'
import { useDemoFormat } from '#ui/time/demoClock'
import { useSaveInvoiceDraftMutation } from '../api/invoice'

interface SaveLineProps {
  state: SaveState
  onRetry: () => void
}

/** Shows whether the draft is saved. */
export function SaveLine({ state, onRetry }: SaveLineProps) {
  const text = useText()
  const errorMessage = useErrorMessage()
  const format = useDemoFormat()
  return (
    <Line>
      <output data-failed={state.kind === 'failed'}>
        {state.kind === 'saving' && text('customers.invoice.saving')}
        {state.kind === 'failed' &&
          `${text('customers.invoice.notSaved')} ${errorMessage(state.cause)}`}
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

/** State of saving a draft. */
type SaveState =
  | { kind: 'none' | 'saving' }
  | { kind: 'failed'; cause: unknown }
  /** Milliseconds since 1970. */
  | { kind: 'saved'; at: number }

/**
 * Milliseconds between a change and its saving, even if the user keeps typing; a reload loses at most this
 * much input.
 */
const waitMs = 400

/**
 * Saves a draft while it is typed. Leaving the page saves immediately. Saves run one after the other, each
 * with the fields changed up to its start.
 */
export function useAutosave(
  savedAt: number | null,
  ordered: () => SaveInvoiceDraft,
  onKept: (answer: StoredInvoiceDraft | null, order: SaveInvoiceDraft) => void,
) {
  const [send] = useSaveInvoiceDraftMutation()
  const [state, setState] = useState<SaveState>(
    savedAt === null ? { kind: 'none' } : { kind: 'saved', at: savedAt },
  )
  const isWaiting = useRef(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const queue = useRef<Promise<void>>(Promise.resolve())

  const saveDraft = useCallback(
    async (order: SaveInvoiceDraft) => {
      const { data, error } = await send(order)
      if (error) {
        isWaiting.current = true
        onKept(null, order)
        setState({ kind: 'failed', cause: error })
        return
      }
      onKept(data, order)
      if (isWaiting.current) return
      markUnsaved('invoice', false)
      setState(data.savedAt === null ? { kind: 'none' } : { kind: 'saved', at: data.savedAt })
    },
    [send, onKept],
  )

  const flush = useCallback(() => {
    clearTimeout(timer.current)
    timer.current = undefined
    if (!isWaiting.current) return
    queue.current = queue.current.then(() => {
      isWaiting.current = false
      return saveDraft(ordered())
    })
  }, [saveDraft, ordered])

  const keep = useCallback(() => {
    isWaiting.current = true
    markUnsaved('invoice', true)
    setState({ kind: 'saving' })
    timer.current ??= setTimeout(flush, waitMs)
  }, [flush])

  const forget = useCallback(() => {
    clearTimeout(timer.current)
    timer.current = undefined
    isWaiting.current = false
    markUnsaved('invoice', false)
    setState({ kind: 'none' })
  }, [])

  const throwAway = useCallback(() => {
    forget()
    queue.current = queue.current.then(() => saveDraft({ draft: null }))
  }, [forget, saveDraft])

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

  return { state, keep, retry, forget, throwAway }
}
