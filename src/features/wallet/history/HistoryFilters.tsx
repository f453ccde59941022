import { SelectField } from '#ui/form/SelectField'
import { useText } from '#ui/intl/useText'
import { statusMeta } from '#ui/money/statusMeta'
import { DayRangeFields } from '../lists/DayRangeFields'
import { ListFilters } from '../lists/ListFilters'
import { type HistoryFilter, kinds, statusesOf } from './historyFilter'

interface HistoryFiltersProps {
  filter: HistoryFilter
  onChange: (filter: HistoryFilter) => void
}

export function HistoryFilters({ filter, onChange }: HistoryFiltersProps) {
  const text = useText()
  const { kind, status, from, to, search } = filter
  const all = { value: '', label: text('wallet.history.all') }
  const kindNames = { deposit: 'wallet.deposit.title', withdraw: 'wallet.withdraw.title' } as const
  const statuses = statusesOf(kind)
  return (
    <ListFilters
      searchLabel={text('wallet.history.search')}
      search={search}
      onSearch={(words) => onChange({ ...filter, search: words })}
      filters={[kind, status, from, to]}
    >
      <SelectField
        label={text('wallet.history.kind')}
        name="type"
        value={kind ?? ''}
        options={[all, ...kinds.map((one) => ({ value: one, label: text(kindNames[one]) }))]}
        onChange={(value) => {
          const next = kinds.find((one) => one === value) ?? null
          const kept = statusesOf(next).find((one) => one === status) ?? null
          onChange({ ...filter, kind: next, status: kept })
        }}
      />
      <SelectField
        label={text('wallet.status')}
        name="status"
        value={status ?? ''}
        options={[
          all,
          ...statuses.map((one) => ({ value: one, label: text(statusMeta[one].label) })),
        ]}
        onChange={(value) =>
          onChange({ ...filter, status: statuses.find((one) => one === value) ?? null })
        }
      />
      <DayRangeFields from={from} to={to} onChange={(days) => onChange({ ...filter, ...days })} />
    </ListFilters>
  )
}
