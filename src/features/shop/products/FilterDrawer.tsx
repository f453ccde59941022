import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { useId } from 'react'
import { CloseIcon } from '#ui/icons/controls'
import { useText } from '#ui/intl/useText'
import { OverlayDrawer } from '#ui/overlay/OverlayDrawer'
import { FilterForm } from './FilterForm'
import type { FilterLabels } from './filterLabels'
import type { ShopFilter } from './useShopFilter'

interface FilterDrawerProps {
  open: boolean
  onClose: () => void
  shopFilter: ShopFilter
  labels: FilterLabels
  /** Number of matching products; undefined while loading. */
  count: number | undefined
}

/** The filter as a drawer, on narrow screens. */
export function FilterDrawer({ open, onClose, shopFilter, labels, count }: FilterDrawerProps) {
  const text = useText()
  const titleId = useId()
  return (
    <OverlayDrawer
      anchor="right"
      open={open}
      onClose={onClose}
      slotProps={{ paper: { role: 'dialog', 'aria-modal': true, 'aria-labelledby': titleId } }}
    >
      <Inside>
        <Head>
          <h2 id={titleId}>{text('shop.products.filters')}</h2>
          <IconButton onClick={onClose} aria-label={text('ui.close')} title={text('ui.close')}>
            <CloseIcon size={20} />
          </IconButton>
        </Head>
        <Choices>
          <FilterForm shopFilter={shopFilter} labels={labels} />
        </Choices>
        <Foot>
          <Button onClick={shopFilter.reset}>{text('shop.products.reset')}</Button>
          <Button variant="contained" onClick={onClose}>
            {count === undefined ? text('ui.close') : text('shop.products.show', { count })}
          </Button>
        </Foot>
      </Inside>
    </OverlayDrawer>
  )
}

const Inside = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  width: 'min(360px, 100vw)',
  height: '100%',
})

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingBlock: 12,
  paddingInline: '20px 12px',
  borderBottom: `1px solid ${theme.palette.divider}`,
  h2: { ...theme.typography.h4, margin: 0 },
}))

const Choices = styled('div')({ flex: 1, minHeight: 0, overflowY: 'auto', padding: 20 })

const Foot = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: 8,
  padding: '12px 20px calc(12px + env(safe-area-inset-bottom, 0px))',
  borderTop: `1px solid ${theme.palette.divider}`,
  '& > :last-child': { flex: 1 },
}))
