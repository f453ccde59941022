import { useLocation } from 'react-router-dom'
import type { AdminWithdrawal } from '#contract/admin/money'
import { isOpenWithdrawal } from '#contract/wallet/wallet'
import { adminPaths } from '#lib/paths/admin'
import { DescriptionList } from '#ui/display/DataText'
import { Money } from '#ui/display/Money'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'
import { useWithdrawalQuery } from '../api/moneyCalls'
import { OpenCase } from '../cases/OpenCase'
import { WaitingSince } from '../list/columns'
import { OneRow } from '../list/OneRow'
import { SheetAmount } from '../list/RowSheet'
import { Steps } from '../list/Steps'
import { QueueSheet } from '../queue/QueueSheet'
import type { QueueFlow } from '../queue/useQueueFlow'
import { PlayerLink } from '../users/PlayerLink'
import { PlayerFacts } from './PlayerFacts'
import { ReturnedTransfer } from './ReturnedTransfer'
import { RiskReasons } from './RiskBadges'
import { AccountNumber, TransferAmount } from './TransferFields'
import { WithdrawalDecisions } from './WithdrawalDecisions'

interface WithdrawalSheetProps {
  id: string
  flow: QueueFlow
}

/** One withdrawal: recipient, amount, risks, the player's figures, and the next step. */
export function WithdrawalSheet({ id, flow }: WithdrawalSheetProps) {
  const text = useText()
  const withdrawal = useWithdrawalQuery(id)
  useWithdrawalQuery(flow.nextWaiting ?? '', { skip: flow.nextWaiting === undefined })
  const { key } = useLocation()
  const row = withdrawal.currentData?.value
  return (
    <QueueSheet
      title={text('admin.withdrawals.one', { id })}
      listPath={adminPaths.withdrawals}
      queue="withdrawal"
      flow={flow}
      decision={row && <WithdrawalDecisions key={key} withdrawal={row} flow={flow} />}
    >
      <OneRow key={id} result={withdrawal} lines={8}>
        {(shown) => (
          <>
            <Facts withdrawal={shown} />
            <RiskReasons risks={shown.risks} />
            {shown.player !== null && <PlayerFacts player={shown.player} />}
            <Steps steps={shown.steps} />
            <ReturnedTransfer withdrawal={shown} />
          </>
        )}
      </OneRow>
    </QueueSheet>
  )
}

function Facts({ withdrawal }: { withdrawal: AdminWithdrawal }) {
  const text = useText()
  const format = useFormat()
  const { status, figures, bankRef, createdAt, promisedAt } = withdrawal
  return (
    <>
      <SheetAmount amount={withdrawal.amount} status={status} />
      <DescriptionList
        items={[
          ...(isOpenWithdrawal(withdrawal)
            ? [
                {
                  label: text('admin.column.waiting'),
                  value: <WaitingSince since={createdAt} promisedAt={promisedAt} />,
                },
              ]
            : []),
          { label: text('admin.column.player'), value: <PlayerLink player={withdrawal} /> },
          { label: text('admin.withdrawals.bank'), value: withdrawal.bank_name },
          { label: text('admin.withdrawals.holder'), value: withdrawal.book_name },
          { label: text('admin.withdrawals.number'), value: <AccountNumber of={withdrawal} /> },
          ...(withdrawal.fee > 0
            ? [
                {
                  label: text('admin.withdrawals.fee'),
                  value: <Money amount={withdrawal.fee} />,
                },
              ]
            : []),
          {
            label: text('admin.withdrawals.transfer'),
            value: <TransferAmount of={withdrawal} />,
          },
          ...(figures === null
            ? []
            : [
                {
                  label: text('adminPeople.turnoverLeft'),
                  value: <Money amount={figures.turnoverLeft} />,
                },
                {
                  label: text('admin.withdrawals.lately'),
                  value: text('admin.withdrawals.inAndOut', {
                    deposited: format.money(figures.deposited),
                    withdrawn: format.money(figures.withdrawn),
                  }),
                },
              ]),
          ...(bankRef === null ? [] : [{ label: text('admin.decision.bankRef'), value: bankRef }]),
        ]}
      />
      <OpenCase player={withdrawal} subject={{ kind: 'withdraw', id: withdrawal.withdrawId }} />
    </>
  )
}
