import type { WithdrawRecord } from '#contract/wallet/history'
import { memberPaths, pathOf } from '#lib/paths/member'
import { DescriptionList } from '#ui/display/DescriptionList'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'
import { ReferencePage } from '#ui/money/ReferencePage'
import { ButtonLink } from '../ButtonLink'
import { maskedBookNumber } from '../receipt/bookNumber'

interface AcceptedProps {
  withdrawal: WithdrawRecord
}

/** The request is in: said in full, with its reference. */
export function Accepted({ withdrawal }: AcceptedProps) {
  const text = useText()
  const format = useFormat()
  const { withdrawId, amount, bank_name, book_number, createdAt } = withdrawal
  return (
    <ReferencePage
      title={text('wallet.withdraw.accepted')}
      reference={withdrawId}
      actions={
        <>
          <ButtonLink to={pathOf(memberPaths.withdrawDetail, withdrawId)} variant="contained">
            {text('wallet.withdraw.follow')}
          </ButtonLink>
          <ButtonLink to={memberPaths.wallet} variant="outlined">
            {text('wallet.toWallet')}
          </ButtonLink>
        </>
      }
    >
      <DescriptionList
        facts={[
          { label: text('wallet.amount'), value: format.money(amount) },
          {
            label: text('wallet.withdraw.destination'),
            value: `${bank_name} ${maskedBookNumber(book_number)}`,
          },
          { label: text('wallet.time'), value: format.dateTime(createdAt) },
        ]}
      />
    </ReferencePage>
  )
}
