import { useEffect, useState } from 'react'
import type { Failure } from '#contract/failure'
import { SwitchField } from '#ui/form/SwitchField'
import { useText } from '#ui/intl/useText'
import { ErrorState } from '#ui/load/LoadArea'
import { useFailureText } from '../ActionFailure'
import { noteAutomatic } from '../activeControls/activeControlsState'
import { readAutomatic, setAutomatic } from '../api/actions'
import { failureOf } from '../useScenario'
import type { RunAction } from './useBankActions'

/** Whether simulated bank and staff act automatically. Disabled until the current state is known. */
export function AutomaticSwitch({ run }: { run: RunAction }) {
  const text = useText()
  const failureText = useFailureText()
  const [isOn, setOn] = useState<boolean | null>(null)
  const [tries, setTries] = useState(1)
  const [failed, setFailed] = useState<{ failure: Failure; tries: number } | null>(null)

  useEffect(() => {
    let current = true
    readAutomatic().then(
      (automatic) => current && setOn(automatic),
      (cause: unknown) => current && setFailed({ failure: failureOf(cause), tries }),
    )
    return () => {
      current = false
    }
  }, [tries])

  if (isOn === null && failed) {
    return (
      <ErrorState
        title={text('scenario.bank.unknown')}
        message={failureText(failed.failure)}
        onRetry={() => setTries(failed.tries + 1)}
        busy={tries > failed.tries}
      />
    )
  }
  return (
    <SwitchField
      label={text('scenario.bank.automatic')}
      hint={text('scenario.bank.automaticHint')}
      checked={isOn ?? false}
      disabled={isOn === null}
      onChange={(wanted) =>
        void run(async () => {
          const automatic = await setAutomatic(wanted)
          setOn(automatic)
          noteAutomatic(automatic)
        })
      }
    />
  )
}
