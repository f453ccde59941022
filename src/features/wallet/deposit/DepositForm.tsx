import { styled } from '@mui/material/styles'
import { Link, Navigate } from 'react-router-dom'
import type { TransferBank } from '../../../contract/bank'
import type { AvailablePromotion } from '../../../contract/promotion'
import { satangFromBaht } from '../../../lib/money'
import { Facts } from '../../../ui/display/Facts'
import { SubmitButton } from '../../../ui/form/SubmitButton'
import { useFormat } from '../../../ui/intl/useFormat'
import { useRefusalText } from '../../../ui/intl/useRefusalText'
import { useText } from '../../../ui/intl/useText'
import { AmountField } from '../../../ui/money/AmountField'
import { ConfirmSheet } from '../../../ui/money/ConfirmSheet'
import { Refused } from '../parts/Refused'
import { UnknownResult } from '../parts/UnknownResult'
import { walletPaths } from '../parts/walletPaths'
import { depositWays, promotionNames } from './depositChoices'
import { OpenDeposit } from './OpenDeposit'
import { PromotionChoice } from './PromotionChoice'
import { useDepositForm } from './useDepositForm'
import { WayChoice } from './WayChoice'

interface DepositFormProps {
  banks: readonly TransferBank[]
  available: AvailablePromotion
  /** The player's deposit that is not finished, if there is one. */
  openDepositId: string | null
}

const suggestions = [100, 300, 500, 1000].map(satangFromBaht)

/** Step 1 of 3: how much, where, and with which promotion. */
export function DepositForm({ banks, available, openDepositId }: DepositFormProps) {
  const text = useText()
  const format = useFormat()
  const refusalText = useRefusalText()
  const ways = depositWays(banks)
  const names = promotionNames(available)
  const form = useDepositForm(ways, [...names.keys()], available.waiting?.PromotionID ?? null)
  const { state, send, settle, reset } = form.action
  if (state.phase === 'accepted') {
    return <Navigate to={walletPaths.depositDetail(state.answer.depositId)} replace />
  }
  // An order on its way is seen through, though the deposit that it makes may be known already.
  const idle = state.phase === 'draft' || state.phase === 'refused'
  if (openDepositId !== null && idle) return <OpenDeposit depositId={openDepositId} />
  const told = (wrong: Parameters<typeof refusalText>[0] | null) => wrong && refusalText(wrong)
  const wrongForm = state.phase === 'refused' && form.wrongWith('form') ? state.failure : null
  const asked = state.phase === 'confirming' || state.phase === 'sending' ? state.order : null
  const unknown = state.phase === 'unknown'
  return (
    <Form onSubmit={form.submit} noValidate aria-label={text('wallet.deposit.title')}>
      {unknown && <UnknownResult onSettle={settle} />}
      {wrongForm && <Refused failure={wrongForm} />}
      <AmountField
        label={text('wallet.amount')}
        name="amount"
        value={form.amountText}
        onChange={form.setAmountText}
        error={told(form.wrongWith('amount'))}
        suggestions={suggestions}
        disabled={unknown}
        inputRef={form.amountRef}
      />
      <Limit>
        <Link to={walletPaths.limits}>{text('wallet.deposit.limits')}</Link>
      </Limit>
      <WayChoice
        ways={ways}
        value={form.way?.key ?? ''}
        onChange={form.setWayKey}
        error={told(form.wrongWith('way'))}
      />
      <PromotionChoice
        available={available}
        names={names}
        value={form.promotionId}
        onChange={form.setPromotionId}
        error={told(form.wrongWith('promotion'))}
      />
      <SubmitButton busy={state.phase === 'sending'} disabled={unknown}>
        {text('wallet.deposit.next')}
      </SubmitButton>
      <ConfirmSheet
        open={asked !== null}
        title={text('wallet.deposit.confirmTitle')}
        confirmLabel={text('wallet.deposit.confirm')}
        busy={state.phase === 'sending'}
        onConfirm={() => void send()}
        onCancel={reset}
      >
        <Facts
          facts={[
            { label: text('wallet.amount'), value: asked && format.money(asked.amount) },
            { label: text('wallet.deposit.to'), value: form.way?.bank.bank_name },
            {
              label: text('wallet.deposit.promotion'),
              value: names.get(form.promotionId) ?? text('wallet.deposit.noPromotion'),
            },
          ]}
        />
        <p>{text('wallet.deposit.satangNote')}</p>
      </ConfirmSheet>
    </Form>
  )
}

const Form = styled('form')({ display: 'block' })

const Limit = styled('p')(({ theme }) => ({
  margin: '0 0 20px',
  a: { display: 'inline-block', padding: '6px 0', color: theme.palette.primary.readable },
}))
