import Avatar from '@mui/material/Avatar'
import { styled } from '@mui/material/styles'
import { type FormEvent, useId, useState } from 'react'
import type { Item, Story } from '#contract/kanban/kanban'
import { isoOf } from '#lib/time'
import { DataText } from '#ui/display/DataText'
import { LinkedText } from '#ui/display/LinkedText'
import { BusyButton } from '#ui/form/BusyButton'
import { languageOf } from '#ui/intl/languageOf'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'
import { type CardRef, useCardActions } from '../actions/useCardActions'
import { commentsIn, useKanban } from '../model/kanban'
import { LongField } from './LongField'

interface CommentsProps {
  cardRef: CardRef
  card: Item | Story
  /** What is being typed. */
  written: string
  onWritten: (written: string) => void
}

/** What was said about an item or story, and a place to say more. */
export function Comments({ cardRef, card, written, onWritten }: CommentsProps) {
  const text = useText()
  const format = useFormat()
  const titleId = useId()
  const kanban = useKanban()
  const { comment } = useCardActions(cardRef)
  const [isBusy, setBusy] = useState(false)

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (isBusy || written.trim() === '') return
    setBusy(true)
    const isDone = await comment(written.trim())
    setBusy(false)
    if (isDone) onWritten('')
  }

  return (
    <section aria-labelledby={titleId}>
      <Title id={titleId}>{text('kanban.comments')}</Title>
      <List>
        {commentsIn(card, kanban).map(({ id, comment: said, profileId, createdAt }) => {
          const person = kanban.profiles.get(profileId)
          return (
            <Row key={id}>
              <Avatar src={person?.avatar} alt="" />
              <Content>
                <Who>
                  <DataText>{person?.name ?? text('kanban.someone')}</DataText>
                  <time dateTime={isoOf(createdAt)}>
                    <bdi>{format.relative(createdAt)}</bdi>
                  </time>
                </Who>
                <Said lang={languageOf(said, 'en')} dir="auto">
                  <LinkedText>{said}</LinkedText>
                </Said>
              </Content>
            </Row>
          )
        })}
      </List>
      <form noValidate onSubmit={(event) => void send(event)}>
        <LongField label={text('kanban.comment')} value={written} onChange={onWritten} />
        <BusyButton type="submit" variant="outlined" disabled={written.trim() === ''} busy={isBusy}>
          {text('kanban.commentSend')}
        </BusyButton>
      </form>
    </section>
  )
}

const Title = styled('h3')(({ theme }) => ({ ...theme.typography.h4, margin: '0 0 8px' }))

const List = styled('ul')({ margin: 0, padding: 0, listStyle: 'none' })

const Row = styled('li')({ display: 'flex', gap: 12, marginBottom: 12 })

const Content = styled('div')({ flex: 1, minWidth: 0 })

const Who = styled('p')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 8px',
  margin: 0,
  fontWeight: theme.typography.fontWeightMedium,
  '& time': { ...theme.typography.caption, color: theme.palette.text.secondary },
}))

const Said = styled('p')({ margin: '2px 0 0', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' })
