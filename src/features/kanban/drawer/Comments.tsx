import { styled } from '@mui/material/styles'
import { type FormEvent, useEffect, useId, useState } from 'react'
import type { Item, Story } from '#contract/kanban/kanban'
import { submitByKey } from '#lib/keys/isComposing'
import { BusyButton } from '#ui/form/BusyButton'
import { useText } from '#ui/intl/useText'
import type { CardRef } from '../actions/useCardActions'
import { useCommentActions } from '../actions/useCommentActions'
import { commentsIn, nextOf, ownProfileIn, useKanban } from '../model/kanban'
import { CommentEditor } from './CommentEditor'
import { CommentRow } from './CommentRow'
import { LongField } from './LongField'

/** Unsent input: a new comment, and the changed text of an existing one. */
export interface WrittenComments {
  added: string
  edited: { id: string; comment: string } | null
}

interface CommentsProps {
  cardRef: CardRef
  card: Item | Story
  written: WrittenComments
  /** The changed part of the input. */
  onWritten: (change: Partial<WrittenComments>) => void
}

/** The comments on an item or story, and a field to add one. */
export function Comments({ cardRef, card, written, onWritten }: CommentsProps) {
  const text = useText()
  const titleId = useId()
  const kanban = useKanban()
  const actions = useCommentActions(cardRef)
  const [isBusy, setBusy] = useState(false)
  const comments = commentsIn(card, kanban)
  const { added, edited } = written
  const isGone = edited !== null && !comments.some(({ id }) => id === edited.id)

  // Deleted in another tab: the input moves to a place where it can still be used.
  useEffect(() => {
    if (!isGone) return
    const said = [added, edited.comment].filter(Boolean).join('\n')
    onWritten({ added: said, edited: null })
  }, [isGone, added, edited, onWritten])

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (isBusy || added.trim() === '') return
    setBusy(true)
    const isDone = await actions.add(added.trim())
    setBusy(false)
    if (isDone) onWritten({ added: '' })
  }

  return (
    <section aria-labelledby={titleId}>
      <Title id={titleId}>{text('kanban.comments')}</Title>
      <List>
        {comments.map((comment) => (
          <CommentRow
            key={comment.id}
            comment={comment}
            {...(comment.profileId === ownProfileIn(kanban) && {
              onEdit: () => onWritten({ edited: comment }),
              onRemove: () => void actions.remove(comment, nextOf(comments, comment.id)),
            })}
            editor={
              edited?.id === comment.id && (
                <CommentEditor
                  typed={edited.comment}
                  onType={(typed) => onWritten({ edited: { ...edited, comment: typed } })}
                  onSave={async (said) =>
                    said === comment.comment || actions.edit(comment.id, said)
                  }
                  onClose={() => onWritten({ edited: null })}
                />
              )
            }
          />
        ))}
      </List>
      <Form noValidate onSubmit={(event) => void send(event)} onKeyDown={submitByKey}>
        <LongField
          label={text('kanban.comment')}
          value={added}
          onChange={(typed) => onWritten({ added: typed })}
        />
        <BusyButton type="submit" variant="outlined" disabled={added.trim() === ''} busy={isBusy}>
          {text('kanban.commentSend')}
        </BusyButton>
      </Form>
    </section>
  )
}

const Title = styled('h3')(({ theme }) => ({ ...theme.typography.h4, margin: '0 0 8px' }))

const Form = styled('form')({})

const List = styled('ul')({ margin: 0, padding: 0, listStyle: 'none' })
