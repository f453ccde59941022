import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import type { Item, Priority, Story } from '#contract/kanban/kanban'
import { CalendarIcon } from '#ui/icons/CalendarIcon'
import { ChatIcon } from '#ui/icons/ChatIcon'
import { FlagIcon } from '#ui/icons/FlagIcon'
import { PaperclipIcon } from '#ui/icons/PaperclipIcon'
import { useFormat } from '#ui/intl/useFormat'
import { useLocale } from '#ui/intl/useLocale'
import { useText } from '#ui/intl/useText'
import { visuallyHidden } from '#ui/page/VisuallyHidden'
import { isPastDay, shortDay } from './shortDay'

const tones: Readonly<Record<Priority, 'info' | 'warning' | 'error'>> = {
  low: 'info',
  medium: 'warning',
  high: 'error',
}

/** Priority, due day, files and comments of an item or story, in a line. */
export function CardMarks({ card }: { card: Item | Story }) {
  const text = useText()
  const format = useFormat()
  const locale = useLocale()
  const { priority, dueDate, attachments, commentIds } = card
  const isLate = dueDate !== null && isPastDay(dueDate)
  return (
    <Line>
      <Mark icon={<FlagIcon size={16} />} tone={tones[priority]} name={text('kanban.priority')}>
        {text(`kanban.priority.${priority}`)}
      </Mark>
      {dueDate !== null && (
        <Mark
          icon={<CalendarIcon size={16} />}
          tone={isLate ? 'error' : null}
          name={text(isLate ? 'kanban.overdue' : 'kanban.dueDate')}
        >
          {shortDay(dueDate, locale)}
        </Mark>
      )}
      {attachments.length > 0 && (
        <Mark icon={<PaperclipIcon size={16} />} name={text('kanban.files')}>
          {format.number(attachments.length)}
        </Mark>
      )}
      {commentIds.length > 0 && (
        <Mark icon={<ChatIcon size={16} />} name={text('kanban.comments')}>
          {format.number(commentIds.length)}
        </Mark>
      )}
    </Line>
  )
}

interface MarkProps {
  icon: ReactNode
  /** What the value is, for screen readers. */
  name: string
  tone?: 'info' | 'warning' | 'error' | null
  children: ReactNode
}

function Mark({ icon, name, tone = null, children }: MarkProps) {
  return (
    <span data-tone={tone}>
      {icon}
      <i>{name}: </i>
      {children}
    </span>
  )
}

/** Styles the marks as well, which are plain: cards come and go while one scrolls. */
const Line = styled('span')(({ theme }) => ({
  display: 'flex',
  gap: 10,
  minWidth: 0,
  overflow: 'hidden',
  '& > span': {
    ...theme.typography.caption,
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: 3,
    whiteSpace: 'nowrap',
    color: theme.palette.text.secondary,
  },
  '& > [data-tone="info"]': { color: theme.palette.info.readable },
  '& > [data-tone="warning"]': { color: theme.palette.warning.readable },
  '& > [data-tone="error"]': { color: theme.palette.error.readable },
  '& svg': { flexShrink: 0 },
  '& i': visuallyHidden,
}))
