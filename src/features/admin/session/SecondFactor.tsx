import { styled } from '@mui/material/styles'
import { useId, useState } from 'react'
import { makeRequestId } from '#lib/requestId'
import { CopyButton } from '#ui/copy/CopyButton'
import { BusyButton } from '#ui/form/BusyButton'
import { Field } from '#ui/form/Field'
import { useText } from '#ui/intl/useText'
import { QrCode } from '#ui/money/QrCode'
import { adminFailure, renewSession, warnNotRenewed } from '../api/adminApi'
import { useStaffSession } from '../api/adminSession'
import { useConfirmOtpMutation, useEnrolOtpMutation } from '../api/sessionCalls'
import { RequestError } from '../decision/RequestError'
import { nobody, SelfCheck } from '../decision/SelfCheck'

/**
 * Sets up the second factor: a secret for the authenticator, a code from it, then the recovery codes, shown
 * once.
 */
export function SecondFactor() {
  const text = useText()
  const session = useStaffSession()
  const titleId = useId()
  const [newCode, setNewCode] = useState('')
  const [self, setSelf] = useState(nobody)
  const [enrol, enrolment] = useEnrolOtpMutation()
  const [confirm, confirmation] = useConfirmOtpMutation()
  const [requestId, setRequestId] = useState(makeRequestId)

  async function finish(): Promise<void> {
    await renewSession().catch(warnNotRenewed)
    confirmation.reset()
    enrolment.reset()
    setNewCode('')
    setSelf(nobody)
  }

  if (confirmation.data) {
    const { recoveryCodes } = confirmation.data
    return (
      <section aria-label={text('adminSite.account.recovery')}>
        <h2>{text('adminSite.account.recovery')}</h2>
        <p>{text('adminSite.account.recoveryHint')}</p>
        <Codes>
          {recoveryCodes.map((one) => (
            <li key={one}>
              <code>{one}</code>
            </li>
          ))}
        </Codes>
        <CopyButton value={recoveryCodes.join('\n')} name={text('adminSite.account.copyCodes')} />
        <BusyButton variant="contained" busy={false} onClick={() => void finish()}>
          {text('adminSite.account.codesKept')}
        </BusyButton>
      </section>
    )
  }
  const { data } = enrolment
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId}>{text('admin.account.otp')}</h2>
      <p>{text(session?.hasOtp ? 'adminSite.account.otpOn' : 'adminSite.account.otpHint')}</p>
      {!data && (
        <BusyButton
          variant="outlined"
          busy={enrolment.isLoading}
          onClick={() => void enrol({ requestId: makeRequestId() })}
        >
          {text(session?.hasOtp ? 'adminSite.account.otpAgain' : 'adminSite.account.otpStart')}
        </BusyButton>
      )}
      <RequestError failure={adminFailure(enrolment.error)} />
      {data && (
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            void confirm({ ...self, requestId, newCode })
          }}
        >
          <QrCode value={data.address} label={text('adminSite.account.qr')} />
          <p>
            <code>{data.secret}</code>{' '}
            <CopyButton value={data.secret} name={text('adminSite.account.copySecret')} />
          </p>
          <Field
            label={text('adminSite.account.newCode')}
            name="newCode"
            inputMode="numeric"
            autoComplete="off"
            required
            value={newCode}
            onChange={(typed) => {
              setNewCode(typed)
              // The same code is the same request, because its recovery codes are only in the first answer.
              setRequestId(makeRequestId())
            }}
          />
          <SelfCheck value={self} onChange={setSelf} />
          <RequestError failure={adminFailure(confirmation.error)} />
          <BusyButton type="submit" variant="contained" busy={confirmation.isLoading}>
            {text('adminSite.account.confirm')}
          </BusyButton>
        </form>
      )}
    </section>
  )
}

const Codes = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(110px, 1fr))',
  gap: 8,
  padding: 0,
  listStyle: 'none',
})
