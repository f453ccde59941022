import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { makeRequestId } from '#lib/requestId'
import { CopyButton } from '#ui/copy/CopyButton'
import { BusyButton } from '#ui/form/BusyButton'
import { Field } from '#ui/form/Field'
import { useText } from '#ui/intl/useText'
import { QrCode } from '#ui/money/QrCode'
import { adminFailure, renewSession } from '../api/adminApi'
import { useStaffSession } from '../api/adminSession'
import { useConfirmOtpMutation, useEnrolOtpMutation } from '../api/sessionCalls'
import { OrderError } from '../decision/OrderError'

/** Sets up the second factor: a secret for the authenticator, a code of it, then the recovery codes, once. */
export function SecondFactor() {
  const text = useText()
  const session = useStaffSession()
  const [code, setCode] = useState('')
  const [enrol, enrolment] = useEnrolOtpMutation()
  const [confirm, confirmation] = useConfirmOtpMutation()
  const [requestId, setRequestId] = useState(makeRequestId)

  if (confirmation.data) {
    const { recoveryCodes } = confirmation.data
    return (
      <section>
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
        <BusyButton variant="contained" busy={false} onClick={() => void renewSession()}>
          {text('adminSite.account.codesKept')}
        </BusyButton>
      </section>
    )
  }
  const { data } = enrolment
  return (
    <section>
      <h2>{text('admin.account.otp')}</h2>
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
      <OrderError failure={adminFailure(enrolment.error)} />
      {data && (
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            void confirm({ requestId, code })
          }}
        >
          <QrCode value={data.address} label={text('adminSite.account.qr')} />
          <p>
            <code>{data.secret}</code>{' '}
            <CopyButton value={data.secret} name={text('adminSite.account.copySecret')} />
          </p>
          <Field
            label={text('admin.login.code')}
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            required
            value={code}
            onChange={(typed) => {
              setCode(typed)
              // The same code is the same order: its recovery codes are told once, and only in the answer.
              setRequestId(makeRequestId())
            }}
          />
          <OrderError failure={adminFailure(confirmation.error)} />
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
