import Button from '@mui/material/Button'
import { useState } from 'react'
import { useOnline } from '#api/client/refetch'
import type { AdminWithdrawal } from '#contract/admin/money'
import { DescriptionList, SentenceWithData } from '#ui/display/DataText'
import { Money } from '#ui/display/Money'
import { useText } from '#ui/intl/useText'
import { useMay } from '../api/adminSession'
import { useDecideWithdrawalMutation } from '../api/moneyCalls'
import { DecisionDialog } from '../decision/DecisionDialog'
import { SheetButtons } from '../list/RowSheet'

/** Books a paid transfer that the bank sent back, or shows the bank's reference of the return. */
export function ReturnedTransfer({ withdrawal }: { withdrawal: AdminWithdrawal }) {
  const text = useText()
  const mayDecide = useMay()('withdraw.pay')
  const isOnline = useOnline()
  const [isOpen, setOpen] = useState(false)
  const { status, returnRef } = withdrawal
  if (returnRef !== null) {
    return (
      <DescriptionList
        items={[{ label: text('admin.withdrawals.returnRef'), value: <bdi>{returnRef}</bdi> }]}
      />
    )
  }
  return (
    <>
      {status === 'paid' && mayDecide && (
        <SheetButtons>
          <Button variant="outlined" disabled={!isOnline} onClick={() => setOpen(true)}>
            {text('admin.withdrawals.returned')}
          </Button>
        </SheetButtons>
      )}
      {isOpen && <Question withdrawal={withdrawal} onClose={() => setOpen(false)} />}
    </>
  )
}

interface QuestionProps {
  withdrawal: AdminWithdrawal
  onClose: () => void
}

function Question({ withdrawal, onClose }: QuestionProps) {
  const text = useText()
  const [decide] = useDecideWithdrawalMutation()
  const { withdrawId, userId, amount, book_name, approveUpTo } = withdrawal
  return (
    <DecisionDialog
      title={text('admin.withdrawals.returned')}
      about={`returned:${withdrawId}`}
      summary={
        <p>
          <SentenceWithData>
            {text('admin.withdrawals.returnedSummary', { name: book_name })}
          </SentenceWithData>{' '}
          <strong>
            <Money amount={amount} />
          </strong>
        </p>
      }
      confirmLabel={text('admin.withdrawals.returnCredit')}
      asks={asks}
      weight={
        approveUpTo === null ? null : { limit: approveUpTo, pool: `return:${userId}`, cost: amount }
      }
      send={(input) => decide({ ...input, withdrawId, decision: 'returned', status: 'paid' })}
      done={text('admin.withdrawals.returnedDone')}
      onClose={onClose}
    />
  )
}

const asks = ['bankRef', 'reason'] as const
