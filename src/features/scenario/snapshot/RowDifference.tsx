import { styled } from '@mui/material/styles'
import { useMemo } from 'react'
import type { ChangedRow } from '#contract/scenario/snapshot'
import { useText } from '#ui/intl/useText'

/** Differences in one row, field by field. */
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
          {before !== null && <Value label={text('scenario.snapshot.before')} value={before} />}
          {after !== null && <Value label={text('scenario.snapshot.after')} value={after} />}
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

/** A field's text in both snapshots; null if the row or the field is missing. */
interface ChangedField {
  name: string
  before: string | null
  after: string | null
}

/** Fields that differ between two versions of a row; all fields if there is only one version. */
function changedFields({ before, after }: ChangedRow): ChangedField[] {
  const [first, second] = [fieldsOf(before), fieldsOf(after)]
  const names = new Set([...first.keys(), ...second.keys()])
  return [...names].flatMap((name) => {
    const [was, is] = [first.get(name) ?? null, second.get(name) ?? null]
    return was === is ? [] : { name, before: was, after: is }
  })
}

function fieldsOf(row: string | null): Map<string, string> {
  const fields = row === null ? {} : Object(JSON.parse(row))
  return new Map(Object.entries(fields).map(([name, value]) => [name, JSON.stringify(value)]))
}
