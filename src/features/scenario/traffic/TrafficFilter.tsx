import { styled } from '@mui/material/styles'
import { CheckboxField } from '#ui/form/CheckboxField'
import { Field } from '#ui/form/Field'
import { SelectField } from '#ui/form/SelectField'
import { useText } from '#ui/intl/useText'
import { type CallSearch, callKinds } from './foundCalls'

interface TrafficFilterProps {
  search: CallSearch
  onSearch: (search: CallSearch) => void
  /** Methods among the recorded calls. */
  methods: readonly string[]
}

/** Filters the list of calls. */
export function TrafficFilter({ search, onSearch, methods }: TrafficFilterProps) {
  const text = useText()
  const all = { value: '', label: text('scenario.traffic.all') }
  return (
    <Tools role="search">
      <Words>
        <Field
          type="search"
          name="words"
          label={text('scenario.traffic.search')}
          value={search.words}
          onChange={(words) => onSearch({ ...search, words })}
          autoComplete="off"
          maxLength={200}
        />
      </Words>
      <SelectField
        name="method"
        label={text('scenario.traffic.method')}
        value={search.method}
        options={[all, ...methods.map((method) => ({ value: method, label: method }))]}
        onChange={(method) => onSearch({ ...search, method })}
      />
      <SelectField
        name="kind"
        label={text('scenario.traffic.kind')}
        value={search.kind}
        options={[
          all,
          ...callKinds.map((kind) => ({
            value: kind,
            label: text(`scenario.traffic.kind.${kind}`),
          })),
        ]}
        onChange={(value) =>
          onSearch({ ...search, kind: callKinds.find((kind) => kind === value) ?? '' })
        }
      />
      <CheckboxField
        label={text('scenario.traffic.failed')}
        name="failed"
        checked={search.isFailed}
        onChange={(isFailed) => onSearch({ ...search, isFailed })}
      />
    </Tools>
  )
}

/** A phone has space for two columns only. */
const Tools = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: 12,
})

const Words = styled('div')({ gridColumn: '1 / -1' })
