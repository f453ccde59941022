import { styled } from '@mui/material/styles'
import type { StatementRow } from '#contract/wallet/statement'
import { Money } from '#ui/display/Money'
import { useFormat } from '#ui/intl/useFormat'
import { DayList } from '../lists/DayList'
import { StatementText } from './StatementText'

interface StatementDaysProps {
  /** Loaded rows. */
  rows: readonly StatementRow[]
  drawn: readonly StatementRow[]
  /** Whether earlier rows are not loaded yet. */
  goesOn: boolean
}

const see = ({ seq, createdAt, amount }: StatementRow) => ({
  key: String(seq),
  at: createdAt,
  change: amount,
})

/** The statement on a phone: type and change of each row, with its time and the resulting credit below. */
export function StatementDays({ rows, drawn, goesOn }: StatementDaysProps) {
  const format = useFormat()
  return (
    <DayList rows={rows} drawn={drawn} goesOn={goesOn} see={see}>
      {(row) => (
        <Row>
          <StatementText row={row} time={format.time(row.createdAt)} />
          <Figures>
            <Change data-rise={row.amount > 0}>{format.change(row.amount)}</Change>
            <Credit>
              <Money amount={row.balanceAfter} />
            </Credit>
          </Figures>
        </Row>
      )}
    </DayList>
  )
}

const Row = styled('div')({
  position: 'relative',
  display: 'flex',
  justifyContent: 'space-between',
  columnGap: 12,
  minHeight: 56,
  padding: '8px 0',
  '& > :first-of-type': { minWidth: 0, overflowWrap: 'anywhere' },
})

const Figures = styled('div')({ flexShrink: 0, textAlign: 'end', whiteSpace: 'nowrap' })

const Change = styled('bdi')(({ theme }) => ({
  fontWeight: theme.typography.fontWeightMedium,
  '&[data-rise="true"]': { color: theme.palette.success.readable },
}))

const Credit = styled('div')(({ theme }) => ({
  ...theme.typography.caption,
  color: theme.palette.text.secondary,
}))
