import { styled } from '@mui/material/styles'
import { type RefObject, useRef } from 'react'
import type { MailView } from '#contract/mail/mail'
import { useText } from '#ui/intl/useText'
import { useVisibleRows } from '#ui/list/useVisibleRows'
import type { MailActions } from '../actions/useMailActions'
import { useMailTime } from '../useMailTime'
import { MailRow } from './MailRow'
import { RowSkeleton } from './RowSkeleton'
import { rowHeight } from './rowLook'
import { useRows } from './useRows'
import type { Selection } from './useSelection'

interface MailRowsProps {
  label: string
  /** What scrolls around them. */
  box: RefObject<HTMLElement | null>
  view: MailView
  openId: string | null
  words: readonly string[]
  isMixed: boolean
  selection: Selection
  actions: MailActions
  /** Where a mail's row leads; a draft is opened for writing. */
  addressOf: (id: string, isDraft: boolean) => string
}

/** The mails of a place, of which only those in sight are drawn and asked for. */
export function MailRows(props: MailRowsProps) {
  const { label, box, view, openId, words, isMixed, selection, actions, addressOf } = props
  const { ids } = view
  const text = useText()
  const mailTime = useMailTime()
  const list = useRef<HTMLUListElement>(null)
  const { first, end } = useVisibleRows(list, ids.length, rowHeight, box)
  const rows = useRows(view, first, end)
  return (
    <List
      ref={list}
      aria-label={label}
      style={{ paddingTop: first * rowHeight, paddingBottom: (ids.length - end) * rowHeight }}
    >
      {ids.slice(first, end).map((id, index) => {
        const mail = rows.get(id)
        return (
          <li key={id} aria-setsize={ids.length} aria-posinset={first + index + 1}>
            {mail && (
              <MailRow
                mail={mail}
                timeOf={mailTime}
                addressOf={addressOf}
                isOpen={id === openId}
                isChosen={selection.has(id)}
                words={words}
                isMixed={isMixed}
                onChoose={selection.toggle}
                onStar={actions.star}
                onImportant={actions.important}
              />
            )}
            {!mail && (rows.isWhole ? <Gone>{text('mail.damaged')}</Gone> : <RowSkeleton />)}
          </li>
        )
      })}
    </List>
  )
}

const List = styled('ul')(({ theme }) => ({
  margin: 0,
  listStyle: 'none',
  paddingInline: 0,
  overflowAnchor: 'none',
  '& > li': {
    height: rowHeight,
    boxSizing: 'border-box',
    overflow: 'hidden',
    borderBottom: `1px solid ${theme.palette.divider}`,
  },
}))

const Gone = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: 0,
  padding: '30px 16px 0',
  color: theme.palette.text.secondary,
}))
