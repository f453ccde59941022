import Avatar from '@mui/material/Avatar'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { type ReactNode, useId } from 'react'
import type { Comment } from '#contract/kanban/kanban'
import { isoOf } from '#lib/time'
import { DataText, languageOf } from '#ui/display/DataText'
import { LinkedText } from '#ui/display/LinkedText'
import { breaking } from '#ui/display/unbroken'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'
import { useNow } from '#ui/time/useNow'
import { useKanban } from '../model/kanban'

interface CommentRowProps {
  comment: Comment
  /** Shown instead of the comment. */
  editor: ReactNode
  /** Only on the user's own comments. */
  onEdit?: () => void
  onRemove?: () => void
}

/** A comment with author and time, plus actions on the user's own comment. */
export function CommentRow({ comment, editor, onEdit, onRemove }: CommentRowProps) {
  const text = useText()
  const format = useFormat()
  const now = useNow()
  const saidId = useId()
  const person = useKanban().profiles.get(comment.profileId)
  const { comment: said, createdAt, editedAt } = comment
  return (
    <Row data-entry={comment.id}>
      <Avatar src={person?.avatar} alt="" />
      <Content>
        <Who>
          <DataText>{person?.name ?? text('kanban.someone')}</DataText>
          <small>
            <time dateTime={isoOf(createdAt)}>
              <bdi>{format.relative(createdAt, now)}</bdi>
            </time>
            {editedAt !== null && ` · ${text('kanban.comment.edited')}`}
          </small>
        </Who>
        {editor || (
          <>
            <Said id={saidId} lang={languageOf(said, 'en')} dir="auto" style={breaking(said)}>
              <LinkedText>{said}</LinkedText>
            </Said>
            {onEdit && (
              <Button size="small" color="inherit" aria-describedby={saidId} onClick={onEdit}>
                {text('kanban.comment.edit')}
              </Button>
            )}
            {onRemove && (
              <Button
                size="small"
                color="inherit"
                aria-label={text('kanban.comment.delete')}
                aria-describedby={saidId}
                onClick={onRemove}
              >
                {text('demo.delete')}
              </Button>
            )}
          </>
        )}
      </Content>
    </Row>
  )
}

const Row = styled('li')({ display: 'flex', gap: 12, marginBottom: 12 })

const Content = styled('div')({ flex: 1, minWidth: 0 })

const Who = styled('p')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 8px',
  margin: 0,
  fontWeight: theme.typography.fontWeightMedium,
  '& small': { ...theme.typography.caption, color: theme.palette.text.secondary },
}))

const Said = styled('p')({
  margin: '2px 0 0',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  // Align to the text's own direction; in a list item it would be the page's.
  textAlign: 'start',
})
