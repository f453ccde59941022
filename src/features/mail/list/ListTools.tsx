import Checkbox from '@mui/material/Checkbox'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import type { MailFolder } from '#contract/mail/mail'
import { FlagIcon } from '#ui/icons/actions'
import { StarIcon } from '#ui/icons/controls'
import { MailOpenIcon, MailUnreadIcon } from '#ui/icons/mail'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'
import type { MailActions } from '../actions/useMailActions'
import { ThrowingTools, Tool } from '../toolbar/MailTools'
import type { Selection } from './useSelection'

interface ListToolsProps {
  /** The place's name. */
  title: string
  /** Beside it while nothing is chosen. */
  aside: ReactNode
  count: number
  selection: Selection
  /** Where the chosen mails are; `null` when they may be in several folders. */
  folder: MailFolder | null
  actions: MailActions
  /** These leave the list. */
  onGone: (ids: readonly string[]) => void
}

/** Above the rows: choose all, and what can be done to those that are chosen. */
export function ListTools(props: ListToolsProps) {
  const { title, aside, count, selection, folder, actions, onGone } = props
  const text = useText()
  const format = useFormat()
  const { ids } = selection
  const hasChosen = ids.length > 0
  return (
    <Bar role="toolbar" aria-label={text('mail.tools')}>
      <Checkbox
        size="small"
        disabled={count === 0}
        checked={hasChosen && ids.length === count}
        indeterminate={hasChosen && ids.length < count}
        slotProps={{ input: { 'aria-label': text('mail.chooseAll') } }}
        onChange={hasChosen ? selection.none : selection.all}
      />
      {hasChosen ? (
        <>
          <output>{text('mail.chosen', { count: ids.length })}</output>
          <Tool label={text('mail.markRead')} onClick={() => actions.mark(ids, { isRead: true })}>
            <MailOpenIcon size={20} />
          </Tool>
          <Tool
            label={text('mail.markUnread')}
            onClick={() => actions.mark(ids, { isRead: false })}
          >
            <MailUnreadIcon size={20} />
          </Tool>
          <Marks>
            <Tool label={text('mail.star')} onClick={() => actions.mark(ids, { starred: true })}>
              <StarIcon size={20} />
            </Tool>
            <Tool
              label={text('mail.important')}
              onClick={() => actions.mark(ids, { important: true })}
            >
              <FlagIcon size={20} />
            </Tool>
          </Marks>
          <ThrowingTools
            ids={ids}
            folder={folder}
            actions={actions}
            onGone={() => {
              selection.none()
              onGone(ids)
            }}
          />
        </>
      ) : (
        <>
          <h2>{title}</h2>
          {aside}
          <small>{format.number(count)}</small>
        </>
      )}
    </Bar>
  )
}

/** On phones each row has them, and the bar no room. */
const Marks = styled('span')(({ theme }) => ({
  display: 'contents',
  [theme.breakpoints.down('sm')]: { display: 'none' },
}))

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  minHeight: 48,
  paddingInlineEnd: 8,
  borderBottom: `1px solid ${theme.palette.divider}`,
  [theme.breakpoints.down('md')]: {
    '& > .MuiCheckbox-root, & > .MuiIconButton-root': { width: 44, height: 44 },
  },
  '& h2': { ...theme.typography.subtitle1, flex: 1, minWidth: 0, margin: 0 },
  '& small': {
    ...theme.typography.caption,
    paddingInlineEnd: 8,
    color: theme.palette.text.secondary,
  },
  '& output': { ...theme.typography.body2, flex: 1, minWidth: 0 },
}))
