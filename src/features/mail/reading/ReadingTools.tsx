import { styled } from '@mui/material/styles'
import type { Mail } from '#contract/mail/mail'
import { folderOf } from '#contract/mail/mail'
import { EditIcon, ForwardIcon, PrintIcon } from '#ui/icons/actions'
import { ChevronIcon } from '#ui/icons/controls'
import { ReplyAllIcon, ReplyIcon } from '#ui/icons/mail'
import { useText } from '#ui/intl/useText'
import type { MailActions } from '../actions/useMailActions'
import { ThrowingTools, ToggleMark, Tool } from '../toolbar/MailTools'
import type { ReplyKind } from './replies'

interface ReadingToolsProps {
  mail: Mail
  actions: MailActions
  onBack: () => void
  onReply: (kind: ReplyKind) => void
  onEdit: () => void
  /** The mail leaves its folder. */
  onGone: (ids: readonly string[]) => void
}

/** What can be done to the mail that is read. */
export function ReadingTools(props: ReadingToolsProps) {
  const { mail, actions, onBack, onReply, onEdit, onGone } = props
  const text = useText()
  const folder = folderOf(mail)
  return (
    <Bar role="toolbar" aria-label={text('mail.mailTools')}>
      <Tool label={text('mail.back')} onClick={onBack}>
        <ChevronIcon towards="start" size={20} />
      </Tool>
      <Space />
      {folder === 'draft' ? (
        <Tool label={text('mail.edit')} onClick={onEdit}>
          <EditIcon size={20} />
        </Tool>
      ) : (
        <>
          <Tool label={text('mail.reply')} onClick={() => onReply('reply')}>
            <ReplyIcon size={20} />
          </Tool>
          <Tool label={text('mail.replyAll')} onClick={() => onReply('replyAll')}>
            <ReplyAllIcon size={20} />
          </Tool>
          <Tool label={text('mail.forward')} onClick={() => onReply('forward')}>
            <ForwardIcon size={20} />
          </Tool>
        </>
      )}
      <ToggleMark
        mark="important"
        isOn={mail.important}
        onToggle={() => actions.important(mail.id)}
      />
      <ToggleMark mark="starred" isOn={mail.starred} onToggle={() => actions.star(mail.id)} />
      <ThrowingTools ids={[mail.id]} folder={folder} actions={actions} onGone={onGone} />
      <Tool label={text('mail.print')} onClick={() => print()}>
        <PrintIcon size={20} />
      </Tool>
    </Bar>
  )
}

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  minHeight: 48,
  padding: '0 8px',
  borderBottom: `1px solid ${theme.palette.divider}`,
}))

const Space = styled('span')({ flex: 1 })
