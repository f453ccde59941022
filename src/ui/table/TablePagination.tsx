import NativeSelect from '@mui/material/NativeSelect'
import { styled } from '@mui/material/styles'
import { useId } from 'react'
import { touchMedia, touchTarget } from '../appearance/sizes'
import { BusyIconButton } from '../form/BusyButton'
import { ChevronIcon } from '../icons/controls'
import { useText } from '../intl/useText'
import { pageSizes, type TableChanges } from './useTableState'

interface PagerProps {
  label: string
  /** Starts at 1. */
  page: number
  pageCount: number
  size: number
  sizes?: readonly number[]
  /** Number of rows on all pages. */
  count: number
  onChange: (changes: TableChanges) => void
}

/** Range of the shown rows, page size, and buttons for the other pages. */
export function TablePagination({
  label,
  page,
  pageCount,
  size,
  sizes = pageSizes,
  count,
  onChange,
}: PagerProps) {
  const text = useText()
  const id = useId()
  const from = count === 0 ? 0 : (page - 1) * size + 1
  const to = Math.min(page * size, count)
  return (
    <Bar aria-label={label}>
      <Size>
        <label htmlFor={id}>{text('table.perPage')}</label>
        <NativeSelect
          inputProps={{ id }}
          disableUnderline
          value={size}
          onChange={({ target }) => {
            const chosen = sizes.find((one) => String(one) === target.value)
            if (chosen !== undefined) onChange({ size: chosen })
          }}
        >
          {sizes.map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </NativeSelect>
      </Size>
      <output>
        <bdi>{text('table.range', { from, to, count })}</bdi>
      </output>
      <div>
        <BusyIconButton
          aria-label={text('table.previous')}
          disabled={page <= 1}
          onClick={() => onChange({ page: page - 1 })}
        >
          <ChevronIcon towards="start" size={20} />
        </BusyIconButton>
        <BusyIconButton
          aria-label={text('table.next')}
          disabled={page >= pageCount}
          onClick={() => onChange({ page: page + 1 })}
        >
          <ChevronIcon towards="end" size={20} />
        </BusyIconButton>
      </div>
    </Bar>
  )
}

const Bar = styled('nav')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  columnGap: 20,
  padding: '4px 12px',
  color: theme.palette.text.secondary,
  borderTop: `1px solid ${theme.palette.divider}`,
  '@media print': { display: 'none' },
}))

const Size = styled('div')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minHeight: touchTarget,
  marginInlineEnd: 'auto',
  // Repeated to match the specificity of Material UI's rule for a smaller width.
  '&&& select': { [touchMedia]: { minWidth: touchTarget, minHeight: touchTarget } },
})
