import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { lazy, Suspense, useState } from 'react'
import { useDispatch } from 'react-redux'
import { resetDemoData } from '../../api/demoData'
import { isDemoDomain } from '../../contract/demoData'
import { isStoreFault } from '../../lib/storeFault'
import { useText } from '../../ui/intl/useText'
import type { LoadFailure } from '../../ui/load/loaded'
import { useLoadFailureText } from '../../ui/load/useLoadFailureText'
import { Note } from '../../ui/state/Note'
import { type Result, reportResult } from './reportText'
import { useExport } from './useExport'

const ConfirmDialog = lazy(() =>
  import('../../ui/dialog/ConfirmDialog').then((module) => ({ default: module.ConfirmDialog })),
)

interface StoreFaultHelpProps {
  failure: LoadFailure
}

/**
 * Beside a load that failed because a section's store is at fault: the ways out of it, none of which
 * happens by itself. Nothing for any other failure.
 */
export function StoreFaultHelp({ failure }: StoreFaultHelpProps) {
  const text = useText()
  const dispatch = useDispatch()
  const failureText = useLoadFailureText()
  const file = useExport()
  const [asking, setAsking] = useState(false)
  const [busy, setBusy] = useState(false)
  const [result, setResult] = useState<Result | null>(null)
  const { code, values } = failure
  const domain = values?.domain
  if (!isStoreFault(code) || !isDemoDomain(domain)) return null
  const replaceable = code === 'databasenewer' || code === 'databasedamaged'

  async function reset(): Promise<void> {
    if (!isDemoDomain(domain)) return
    setBusy(true)
    const outcome = await resetDemoData(dispatch, [domain])
    setBusy(false)
    setAsking(false)
    setResult(
      'error' in outcome
        ? { tone: 'error', message: failureText(outcome.error) }
        : reportResult(outcome.data, 'demo.data.resetDone', text),
    )
  }

  async function save(): Promise<void> {
    const exported = await file.run()
    if ('failure' in exported) {
      setResult({ tone: 'error', message: failureText(exported.failure) })
    }
  }

  return (
    <>
      <Buttons>
        {code === 'databasenewer' && (
          <Button onClick={() => location.reload()}>{text('demo.fault.reload')}</Button>
        )}
        <Button loading={file.busy} onClick={() => void save()}>
          {text('demo.fault.export')}
        </Button>
        {replaceable && (
          <Button color="error" onClick={() => setAsking(true)}>
            {text('demo.fault.reset')}
          </Button>
        )}
      </Buttons>
      {result && <Note tone={result.tone}>{result.message}</Note>}
      {asking && (
        <Suspense fallback={null}>
          <ConfirmDialog
            open
            destructive
            busy={busy}
            title={text('demo.fault.resetAsk', { section: text(`demo.section.${domain}`) })}
            confirmLabel={text('demo.data.resetConfirm')}
            onConfirm={() => void reset()}
            onCancel={() => setAsking(false)}
          >
            {text('demo.data.resetWarning')}
          </ConfirmDialog>
        </Suspense>
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
