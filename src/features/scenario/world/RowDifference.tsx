import { styled } from '@mui/material/styles'
import { useMemo } from 'react'
import type { ChangedRow } from '#contract/scenario/world'
import { useText } from '#ui/intl/useText'
import { changedFields } from './changedFields'

/** What differs in one row, field by field. */
export function RowDifference({ row }: { row: ChangedRow }) {
  const text = useText()
  const fields = useMemo(() => changedFields(row), [row])
  return (
    <Fields>
      {fields.map(({ name, before, after }) => (
        <div key={name}>
          <dt>
            <bdi>{name}</bdi>
          </dt>
          {before !== null && <Value label={text('scenario.world.before')} value={before} />}
          {after !== null && <Value label={text('scenario.world.after')} value={after} />}
        </div>
      ))}
    </Fields>
  )
}

function Value({ label, value }: { label: string; value: string }) {
  return (
    <dd>
      <small>{label}</small> <code dir="ltr">{value}</code>
    </dd>
  )
}

const Fields = styled('dl')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  margin: 0,
  paddingInline: 12,
  overflowWrap: 'anywhere',
  dt: { fontWeight: theme.typography.fontWeightMedium },
  dd: { margin: 0 },
  small: { color: theme.palette.text.secondary },
}))
