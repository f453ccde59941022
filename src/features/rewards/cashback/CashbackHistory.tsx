import type { Cashback, CashbackStatus } from '../../../contract/cashback'
import { Money } from '../../../ui/display/Money'
import { StatusChip, type StatusTone } from '../../../ui/display/StatusChip'
import { useText } from '../../../ui/intl/useText'
import { SectionCard } from '../../../ui/page/SectionCard'
import { EmptyState } from '../../../ui/state/EmptyState'
import { Row, Rows, RowWords } from '../frame/Rows'
import { FormulaDetails } from './FormulaDetails'
import { Period } from './Period'

interface Props {
  /** Newest first. */
  periods: readonly Cashback[]
}

const tones: Readonly<Record<CashbackStatus, StatusTone>> = {
  open: 'info',
  claimable: 'warning',
  none: 'neutral',
  claimed: 'success',
  expired: 'neutral',
  cancelled: 'neutral',
}

/** The periods that are over, each with its calculation. */
export function CashbackHistory({ periods }: Props) {
  const text = useText()
  return (
    <SectionCard title={text('rewards.cashback.history')}>
      {periods.length === 0 ? (
        <EmptyState message={text('rewards.cashback.historyEmpty')} />
      ) : (
        <Rows>
          {periods.map((period) => (
            <Row key={period.cashbackId}>
              <RowWords>
                <FormulaDetails label={<Period period={period} />} period={period} />
              </RowWords>
              <RowWords>
                <Money amount={period.amount} />
                <StatusChip
                  tone={tones[period.status]}
                  label={text(`rewards.cashback.status.${period.status}`)}
                />
              </RowWords>
            </Row>
          ))}
        </Rows>
      )}
    </SectionCard>
  )
}
