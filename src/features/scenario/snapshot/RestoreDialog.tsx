import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import LinearProgress from '@mui/material/LinearProgress'
import { useEffect, useEffectEvent, useId, useState } from 'react'
import { useDispatch } from 'react-redux'
import * as v from 'valibot'
import { snapshotRestore } from '#api/client/snapshotRestore'
import type { Failure } from '#contract/failure'
import {
  type RestoreProgress,
  restoreChannel,
  restoreProgressSchema,
} from '#contract/scenario/snapshot'
import { useText } from '#ui/intl/useText'
import { OverlayDialog } from '#ui/overlay/OverlayDialog'
import { openAlert } from '#ui/toast/toastSlice'
import { ActionFailure, useFailureText } from '../ActionFailure'
import { failureOf } from '../useScenario'
import { type RestoreOutcome, restoreNoted, restoreSample } from './restoreNoted'

/**
 * Covers every tab while a snapshot is being restored: shows progress, and Cancel as long as it is possible.
 */
export function RestoreDialog({ name }: { name: string }) {
  const text = useText()
  const failureText = useFailureText()
  const dispatch = useDispatch()
  const titleId = useId()
  const progress = useRestoreProgress()
  const [failure, setFailure] = useState<Failure | null>(null)

  // An interrupted restore left nothing to go back to.
  const [isCancellable] = useState(() => snapshotRestore.get()?.hasBegun === false)

  function ended(outcome: RestoreOutcome): void {
    // Nothing in this page's memory is valid any more.
    if (outcome === 'restored') location.reload()
    const message = text('scenario.snapshot.calledOff', { name })
    if (outcome === 'calledOff') dispatch(openAlert('info', message))
  }

  function failed(cause: unknown): void {
    const told = failureOf(cause)
    if (snapshotRestore.get() !== null) return setFailure(told)
    const reason = failureText(told)
    dispatch(openAlert('error', text('scenario.snapshot.notRestored', { name, reason })))
  }

  const run = (work: typeof restoreNoted) => void work().then(ended, failed)
  const begin = useEffectEvent(() => run(restoreNoted))
  useEffect(() => begin(), [])

  function again(work: typeof restoreNoted): void {
    setFailure(null)
    run(work)
  }

  return (
    <OverlayDialog open onClose={undefined} aria-labelledby={titleId} fullWidth>
      <DialogTitle id={titleId}>{text('scenario.snapshot.restoring', { name })}</DialogTitle>
      <DialogContent>
        <p>{text(failure ? 'scenario.snapshot.half' : 'scenario.snapshot.restoringHint')}</p>
        {!failure && (
          <LinearProgress
            aria-labelledby={titleId}
            variant={progress ? 'determinate' : 'indeterminate'}
            value={progress ? (100 * progress.done) / Math.max(1, progress.of) : 0}
          />
        )}
        <ActionFailure failure={failure} />
      </DialogContent>
      <DialogActions>
        {failure ? (
          <>
            <Button color="error" onClick={() => again(restoreSample)}>
              {text('scenario.reset.submit')}
            </Button>
            <Button variant="contained" onClick={() => again(restoreNoted)}>
              {text('ui.retry')}
            </Button>
          </>
        ) : (
          isCancellable && <Button onClick={cancel}>{text('ui.cancel')}</Button>
        )}
      </DialogActions>
    </OverlayDialog>
  )
}

/** Progress reported by the tab that restores; null before its first report. */
function useRestoreProgress(): RestoreProgress | null {
  const [progress, setProgress] = useState<RestoreProgress | null>(null)
  useEffect(() => {
    const channel = new BroadcastChannel(restoreChannel)
    channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (v.is(restoreProgressSchema, data)) setProgress(data)
    })
    return () => channel.close()
  }, [])
  return progress
}

function cancel(): void {
  const channel = new BroadcastChannel(restoreChannel)
  channel.postMessage('cancel')
  channel.close()
}
