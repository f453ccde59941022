import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useRef } from 'react'
import { CloseIcon } from '#ui/icons/controls'
import { useText } from '#ui/intl/useText'
import { pillRow } from '../product/Pills'
import type { ActiveFilter } from './filterLabels'
import type { ShopFilter } from './useShopFilter'

interface FilterChipsProps {
  active: readonly ActiveFilter[]
  shopFilter: ShopFilter
  /** Number of matching products; undefined while loading. */
  count: number | undefined
}

/** Number of matching products and the active filters; pressing a filter removes it. */
export function FilterChips({ active, shopFilter, count }: FilterChipsProps) {
  const text = useText()
  const line = useRef<HTMLDivElement>(null)

  function remove(action: () => void): void {
    action()
    // The pressed button disappears: keep the focus in the line.
    line.current?.focus()
  }

  return (
    <Line ref={line} tabIndex={-1}>
      <output>
        <bdi>{count === undefined ? '' : text('shop.products.count', { count })}</bdi>
      </output>
      {active.length > 0 && (
        <>
          <ul aria-label={text('shop.products.active')}>
            {active.map(({ id, label, without }) => (
              <li key={id}>
                <Chip
                  type="button"
                  aria-label={text('shop.products.remove', { filter: label })}
                  onClick={() => remove(() => shopFilter.change(without))}
                >
                  <bdi>{label}</bdi>
                  <CloseIcon size={14} />
                </Chip>
              </li>
            ))}
          </ul>
          <Button size="small" onClick={() => remove(shopFilter.reset)}>
            {text('shop.products.reset')}
          </Button>
        </>
      )}
    </Line>
  )
}

const Line = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  minHeight: 44,
  marginBottom: 8,
  output: { ...theme.typography.body2, color: theme.palette.text.secondary },
  ul: { ...pillRow, listStyle: 'none' },
  li: { maxWidth: '100%' },
}))

const Chip = styled('button')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  minHeight: 32,
  maxWidth: '100%',
  paddingInline: '12px 8px',
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: 999,
  color: theme.palette.text.primary,
  backgroundColor: theme.palette.background.paper,
  cursor: 'pointer',
  whiteSpace: 'nowrap',
  '&:hover': { borderColor: theme.palette.primary.readable },
  bdi: { overflow: 'hidden', textOverflow: 'ellipsis' },
  svg: { flexShrink: 0 },
  '@media (max-width: 899.95px), (pointer: coarse)': { minHeight: 44 },
}))
