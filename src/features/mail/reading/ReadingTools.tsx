import { styled } from '@mui/material/styles'
import type { Mail } from '#contract/mail/mail'
import { folderOf, placesOf } from '#contract/mail/mail'
import { EditIcon, PrintIcon } from '#ui/icons/actions'
import { ChevronIcon } from '#ui/icons/controls'
import { MailUnreadIcon } from '#ui/icons/mail'
import { useText } from '#ui/intl/useText'
import { RovingToolbar } from '#ui/navigation/RovingToolbar'
import type { MailActions } from '../actions/useMailActions'
import { MailTools } from '../toolbar/MailTools'
import { ToggleMark, Tool } from '../toolbar/Tool'

interface ReadingToolsProps {
  mail: Mail
  actions: MailActions
  onBack: () => void
  onEdit: () => void
  /** Called when the mail leaves its folder. */
  onGone: (ids: readonly string[]) => void
}

/** Actions on the open conversation. */
export function ReadingTools({ mail, actions, onBack, onEdit, onGone }: ReadingToolsProps) {
  const text = useText()
  const { id, conversation = [mail] } = mail
  const isImportant = conversation.some(({ important }) => important)
  // A sent mail is also in the inbox, or snoozed, if it was sent to oneself or answered.
  const arrived = placesOf(mail).find((place) => place === 'inbox' || place === 'snoozed')
  const folder = arrived ?? folderOf(mail)
  return (
    <Bar aria-label={text('mail.mailTools')}>
      <Tool label={text('mail.back')} onClick={onBack}>
        <ChevronIcon towards="start" size={20} />
      </Tool>
      <Space />
      {folder === 'draft' && (
        <Tool label={text('mail.edit')} onClick={onEdit}>
          <EditIcon size={20} />
        </Tool>
      )}
      <ToggleMark
        mark="important"
        isOn={isImportant}
        onToggle={() => actions.important(id, isImportant)}
      />
      <MailTools
        ids={[id]}
        folder={folder}
        actions={actions}
        onGone={onGone}
        more={[
          {
            label: text('mail.markUnread'),
            icon: <MailUnreadIcon size={20} />,
            onSelect: () => {
              actions.mark([id], { isRead: false })
              onBack()
            },
            isHandy: true,
          },
          {
            label: text('mail.print'),
            icon: <PrintIcon size={20} />,
            onSelect: () => print(),
          },
        ]}
      />
    </Bar>
  )
}

const Bar = styled(RovingToolbar)(({ theme }) => ({
  position: 'sticky',
  top: 0,
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  // A scrolling pane would shrink the bar, and a second row would cover the subject.
  flexShrink: 0,
  flexWrap: 'wrap',
  minHeight: 48,
  padding: '0 8px',
  backgroundColor: theme.palette.background.paper,
  borderBottom: `1px solid ${theme.palette.divider}`,
}))

const Space = styled('span')({ flex: 1 })
