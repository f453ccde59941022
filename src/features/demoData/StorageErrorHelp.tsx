import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { useDispatch } from 'react-redux'
import { moneyDomain } from '#contract/wallet/moneyData'
import { isStorageErrorCode } from '#lib/storage/storageError'
import { LazyConfirmDialog } from '#ui/dialog/lazyDialogs'
import { BusyButton } from '#ui/form/BusyButton'
import { useText } from '#ui/intl/useText'
import type { LoadFailure } from '#ui/load/loaded'
import { useErrorMessage } from '#ui/load/useErrorMessage'
import { Note } from '#ui/state/Note'
import type { Result } from './reportText'
import { type Reset, resetOf } from './resetOf'
import { useExport } from './useExport'

interface StorageErrorHelpProps {
  failure: LoadFailure
  /** Whether to show the error message here too. */
  withMessage: boolean
  /** Makes other tabs close the database. */
  onReloadOthers: () => void
}

/**
 * Recovery options beside a call that failed because of a database error. None runs automatically.
 * Renders nothing for any other error.
 */
export function StorageErrorHelp({ failure, withMessage, onReloadOthers }: StorageErrorHelpProps) {
  const text = useText()
  const dispatch = useDispatch()
  const errorMessage = useErrorMessage()
  const { code, values } = failure
  const domain = values?.domain
  const file = useExport(domain === moneyDomain ? 'money' : 'demo')
  const [asking, setAsking] = useState(false)
  const [busy, setBusy] = useState(false)
  const [result, setResult] = useState<Result | null>(null)
  if (!isStorageErrorCode(code)) return null
  const reset = resetOf(domain, dispatch, text)
  if (reset === null) return null

  async function runReset({ run }: Reset): Promise<void> {
    setBusy(true)
    const outcome = await run()
    setBusy(false)
    setAsking(false)
    setResult(
      outcome !== null && 'failure' in outcome
        ? { tone: 'error', message: errorMessage(outcome.failure) }
        : outcome,
    )
  }

  async function save(): Promise<void> {
    const exported = await file.run()
    if ('failure' in exported) {
      setResult({ tone: 'error', message: errorMessage(exported.failure) })
    }
  }

  return (
    <>
      {withMessage && <p>{errorMessage(failure)}</p>}
      <Buttons>
        {code === 'databasenewer' && (
          <Button onClick={() => location.reload()}>{text('demo.fault.reload')}</Button>
        )}
        {code === 'databaseblocked' && (
          <Button onClick={onReloadOthers}>{text('demo.fault.reloadOthers')}</Button>
        )}
        <BusyButton busy={file.busy} onClick={() => void save()}>
          {text('demo.fault.export')}
        </BusyButton>
        {(code === 'databasenewer' || code === 'databasedamaged') && (
          <Button color="error" onClick={() => setAsking(true)}>
            {reset.label}
          </Button>
        )}
      </Buttons>
      {result && <Note tone={result.tone}>{result.message}</Note>}
      {asking && (
        <LazyConfirmDialog
          open
          destructive
          busy={busy}
          title={reset.question}
          confirmLabel={text('demo.data.resetConfirm')}
          onConfirm={() => void runReset(reset)}
          onCancel={() => setAsking(false)}
        >
          {reset.warning}
        </LazyConfirmDialog>
      )}
    </>
  )
}

const Buttons = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: 8,
})
