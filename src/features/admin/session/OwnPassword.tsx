import { useState } from 'react'
import { BusyButton } from '#ui/form/BusyButton'
import { PasswordField } from '#ui/form/PasswordField'
import { useText } from '#ui/intl/useText'
import { adminFailure, renewSession, warnNotRenewed } from '../api/adminApi'
import { useOwnPasswordMutation } from '../api/sessionCalls'
import { RequestError } from '../decision/RequestError'
import { useRequestId } from '../decision/useRequestId'

/** Changes the password of the logged-in staff member. */
export function OwnPassword() {
  const text = useText()
  const [password, setPassword] = useState('')
  const [newPassword, setNewPassword] = useState('')
  const requestIdFor = useRequestId()
  const [change, { isLoading, error, isSuccess }] = useOwnPasswordMutation()

  async function submit(): Promise<void> {
    const requestId = requestIdFor(password, newPassword)
    const outcome = await change({ requestId, password, newPassword })
    if ('error' in outcome) return
    setPassword('')
    setNewPassword('')
    await renewSession().catch(warnNotRenewed)
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <h2>{text('adminSite.account.password')}</h2>
      <PasswordField
        label={text('adminSite.account.present')}
        name="password"
        autoComplete="current-password"
        required
        value={password}
        onChange={setPassword}
      />
      <PasswordField
        label={text('admin.account.next')}
        name="newPassword"
        autoComplete="new-password"
        hint={text('admin.account.nextHint')}
        required
        value={newPassword}
        onChange={setNewPassword}
      />
      <RequestError failure={adminFailure(error)} />
      <output>{isSuccess && text('adminSite.account.changed')}</output>
      <BusyButton type="submit" variant="contained" busy={isLoading}>
        {text('adminSite.account.change')}
      </BusyButton>
    </form>
  )
}
