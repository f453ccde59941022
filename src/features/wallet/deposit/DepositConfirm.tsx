import { styled } from '@mui/material/styles'
import { useRequireTurnover } from '#api/session/setting'
import { type AvailablePromotion, promotionTerms } from '#contract/promotion/promotion'
import type { DepositRequest, Wallet } from '#contract/wallet/wallet'
import { DescriptionList } from '#ui/display/DataText'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'
import { BankName } from '#ui/money/BankMark'
import { PromotionTerms, WithoutPromotion } from '#ui/money/PromotionTerms'
import type { DepositPromotion } from './depositPromotions'

interface DepositConfirmProps {
  request: DepositRequest
  bankName: string | undefined
  /** The chosen promotion; undefined for none. */
  chosen: DepositPromotion | undefined
  wallet: Wallet
  waiting: AvailablePromotion['waiting']
}

/** Final check before sending: the amount, where it goes, and the terms it is tied to. */
export function DepositConfirm({
  request,
  bankName,
  chosen,
  wallet,
  waiting,
}: DepositConfirmProps) {
  const text = useText()
  const format = useFormat()
  const requireTurnover = useRequireTurnover()
  const terms = chosen?.promotion && promotionTerms(chosen.promotion, request.amount, wallet)
  return (
    <Stack>
      <DescriptionList
        items={[
          { label: text('wallet.amount'), value: format.money(request.amount) },
          { label: text('wallet.deposit.to'), value: bankName && <BankName bank={bankName} /> },
          {
            label: text('wallet.deposit.promotion'),
            value: chosen?.name ?? text('wallet.deposit.noPromotion'),
          },
        ]}
      />
      {terms && <PromotionTerms terms={terms} requireTurnover={requireTurnover} />}
      {!chosen && (
        <p>
          <WithoutPromotion wallet={wallet} waiting={waiting} requireTurnover={requireTurnover} />
        </p>
      )}
      <p>
        {text('wallet.deposit.satangNote')} {terms && text('wallet.deposit.satangTerms')}
      </p>
    </Stack>
  )
}

const Stack = styled('div')({ display: 'grid', gap: 10, p: { margin: 0 } })
