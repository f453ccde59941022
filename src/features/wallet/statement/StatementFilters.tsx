import { styled } from '@mui/material/styles'
import {
  type StatementFilter,
  statementKinds,
  writeStatementFilter,
} from '#contract/wallet/statement'
import { memberPaths } from '#lib/paths/member'
import { ButtonLink } from '#ui/form/BusyButton'
import { SelectField } from '#ui/form/SelectField'
import { useText } from '#ui/intl/useText'
import { DayRangeFields } from '../lists/DayRangeFields'
import { ListFilters } from '../lists/ListFilters'

interface StatementFiltersProps {
  filter: StatementFilter
  onChange: (filter: StatementFilter) => void
}

/** Filter fields of the statement. For one session's bets there are no filters, only a link back. */
export function StatementFilters({ filter, onChange }: StatementFiltersProps) {
  const text = useText()
  const { kind, from, to, search, play } = filter
  if (play !== null) {
    const games = writeStatementFilter({ kind: 'game' })
    return (
      <Back>
        {text('wallet.statement.playMeans')}
        <ButtonLink to={`${memberPaths.statement}?${games}`}>
          {text('wallet.statement.back')}
        </ButtonLink>
      </Back>
    )
  }
  return (
    <ListFilters
      searchLabel={text('wallet.statement.search')}
      search={search}
      onSearch={(words) => onChange({ ...filter, search: words })}
      filters={[kind, from, to]}
    >
      <SelectField
        label={text('wallet.history.kind')}
        name="kind"
        value={kind ?? ''}
        options={[
          { value: '', label: text('wallet.history.all') },
          ...statementKinds.map((one) => ({
            value: one,
            label: text(`wallet.statement.kind.${one}`),
          })),
        ]}
        onChange={(value) =>
          onChange({ ...filter, kind: statementKinds.find((one) => one === value) ?? null })
        }
      />
      <DayRangeFields from={from} to={to} onChange={(days) => onChange({ ...filter, ...days })} />
    </ListFilters>
  )
}

const Back = styled('p')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  margin: '0 0 12px',
})
