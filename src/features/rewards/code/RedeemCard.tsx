import { useEffect, useEffectEvent, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { usePayment } from '#api/payments/usePayment'
import { codePayment } from '#api/rewards/code'
import { useRequireTurnover } from '#api/session/setting'
import { normalizeCode } from '#contract/rewards/rewards'
import { DescriptionList } from '#ui/display/DataText'
import { useDraft } from '#ui/form/useDraftHeirs'
import { useText } from '#ui/intl/useText'
import { ConfirmSheet } from '#ui/money/ConfirmSheet'
import { GrantTerms } from '#ui/money/TurnoverTerms'
import { SectionCard } from '#ui/page/SectionCard'
import { CodeForm } from './CodeForm'
import { Redeemed } from './Redeemed'

/**
 * Form, confirmation and result. The typed text is kept unchanged until redeemed, even across a reload.
 * The confirmation shows the normalised code that is sent.
 */
export function RedeemCard() {
  const text = useText()
  const [search] = useSearchParams()
  const [typed, setTyped] = useDraft('code')
  // A code won on the wheel arrives in the address.
  const [won, setWon] = useState(search.get('code'))
  const code = won ?? typed
  const payment = usePayment(codePayment)
  const requireTurnover = useRequireTurnover()
  const { state, reset } = payment
  const { phase } = state
  const isAccepted = phase === 'accepted'
  const forget = useEffectEvent(() => setCode(''))
  useEffect(() => {
    if (isAccepted) forget()
  }, [isAccepted])

  function setCode(next: string): void {
    setWon(null)
    setTyped(next)
  }

  if (phase === 'accepted') {
    return <Redeemed redemption={state.answer} onAnother={reset} />
  }
  return (
    <SectionCard title={text('rewards.code.enter')}>
      <CodeForm
        code={code}
        state={state}
        onChange={(typed) => {
          setCode(typed)
          // The error was about the previous code.
          if (phase === 'rejected' && state.failure.code !== 'codelocked') reset()
        }}
        onSubmit={() => payment.confirm({ code: normalizeCode(code) })}
      />
      <ConfirmSheet
        payment={payment}
        title={text('rewards.code.confirmTitle')}
        confirmLabel={text('rewards.code.redeem')}
      >
        <DescriptionList
          items={[{ label: text('rewards.code.label'), value: normalizeCode(code) }]}
        />
        <p>{text('rewards.code.confirmText')}</p>
        <GrantTerms requireTurnover={requireTurnover} />
      </ConfirmSheet>
    </SectionCard>
  )
}
