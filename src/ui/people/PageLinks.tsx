import Pagination from '@mui/material/Pagination'
import { styled } from '@mui/material/styles'
import { touchMedia, touchTarget } from '../appearance/sizes'
import { useText } from '../intl/useText'
import { screenOnlyClass } from '../print/PrintOnly'

interface PageLinksProps {
  label: string
  /** From 1. */
  page: number
  count: number
  onChange: (page: number) => void
}

/** The numbered pages below the cards; nothing when all fit on one. */
export function PageLinks({ label, page, count, onChange }: PageLinksProps) {
  const text = useText()
  if (count < 2) return null
  return (
    <Bar
      className={screenOnlyClass}
      aria-label={label}
      page={page}
      count={count}
      getItemAriaLabel={(item, number) =>
        item === 'previous' || item === 'next'
          ? text(`table.${item}`)
          : text('table.page', { page: number ?? '' })
      }
      shape="rounded"
      onChange={(_, next) => onChange(next)}
    />
  )
}

const Bar = styled(Pagination)({
  display: 'flex',
  justifyContent: 'center',
  marginTop: 24,
  '.MuiPaginationItem-root': {
    fontVariantNumeric: 'tabular-nums',
    [touchMedia]: { minWidth: touchTarget, height: touchTarget },
  },
})
