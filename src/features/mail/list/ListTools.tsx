import Checkbox from '@mui/material/Checkbox'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import type { MailFolder } from '#contract/mail/mail'
import { touchMedia, touchTarget } from '#ui/appearance/sizes'
import { FlagIcon } from '#ui/icons/actions'
import { StarIcon } from '#ui/icons/controls'
import { MailOpenIcon, MailUnreadIcon } from '#ui/icons/mail'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'
import { RovingToolbar } from '#ui/navigation/RovingToolbar'
import { VisuallyHidden } from '#ui/page/Page'
import { haveAll, type MailActions } from '../actions/useMailActions'
import { useMailMembersQuery } from '../api/mail'
import { MailTools } from '../toolbar/MailTools'
import type { Selection } from './useMailSelection'

interface ListToolsProps {
  /** The title of the list. */
  title: ReactNode
  /** Shown beside the title while nothing is selected. */
  aside: ReactNode
  count: number
  selection: Selection
  /** Folder of the selected mails; `null` if they may be in several folders. */
  folder: MailFolder | null
  actions: MailActions
  /** Called with the ids that leave the list. */
  onGone: (ids: readonly string[]) => void
}

/** Toolbar above the rows: select all, and actions on the selected mails. */
export function ListTools(props: ListToolsProps) {
  const { title, aside, count, selection, folder, actions, onGone } = props
  const text = useText()
  const format = useFormat()
  const { ids } = selection
  const hasChosen = ids.length > 0
  return (
    <Bar aria-label={text('mail.tools')}>
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
          <output>
            <VisuallyHidden>{text('mail.chosen', { count: ids.length })}</VisuallyHidden>
            <span aria-hidden="true">{format.number(ids.length)}</span>
          </output>
          <MailTools
            ids={ids}
            folder={folder}
            actions={actions}
            more={[
              {
                label: text('mail.markRead'),
                icon: <MailOpenIcon size={20} />,
                onSelect: () => actions.mark(ids, { isRead: true }),
                isHandy: true,
              },
              {
                label: text('mail.markUnread'),
                icon: <MailUnreadIcon size={20} />,
                onSelect: () => actions.mark(ids, { isRead: false }),
              },
              {
                label: text('mail.star'),
                icon: <StarIcon size={20} />,
                words: <MarkWords ids={ids} mark="starred" />,
                onSelect: () => actions.toggle(ids, 'starred'),
                isRare: true,
              },
              {
                label: text('mail.important'),
                icon: <FlagIcon size={20} />,
                words: <MarkWords ids={ids} mark="important" />,
                onSelect: () => actions.toggle(ids, 'important'),
                isRare: true,
              },
            ]}
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

interface MarkWordsProps {
  ids: readonly string[]
  mark: 'starred' | 'important'
}

/** Label of the menu item: adds the star or the flag to all, or removes it. */
function MarkWords({ ids, mark }: MarkWordsProps) {
  const text = useText()
  const { currentData } = useMailMembersQuery(ids)
  return text((haveAll(currentData?.value, mark) ? offTexts : onTexts)[mark])
}

const onTexts = { starred: 'mail.star', important: 'mail.important' } as const
const offTexts = { starred: 'mail.unstar', important: 'mail.unimportant' } as const

const Bar = styled(RovingToolbar)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  minHeight: 48,
  paddingInlineEnd: 8,
  borderBottom: `1px solid ${theme.palette.divider}`,
  [touchMedia]: { '& > .MuiCheckbox-root': { width: touchTarget, height: touchTarget } },
  '& h2': {
    ...theme.typography.subtitle1,
    flex: 1,
    minWidth: 0,
    margin: 0,
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
  },
  '& small': {
    ...theme.typography.caption,
    paddingInlineEnd: 8,
    color: theme.palette.text.secondary,
  },
  '& output': { ...theme.typography.body2, flex: 1, minWidth: 0 },
}))
