// oxlint-disable-next-line no-restricted-imports -- the address is already a history entry; an overlay would add a second one
import Drawer from '@mui/material/Drawer'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { Satang } from '#lib/money'
import { Money } from '#ui/display/Money'
import { StatusChip } from '#ui/display/StatusChip'
import { CloseIcon } from '#ui/icons/controls'
import { useText } from '#ui/intl/useText'
import { statusMeta } from '#ui/money/statusMeta'
import { LookedAtBy } from './LookedAtBy'

interface RowSheetProps {
  title: string
  /** The list's address, opened on close. */
  listPath: string
  /** Between the title and the close button. */
  head?: ReactNode
  /** Room for two columns where the screen has it. */
  isWide?: boolean | undefined
  children: ReactNode
}

/** @returns a function that closes the sheet. If opened from the list, Back restores the list's state. */
export function useCloseSheet(listPath: string): () => void {
  const navigate = useNavigate()
  const { search, state } = useLocation()
  return () => {
    if (Object(state).fromList === true) void navigate(-1)
    else void navigate(listPath + search, { replace: true })
  }
}

/**
 * One row beside its list; on a phone it replaces the list. It has its own address, which can be shared;
 * Back closes it.
 */
export function RowSheet({ title, listPath, head, isWide, children }: RowSheetProps) {
  const text = useText()
  const titleId = useId()
  const close = useCloseSheet(listPath)
  const heading = useRef<HTMLHeadingElement>(null)
  // Another row replaced this one together with the button that had the focus.
  useEffect(() => {
    const { activeElement } = document
    const isLost = activeElement === document.body || activeElement?.isConnected === false
    if (isLost && title !== '') heading.current?.focus()
  }, [title])

  return (
    <Drawer
      anchor="right"
      open
      onClose={close}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': titleId,
        },
      }}
    >
      <Sheet data-row-sheet="" data-wide={isWide || undefined}>
        <Head>
          <h2 key={title} id={titleId} ref={heading} tabIndex={-1}>
            {title}
          </h2>
          {head}
          <IconButton aria-label={text('ui.close')} onClick={close}>
            <CloseIcon />
          </IconButton>
        </Head>
        <LookedAtBy />
        {children}
      </Sheet>
    </Drawer>
  )
}

const Sheet = styled('div')(({ theme }) => ({
  boxSizing: 'border-box',
  width: 'min(480px, 100vw)',
  '&[data-wide]': { width: 'min(880px, 100vw)' },
  minHeight: '100%',
  padding: 20,
  paddingBottom: 'calc(20px + env(safe-area-inset-bottom))',
  [theme.breakpoints.down('sm')]: { '&, &[data-wide]': { width: '100vw', padding: 16 } },
}))

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  marginBottom: 12,
  h2: { ...theme.typography.h3, margin: 0, overflowWrap: 'anywhere', outline: 'none' },
}))

interface SheetAmountProps {
  amount: Satang
  status: keyof typeof statusMeta
}

/** A transaction's amount in large type, and its status. */
export function SheetAmount({ amount, status }: SheetAmountProps) {
  const text = useText()
  const { label, tone } = statusMeta[status]
  return (
    <Amount>
      <Money amount={amount} />
      <StatusChip label={text(label)} tone={tone} />
    </Amount>
  )
}

const Amount = styled('p')(({ theme }) => ({
  ...theme.typography.h2,
  // Keeps the amount on one line, even with large text.
  fontSize: 'min(1.5rem, 10vw)',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 12,
  margin: '0 0 12px',
}))

/** Actions on the row, below its facts. */
export const SheetButtons = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: 8,
  marginTop: 20,
})
