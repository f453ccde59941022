import Button from '@mui/material/Button'
import { useEffect, useState } from 'react'
import type { Player } from '#contract/account/account'
import { SwitchField } from '#ui/form/SwitchField'
import { LockIcon } from '#ui/icons/actions'
import { useText } from '#ui/intl/useText'
import { Note } from '#ui/state/Note'
import { enrolDevice, hasDeviceCheck } from '../deviceCheck'
import { type AppLock, storedLock } from '../storedLock'
import { lockNow } from '../watchLock'
import { DelayField } from './DelayField'

interface LockSettingsProps {
  player: Player
  lock: AppLock
}

/** When the app locks, and whether the device check may unlock it. */
export function LockSettings({ player, lock }: LockSettingsProps) {
  const text = useText()
  const change = (part: Partial<AppLock>) =>
    storedLock(player.id).update((last) => last && { ...last, ...part })
  return (
    <>
      <DelayField value={lock.after} onChange={(after) => change({ after })} />
      <DeviceSwitch
        username={player.username}
        device={lock.device}
        onChange={(device) => change({ device })}
      />
      <Button variant="contained" size="large" startIcon={<LockIcon />} onClick={lockNow}>
        {text('appLock.lockNow')}
      </Button>
    </>
  )
}

interface DeviceSwitchProps {
  username: string
  device: string | null
  onChange: (device: string | null) => void
}

/** Shown only if the device has an authenticator. */
function DeviceSwitch({ username, device, onChange }: DeviceSwitchProps) {
  const text = useText()
  const [isOffered, setOffered] = useState(device !== null)
  const [busy, setBusy] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    let current = true
    void hasDeviceCheck().then((has) => current && setOffered((before) => before || has))
    return () => {
      current = false
    }
  }, [])

  async function enrol(): Promise<void> {
    setBusy(true)
    const enrolled = await enrolDevice(username)
    setBusy(false)
    setFailed(enrolled === null)
    if (enrolled !== null) onChange(enrolled)
  }

  if (!isOffered) return null
  return (
    <>
      <SwitchField
        label={text('appLock.device')}
        hint={text('appLock.deviceHint')}
        checked={device !== null}
        disabled={busy}
        onChange={(on) => {
          if (on) void enrol()
          else onChange(null)
        }}
      />
      {hasFailed && device === null && <Note tone="error">{text('appLock.deviceFailed')}</Note>}
    </>
  )
}
