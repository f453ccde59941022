import { useEffect, useState } from 'react'
import { SwitchField } from '#ui/form/SwitchField'
import { useText } from '#ui/intl/useText'
import { readAutomatic, setAutomatic } from '../api/actions'
import type { RunAction } from './useBankActions'

/** Whether bank and staff go on by themselves. Cannot be switched before it is known what holds. */
export function AutomaticSwitch({ run }: { run: RunAction }) {
  const text = useText()
  const [isOn, setOn] = useState<boolean | null>(null)

  useEffect(() => {
    let current = true
    readAutomatic().then(
      (automatic) => current && setOn(automatic),
      (cause: unknown) => console.error('Whether bank and staff are automatic is unknown', cause),
    )
    return () => {
      current = false
    }
  }, [])

  return (
    <SwitchField
      label={text('scenario.bank.automatic')}
      hint={text('scenario.bank.automaticHint')}
      checked={isOn ?? false}
      disabled={isOn === null}
      onChange={(wanted) => void run(async () => setOn(await setAutomatic(wanted)))}
    />
  )
}
