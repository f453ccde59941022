import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { PlainButton } from '#ui/form/PlainButton'
import { useText } from '#ui/intl/useText'
import { clockText, useTimeLeft } from '#ui/money/useTimeLeft'
import { demoCode } from './CodeField'

/** Milliseconds before a new code can be requested. */
export const resendAfter = 30_000

/** Button to request another code, once the last one has had time to arrive. */
export function ResendCode() {
  const text = useText()
  const [until, setUntil] = useState(() => Date.now() + resendAfter)
  const [isAsked, setAsked] = useState(false)
  const left = useTimeLeft(until)

  function resend(): void {
    setUntil(Date.now() + resendAfter)
    setAsked(true)
  }

  return (
    <Frame>
      <PlainButton type="button" aria-disabled={left > 0} onClick={left > 0 ? undefined : resend}>
        {left > 0
          ? text('pages.code.resendIn', { time: clockText(left) })
          : text('pages.code.resend')}
      </PlainButton>
      <p role="status">{isAsked && text('pages.code.resent', { code: demoCode })}</p>
    </Frame>
  )
}

const Frame = styled('div')({
  marginTop: 16,
  '& button': { width: '100%' },
  '& p': { margin: '8px 0 0' },
  '& p:empty': { margin: 0 },
})
