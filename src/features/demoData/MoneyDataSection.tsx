import Button from '@mui/material/Button'
import { useEffect, useState } from 'react'
import { useDispatch } from 'react-redux'
import { moneyDomain, type Quarantine, retentionDays } from '#contract/wallet/moneyData'
import { LazyConfirmDialog } from '#ui/dialog/lazyDialogs'
import { BusyButton } from '#ui/form/BusyButton'
import { DownloadIcon } from '#ui/icons/actions'
import { RefreshIcon } from '#ui/icons/controls'
import { useText } from '#ui/intl/useText'
import { useErrorMessage } from '#ui/load/useErrorMessage'
import { Note } from '#ui/state/Note'
import { loadQuarantine, repairQuarantine } from './api/moneyData'
import { Buttons, Heading, Line } from './layout'
import type { Result } from './reportText'
import { resetOf } from './resetOf'
import { useExport } from './useExport'

/** Exports or resets the simulated money data on this device. */
export function MoneyDataSection() {
  const text = useText()
  const errorMessage = useErrorMessage()
  const dispatch = useDispatch()
  const file = useExport('money')
  const [asking, setAsking] = useState(false)
  const [busy, setBusy] = useState(false)
  const [result, setResult] = useState<Result | null>(null)
  const reset = resetOf(moneyDomain, dispatch, text)

  async function save(): Promise<void> {
    const exported = await file.run()
    if ('failure' in exported) {
      return setResult({ tone: 'error', message: errorMessage(exported.failure) })
    }
    const isWhole = exported.unreadable.length === 0
    setResult({
      tone: isWhole ? 'success' : 'warning',
      message: text(isWhole ? 'demo.data.exported' : 'demo.money.exportedPartly'),
    })
  }

  async function confirm(): Promise<void> {
    if (reset === null) return
    setBusy(true)
    const outcome = await reset.run()
    setBusy(false)
    setAsking(false)
    setResult(
      outcome !== null && 'failure' in outcome
        ? { tone: 'error', message: errorMessage(outcome.failure) }
        : outcome,
    )
  }

  return (
    <div>
      <Heading>{text('demo.money.title')}</Heading>
      <Line>{text('demo.money.about')}</Line>
      <Line>{text('demo.money.keptDays', retentionDays)}</Line>
      <QuarantineLine onFailure={(message) => setResult({ tone: 'error', message })} />
      <Buttons>
        <BusyButton
          variant="outlined"
          startIcon={<DownloadIcon size={20} />}
          busy={file.busy}
          onClick={() => void save()}
        >
          {text('demo.money.export')}
        </BusyButton>
        <Button
          variant="outlined"
          color="error"
          startIcon={<RefreshIcon size={20} />}
          onClick={() => setAsking(true)}
        >
          {text('demo.money.reset')}
        </Button>
      </Buttons>
      {result && <Note tone={result.tone}>{result.message}</Note>}
      {asking && reset && (
        <LazyConfirmDialog
          open
          destructive
          busy={busy}
          title={reset.question}
          confirmLabel={text('demo.data.resetConfirm')}
          onConfirm={() => void confirm()}
          onCancel={() => setAsking(false)}
        >
          {reset.warning}
        </LazyConfirmDialog>
      )}
    </div>
  )
}

/** Lists quarantined (damaged) records and offers to repair them; nothing if there are none. */
function QuarantineLine({ onFailure }: { onFailure: (message: string) => void }) {
  const text = useText()
  const errorMessage = useErrorMessage()
  const dispatch = useDispatch()
  const [{ tables, isHeld }, setKnown] = useState<Quarantine>({ tables: [], isHeld: false })
  const [busy, setBusy] = useState(false)
  useEffect(() => {
    let isCurrent = true
    void loadQuarantine().then((outcome) => {
      if (isCurrent && 'data' in outcome) setKnown(outcome.data)
    })
    return () => {
      isCurrent = false
    }
  }, [])

  async function repair(): Promise<void> {
    setBusy(true)
    const outcome = await repairQuarantine(dispatch)
    setBusy(false)
    if ('data' in outcome) setKnown(outcome.data)
    else onFailure(errorMessage(outcome.error))
  }

  if (tables.length === 0) return null
  const count = tables.reduce((sum, { rows }) => sum + rows, 0)
  const named = tables.map(({ table, rows }) => `${table}: ${rows}`).join(', ')
  return (
    <>
      <Note tone="warning">
        {text('demo.money.setAside', { count, tables: named })}
        {isHeld && ` ${text('demo.money.held')}`}
      </Note>
      {isHeld && (
        <BusyButton variant="outlined" busy={busy} onClick={() => void repair()}>
          {text('demo.money.repair')}
        </BusyButton>
      )}
    </>
  )
}
