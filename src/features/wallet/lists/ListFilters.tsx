import { styled } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { type ReactNode, useState } from 'react'
import { Fold } from '#ui/display/Fold'
import { useText } from '#ui/intl/useText'
import { SearchBox } from '#ui/table/SearchBox'

interface ListFiltersProps {
  /** What the search finds. */
  searchLabel: string
  search: string | null
  onSearch: (search: string | null) => void
  /** Values of the filters in `children`; null for a filter that is not set. */
  filters: readonly (string | null)[]
  /** The fields of the filters. */
  children: ReactNode
}

/** Search and filters of a list. On narrow screens the filters fold, so that the list begins higher up. */
export function ListFilters({
  searchLabel,
  search,
  onSearch,
  filters,
  children,
}: ListFiltersProps) {
  const text = useText()
  const isWide = useMediaQuery((theme) => theme.breakpoints.up('md'), { noSsr: true })
  const count = filters.filter((value) => value !== null).length
  const [startsOpen] = useState(count > 0)
  const name = text('wallet.history.filters')
  const fields = <Fields aria-label={name}>{children}</Fields>
  return (
    <Controls>
      <SearchBox
        label={searchLabel}
        value={search ?? ''}
        onChange={(words) => onSearch(words === '' ? null : words)}
        isWide
      />
      {isWide ? (
        fields
      ) : (
        <Fold open={startsOpen}>
          <summary>{count > 0 ? `${name} · ${count}` : name}</summary>
          {fields}
        </Fold>
      )}
    </Controls>
  )
}

const Controls = styled('div')({ display: 'grid', gap: 4, marginBottom: 8 })

const Fields = styled('fieldset')({
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 10rem), 1fr))',
  columnGap: 12,
})
