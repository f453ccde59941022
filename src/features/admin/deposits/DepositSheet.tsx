import { styled } from '@mui/material/styles'
import { useLocation } from 'react-router-dom'
import { depositAmount, waitsSince } from '#contract/admin/money'
import type { DepositReview } from '#contract/admin/review'
import { adminPaths } from '#lib/paths/admin'
import { DescriptionList } from '#ui/display/DataText'
import { Money } from '#ui/display/Money'
import { useText } from '#ui/intl/useText'
import { useMay } from '../api/adminSession'
import { useDepositQuery } from '../api/moneyCalls'
import { OpenCase } from '../cases/OpenCase'
import { WaitingSince } from '../list/columns'
import { OneRow } from '../list/OneRow'
import { SheetAmount } from '../list/RowSheet'
import { Steps } from '../list/Steps'
import { QueueSheet } from '../queue/QueueSheet'
import type { QueueFlow } from '../queue/useQueueFlow'
import { PlayerLink } from '../users/PlayerLink'
import { BankLines } from './BankLines'
import { DepositDecisions } from './DepositDecisions'
import { EarlierDeposits } from './EarlierDeposits'
import { Slip } from './Slip'
import { WhyItWaits } from './WhyItWaits'

interface DepositSheetProps {
  id: string
  flow: QueueFlow
}

/** One deposit: all facts needed to decide it, and the decision. */
export function DepositSheet({ id, flow }: DepositSheetProps) {
  const text = useText()
  const deposit = useDepositQuery(id)
  useDepositQuery(flow.nextWaiting ?? '', { skip: flow.nextWaiting === undefined })
  const { key } = useLocation()
  const row = deposit.currentData?.value
  return (
    <QueueSheet
      title={text('admin.deposits.one', { id })}
      listPath={adminPaths.deposits}
      queue="deposit"
      flow={flow}
      isWide
      decision={row && <DepositDecisions key={key} deposit={row} flow={flow} />}
    >
      <OneRow key={id} result={deposit} lines={8}>
        {(shown) => <Facts deposit={shown} />}
      </OneRow>
    </QueueSheet>
  )
}

function Facts({ deposit }: { deposit: DepositReview }) {
  const text = useText()
  const may = useMay()
  const { status, promisedAt } = deposit
  const since = waitsSince(deposit)
  const showsSlip = deposit.hasSlip && may('account.number')
  return (
    <Columns>
      <div>
        <SheetAmount amount={depositAmount(deposit)} status={status} />
        <WhyItWaits deposit={deposit} />
        <DescriptionList
          items={[
            ...(since === null
              ? []
              : [
                  {
                    label: text('admin.column.waiting'),
                    value: <WaitingSince since={since} promisedAt={promisedAt} />,
                  },
                ]),
            { label: text('admin.column.player'), value: <PlayerLink player={deposit} /> },
            {
              label: text('admin.deposits.from'),
              value: `${deposit.fromBank} ${deposit.fromNumber}`,
            },
            { label: text('admin.column.account'), value: deposit.bank_name },
            { label: text('admin.column.promotion'), value: deposit.PromotionName ?? '—' },
            ...(deposit.hasSlip && !showsSlip
              ? [{ label: text('admin.column.slip'), value: text('admin.deposits.slip') }]
              : []),
            ...(deposit.arrived === null
              ? []
              : [
                  {
                    label: text('admin.deposits.arrived'),
                    value: <Money amount={deposit.arrived} />,
                  },
                ]),
          ]}
        />
        <OpenCase player={deposit} subject={{ kind: 'deposit', id: deposit.depositId }} />
        <BankLines deposit={deposit} />
      </div>
      <div>
        {showsSlip && <Slip depositId={deposit.depositId} />}
        <EarlierDeposits deposit={deposit} />
        <Steps steps={deposit.steps} />
      </div>
    </Columns>
  )
}

/** Bank lines and slip are compared side by side; on a phone the slip is below. */
const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 20,
  gridTemplateColumns: 'minmax(0, 1fr)',
  h3: { ...theme.typography.h4, margin: '16px 0 8px' },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
}))
